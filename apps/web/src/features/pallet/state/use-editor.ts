import { useCallback, useMemo, useState } from 'react';
import { userTypes, type PalletDetail, type PlacedProductDto } from '@mullion/contracts';
import { isRefused, verbRefusal, type PalletLoad, type Violation } from '@mullion/packing-model';
import { useAccess, useToast } from '@mullion/ui-kit';
import { sizesChange, type Settings } from '../../../entities/pallet/pallet-settings';
import { useViolationText } from '../../../entities/pallet/use-violation-text';
import { useAppDispatch, useAppSelector } from '../../../kits/api/store';
import { shiftLoad } from '../commands/drop-load';
import { arrangement, spotOf, timberOf, type PalletCommand, type Timber } from '../commands/pallet-document';
import { picksTarget, refusalOf, runVerb, type PanelVerb } from '../commands/registry';
import { editorActions, selectEditor } from './editor-slice';
import { shownLoad, stackRoot } from './selectors';
import { usePalletDocument } from './use-pallet-document';

/** The pallet with its draft, what may be done, and the actions of the editor. */
export const useEditor = (read: PalletDetail) => {
  const {
    editor: document,
    state: saving,
    commit: send,
    undoes,
    redoes,
    remarkClash,
    clearRemarkClash,
  } = usePalletDocument(read);
  const { pallet } = saving.shown;
  const dispatch = useAppDispatch();
  const { type, features } = useAccess();
  const editor = useAppSelector(selectEditor);
  const toast = useToast();
  const { spoken } = useViolationText();
  const [asked, setAsked] = useState<readonly number[] | null>(null);
  const { selectedId, interaction } = editor;
  const isDraft = saving.shown !== saving.saved;
  const tallPalletRule = features.includes('tall_pallet_rule');
  const load = useMemo(() => shownLoad(pallet, isDraft, tallPalletRule), [pallet, isDraft, tallPalletRule]);
  /** As it is at this moment: two keys may come before anything is drawn again. */
  const loadNow = useCallback(() => {
    const { shown, saved } = document.get();
    return shownLoad(shown.pallet, shown !== saved, tallPalletRule);
  }, [document, tallPalletRule]);
  const standing = useMemo(
    () => ({ status: pallet.status, truckId: pallet.truck_id, isOwned: pallet.owned }),
    [pallet.status, pallet.truck_id, pallet.owned],
  );
  const writes = type !== userTypes.reader && pallet.can.edit;
  /** Why nothing on the pallet moves, for people who otherwise may write; null when it does. */
  const lock = useMemo(() => (type === userTypes.reader ? null : verbRefusal('move_out', standing)), [type, standing]);
  const positionOf = useCallback(
    (id: number) => [...pallet.products, ...read.products].find((product) => product.id === id)?.position ?? String(id),
    [pallet.products, read.products],
  );

  const explain = useCallback(
    (why: Violation) => toast({ tone: 'warn', message: spoken(why, positionOf), key: 'pallet.refused' }),
    [toast, spoken, positionOf],
  );
  /** Only what differs is done, on the pallet as it is by then. */
  const arrange = useCallback(
    (before: PalletLoad, after: Pick<PalletLoad, 'products'>) => send(arrangement(before.products, after.products)),
    [send],
  );
  const commit = useCallback((after: Pick<PalletLoad, 'products'>) => arrange(loadNow(), after), [arrange, loadNow]);
  const set = useCallback((from: Settings, to: Settings) => send({ kind: 'settings', from, to }), [send]);
  const apply = useCallback(
    (verb: PanelVerb, id: number, targetId: number | null): void => {
      const result = runVerb(verb, loadNow(), id, targetId);
      dispatch(editorActions.interactionEnded());
      if (isRefused(result)) {
        if (result.violations[0]) explain(result.violations[0]);
      } else if (verb === 'put_away') setAsked(result.unplaced.map((product) => product.id));
      else commit(result.load);
    },
    [loadNow, dispatch, explain, commit],
  );
  /** Starts a verb on the selection: done at once, asked first, or waiting for its second product. */
  const start = useCallback(
    (verb: PanelVerb): void => {
      if (selectedId === null || type === userTypes.reader) return;
      const why = refusalOf(verb, loadNow(), selectedId, standing);
      if (why) explain(why);
      else if (picksTarget(verb)) dispatch(editorActions.pickBegun({ verb, id: selectedId }));
      else apply(verb, selectedId, null);
    },
    [selectedId, type, loadNow, standing, explain, dispatch, apply],
  );
  /** A press on a product: chooses it, or is the target a verb waits for. From above the whole stack is meant. */
  const press = useCallback(
    (id: number, from: 'top' | 'side'): void => {
      if (interaction.kind === 'picking') {
        if (id !== interaction.id)
          apply(
            interaction.verb,
            interaction.id,
            interaction.verb === 'swap' && from === 'top' ? stackRoot(load, id) : id,
          );
        return;
      }
      dispatch(editorActions.selected(from === 'top' ? stackRoot(load, id) : id));
    },
    [interaction, apply, dispatch, load],
  );
  const nudge = useCallback(
    (xMm: number, yMm: number): void => {
      if (selectedId === null || type === userTypes.reader) return;
      if (lock) return explain(lock);
      const result = shiftLoad(loadNow(), selectedId, xMm, yMm);
      if (isRefused(result)) {
        if (result.violations[0]) explain(result.violations[0]);
      } else commit(result.load);
    },
    [selectedId, type, lock, loadNow, explain, commit],
  );
  const confirmPutAway = useCallback((): void => {
    if (asked) commit({ products: loadNow().products.filter((product) => !asked.includes(product.id)) });
    dispatch(editorActions.selected(null));
  }, [asked, commit, loadNow, dispatch]);
  /** Saved by a dialog: taken back in its turn like everything else. */
  const record = useCallback(
    (command: PalletCommand | null): void => void (command && document.record(command)),
    [document],
  );
  const sizesSaved = useCallback(
    (before: PalletDetail, after: PalletDetail): void => {
      const change = sizesChange(before, after);
      record(change && { kind: 'settings', ...change });
    },
    [record],
  );
  const movedAway = useCallback(
    (rest: PalletDetail, from: PlacedProductDto, to: PlacedProductDto): void => {
      document.seen({ pallet: rest, away: new Map([[to.id, to]]) });
      record({ kind: 'arrange', changes: [{ id: to.id, from: spotOf(from), to: { palletId: to.pallet_id } }] });
    },
    [document, record],
  );
  const timberSaved = useCallback(
    (before: PalletDetail, to: Timber): void => record({ kind: 'timber', from: timberOf(before), to }),
    [record],
  );

  return {
    ...editor,
    /** As it is shown, with what is not saved yet. */
    pallet,
    document,
    saving,
    load,
    standing,
    writes,
    lock,
    explain,
    mayMove: writes && lock === null,
    /** Remarks touch neither content nor timber, so a closed pallet takes them too. */
    mayRemark: type !== userTypes.reader && pallet.owned,
    positionOf,
    start,
    press,
    nudge,
    arrange,
    commit,
    set,
    send,
    /** What would be taken back and done again next, in words. */
    undoes,
    redoes,
    undo: useCallback(() => document.undo(), [document]),
    redo: useCallback(() => document.redo(), [document]),
    record,
    sizesSaved,
    timberSaved,
    movedAway,
    remarkClash,
    clearRemarkClash,
    asked,
    closeAsked: () => setAsked(null),
    confirmPutAway,
  };
};
export type Editor = ReturnType<typeof useEditor>;
