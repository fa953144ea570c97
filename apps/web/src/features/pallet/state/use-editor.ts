import { useCallback, useMemo, useState } from 'react';
import { userTypes, type PalletWhole } from '@mullion/contracts';
import { isRefused, verbRefusal, type PalletLoad, type Violation } from '@mullion/packing-model';
import { useAccess, useToast } from '@mullion/ui-kit';
import { useViolationText } from '../../../app/packing/use-violation-text';
import { useAppDispatch, useAppSelector } from '../../../app/store';
import { shiftLoad } from '../commands/drop-load';
import { picksTarget, refusalOf, runVerb, type PanelVerb } from '../commands/registry';
import { editorActions, selectEditor } from './editor-slice';
import { shownLoad, stackRoot } from './selectors';

/** The pallet with its draft, what may be done, and the acts of the editor. */
export const useEditor = (pallet: PalletWhole) => {
  const dispatch = useAppDispatch();
  const { type, features } = useAccess();
  const editor = useAppSelector(selectEditor);
  const toast = useToast();
  const { spoken } = useViolationText();
  const [asked, setAsked] = useState<readonly number[] | null>(null);
  const { draft, selectedId, interaction } = editor;
  const load = useMemo(() => shownLoad(pallet, draft, features.includes('tall_pallet_rule')), [pallet, draft, features]);
  const standing = useMemo(
    () => ({ status: pallet.status, truckId: pallet.truck_id, isOwned: pallet.owned }),
    [pallet.status, pallet.truck_id, pallet.owned],
  );
  const writes = type !== userTypes.reader && pallet.can.edit;
  /** Why nothing on the pallet moves, for people who otherwise may write; null when it does. */
  const lock = useMemo(() => (type === userTypes.reader ? null : verbRefusal('move_out', standing)), [type, standing]);
  const positionOf = useCallback(
    (id: number) => pallet.products.find((product) => product.id === id)?.position ?? String(id),
    [pallet.products],
  );

  const tell = useCallback(
    (why: Violation) => toast({ tone: 'warn', message: spoken(why, positionOf), key: 'pallet.refused' }),
    [toast, spoken, positionOf],
  );
  const commit = useCallback(
    (after: PalletLoad) => dispatch(editorActions.arranged({ before: load.products, after: after.products })),
    [dispatch, load.products],
  );
  const apply = useCallback(
    (verb: PanelVerb, id: number, targetId: number | null): void => {
      const result = runVerb(verb, load, id, targetId);
      dispatch(editorActions.interactionEnded());
      if (isRefused(result)) {
        if (result.violations[0]) tell(result.violations[0]);
      } else if (verb === 'put_away') setAsked(result.unplaced.map((product) => product.id));
      else commit(result.load);
    },
    [load, dispatch, tell, commit],
  );
  /** Starts a verb on the selection: done at once, asked first, or waiting for its second product. */
  const start = useCallback(
    (verb: PanelVerb): void => {
      if (selectedId === null || type === userTypes.reader) return;
      const why = refusalOf(verb, load, selectedId, standing);
      if (why) tell(why);
      else if (picksTarget(verb)) dispatch(editorActions.pickBegun({ verb, id: selectedId }));
      else apply(verb, selectedId, null);
    },
    [selectedId, type, load, standing, tell, dispatch, apply],
  );
  /** A press on a product: chooses it, or is the target a verb waits for. From above the whole stack is meant. */
  const press = useCallback(
    (id: number, from: 'top' | 'side'): void => {
      if (interaction.kind === 'picking') {
        if (id !== interaction.id)
          apply(interaction.verb, interaction.id, interaction.verb === 'swap' && from === 'top' ? stackRoot(load, id) : id);
        return;
      }
      dispatch(editorActions.selected(from === 'top' ? stackRoot(load, id) : id));
    },
    [interaction, apply, dispatch, load],
  );
  const nudge = useCallback(
    (xMm: number, yMm: number): void => {
      if (selectedId === null || type === userTypes.reader) return;
      if (lock) return tell(lock);
      const result = shiftLoad(load, selectedId, xMm, yMm);
      if (isRefused(result)) {
        if (result.violations[0]) tell(result.violations[0]);
      } else commit(result.load);
    },
    [selectedId, type, lock, load, tell, commit],
  );
  const confirmPutAway = useCallback((): void => {
    if (asked) commit({ ...load, products: load.products.filter((product) => !asked.includes(product.id)) });
    dispatch(editorActions.selected(null));
  }, [asked, commit, load, dispatch]);
  const undo = useCallback(() => dispatch(editorActions.undone({ now: load.products })), [dispatch, load.products]);
  const redo = useCallback(() => dispatch(editorActions.redone({ now: load.products })), [dispatch, load.products]);

  return {
    ...editor,
    load,
    standing,
    writes,
    lock,
    tell,
    mayMove: writes && lock === null,
    /** Remarks touch neither content nor timber, so a closed pallet takes them too. */
    mayRemark: type !== userTypes.reader && pallet.owned,
    positionOf,
    start,
    press,
    nudge,
    commit,
    undo,
    redo,
    asked,
    closeAsked: () => setAsked(null),
    confirmPutAway,
  };
};
export type Editor = ReturnType<typeof useEditor>;
