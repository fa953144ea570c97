import { useCallback, useMemo, useRef, useState } from 'react';
import type { PalletDetail, ProductId } from '@mullion/contracts';
import { useProblemToast, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { fetchLatest } from '../../../kits/api/fetch-latest';
import { DocumentEditor } from '../../../kits/editor/document-editor';
import type { EditorNotice } from '../../../kits/editor/editor-types';
import { useDocumentEditor } from '../../../kits/editor/use-editor';
import { useStaleNotice, type BlockingRows } from '../../../kits/editor/use-stale-notice';
import { packingApi, palletDetailArgs } from '../../../entities/pallet/packing-api';
import { store } from '../../../kits/api/store';
import { palletApi } from '../api/pallet-api';
import {
  isOnPallet,
  palletRules,
  type PalletClash,
  type PalletCommand,
  type PalletDocument,
} from '../commands/pallet-document';
import { palletPorts } from '../commands/pallet-sender';
import { useActText } from './use-act-text';

const { arrangePallet, moveFromPallet } = palletApi.endpoints;

const create = (document: PalletDocument): DocumentEditor<PalletDocument, PalletCommand, PalletClash> => {
  const { id } = document.pallet;
  return new DocumentEditor(
    document,
    palletRules,
    palletPorts({
      // a size that is put back is put back exactly, not rounded to a standard length once more
      update: (body) =>
        store.dispatch(arrangePallet.initiate({ params: { id }, query: { ignore_length: 'true' }, body })).unwrap(),
      layers: (body) => store.dispatch(packingApi.endpoints.editLayers.initiate({ params: { id }, body })).unwrap(),
      move: (productId, body) =>
        store.dispatch(moveFromPallet.initiate({ params: { id: productId as ProductId }, body })).unwrap(),
      read: () =>
        fetchLatest(() =>
          store.dispatch(packingApi.endpoints.pallet.initiate(palletDetailArgs(id), { forceRefetch: true })),
        ),
    }),
  );
};

/** This pallet, and those that a product was sent to. */
const inTheWay = (palletId: number, command: PalletCommand): BlockingRows => {
  const spots = command.kind === 'arrange' ? command.changes.flatMap(({ from, to }) => [from, to]) : [];
  const others = spots.flatMap((spot) => (isOnPallet(spot) || spot.palletId === null ? [] : [spot.palletId]));
  return { table: 'pallets', ids: [...new Set([palletId, ...others])] };
};

/**
 * What the person has typed into the remark and could not be saved, because somebody else has written one meanwhile.
 */
export type RemarkClash = { readonly mine: string } | null;

/** The pallet with everything that is done to it here, and what has to be said when something does not come about. */
export const usePalletDocument = (pallet: PalletDetail) => {
  const { t } = useTranslation(['pallet', 'editor']);
  const toast = useToast();
  const problemToast = useProblemToast();
  const [remarkClash, setRemarkClash] = useState<RemarkClash>(null);
  /** Names of products, also of those that have left. */
  const positions = useRef(new Map<number, string>());
  for (const { id, position } of pallet.products) positions.current.set(id, position);
  const showStale = useStaleNotice();
  const textOf = useActText(useCallback((id: number) => positions.current.get(id) ?? `#${id}`, []));
  const showClash = useCallback(
    (command: PalletCommand, clash: PalletClash): void => {
      if (command.kind === 'settings' && command.to.comment !== undefined)
        return setRemarkClash({ mine: command.to.comment ?? '' });
      const names =
        'products' in clash ? clash.products.flatMap((id) => positions.current.get(id) ?? []).join(', ') : '';
      const message = names
        ? t('pallet:page.conflictProducts', { positions: names })
        : t('pallet:page.conflictSettings');
      toast({ tone: 'warn', message, key: 'pallet.conflict' });
    },
    [t, toast],
  );
  const onNotice = useCallback(
    (notice: EditorNotice<PalletCommand, PalletClash>): void => {
      if (notice.kind === 'conflict') showClash(notice.command, notice.refusal);
      else if (notice.kind === 'stale') showStale(notice, textOf(notice.command), inTheWay(pallet.id, notice.command));
      else if (notice.kind === 'final')
        toast({ tone: 'warn', message: t('editor:final', { what: textOf(notice.command) }) });
      else problemToast(notice.problem, t('pallet:page.saveFailed'));
    },
    [showClash, showStale, textOf, pallet.id, toast, problemToast, t],
  );
  const seen = useMemo<PalletDocument>(() => ({ pallet, away: new Map() }), [pallet]);
  const { editor, state } = useDocumentEditor({
    kind: 'pallet',
    id: String(pallet.id),
    document: seen,
    create,
    onNotice,
  });
  /** Does it, or says who was faster. */
  const commit = useCallback(
    (command: PalletCommand, options?: { readonly undoable?: boolean }): void => {
      const clash = editor.commit(command, options);
      if (clash) showClash(command, clash);
    },
    [editor, showClash],
  );
  return {
    editor,
    state,
    commit,
    undoes: state.undoes && textOf(state.undoes),
    redoes: state.redoes && textOf(state.redoes),
    remarkClash,
    clearRemarkClash: useCallback(() => setRemarkClash(null), []),
  };
};
