import { useCallback, useEffect, useMemo } from 'react';
import type { PalletId, Truck } from '@mullion/contracts';
import { isLoadFixed, truckFromWire } from '@mullion/packing-model';
import { useProblemToast, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { DocumentEditor } from '../../../app/editor/document-editor';
import type { EditorNotice } from '../../../app/editor/editor-types';
import { useDocumentEditor } from '../../../app/editor/use-editor';
import { store, useAppDispatch } from '../../../app/store';
import { truckArgs, trucksApi } from '../../../app/trucks/trucks-api';
import type { FloorDraft } from '../../../app/trucks/floor/floor-draft';
import { floorRules, gesture, rearrangement, type FloorClash, type FloorCommand } from '../../../app/trucks/floor/floor-document';
import { floorPorts } from '../../../app/trucks/floor/floor-sender';
import { floorActions } from './floor-slice';

const { updateTruck, addTruckPallets, removeTruckPallet, truck: readTruck } = trucksApi.endpoints;

const create = (truck: Truck): DocumentEditor<Truck, FloorCommand, FloorClash> => {
  const { id } = truck;
  return new DocumentEditor(
    truck,
    floorRules,
    floorPorts({
      place: (body) => store.dispatch(updateTruck.initiate({ params: { id }, body })).unwrap(),
      putOn: (pallets) =>
        store
          .dispatch(addTruckPallets.initiate({ params: { id }, body: { pallets: [...pallets] as PalletId[], optimise: false } }))
          .unwrap(),
      takeOff: (palletId) => store.dispatch(removeTruckPallet.initiate({ params: { id, pallet_id: palletId } })).unwrap(),
      read: () => store.dispatch(readTruck.initiate(truckArgs(id), { forceRefetch: true, subscribe: false })).unwrap(),
    }),
  );
};

/** The floor as it is shown, and the one way to change it: shown at once, saved in its turn, undone in one step. */
export const useFloor = (read: Truck) => {
  const { t } = useTranslation(['trucks', 'editor']);
  const dispatch = useAppDispatch();
  const toast = useToast();
  const refuse = useProblemToast();
  useEffect(() => {
    dispatch(floorActions.truckOpened(read.id));
  }, [dispatch, read.id]);
  const showClash = useCallback(
    (command: FloorCommand, clash: FloorClash): void => {
      const known = new Map([...command.loads, ...read.pallets].map((load) => [load.pallet_id as number, load.shown_number]));
      dispatch(floorActions.conflictMet(clash.map((id) => known.get(id) ?? `#${id}`)));
    },
    [dispatch, read.pallets],
  );
  const onNotice = useCallback(
    (notice: EditorNotice<FloorCommand, FloorClash>): void => {
      if (notice.kind === 'conflict') showClash(notice.command, notice.refusal);
      else if (notice.kind === 'stale') {
        const loaded = read.pallets.filter((load) => notice.refusal.includes(load.pallet_id) && isLoadFixed(load.status));
        const message = loaded[0]
          ? t('trucks:floor.fixed', { pallet: loaded.map((load) => load.shown_number).join(', ') })
          : t(notice.step === 'undo' ? 'editor:staleUndo' : 'editor:staleRedo');
        toast({ tone: 'warn', message, key: 'floor.stale' });
      } else refuse(notice.problem, t('trucks:refused.place'));
    },
    [showClash, toast, refuse, t, read.pallets],
  );
  const { editor, state } = useDocumentEditor({ kind: 'truck', id: String(read.id), document: read, create, onNotice });
  const draft = useMemo<FloorDraft>(() => truckFromWire(state.shown), [state.shown]);

  /** Does to the newest floor what differs between two states of it. */
  const commit = useCallback(
    (before: FloorDraft, after: FloorDraft | null): void => {
      const command = after && gesture(before.placed, after.placed);
      if (!command) return;
      dispatch(floorActions.conflictDismissed());
      const clash = editor.commit(command);
      if (clash) showClash(command, clash);
    },
    [dispatch, editor, showClash],
  );
  return {
    /** The truck as it is shown, with what is not saved yet. */
    truck: state.shown,
    draft,
    /** As it is at this moment: keys may come before anything is drawn again. */
    draftNow: useCallback((): FloorDraft => truckFromWire(editor.get().shown), [editor]),
    commit,
    undo: useCallback(() => editor.undo(), [editor]),
    redo: useCallback(() => editor.redo(), [editor]),
    retry: useCallback(() => void editor.retry(), [editor]),
    /** Something that the server does to the whole floor: begun when all is saved, one step to take back. */
    rearrange: useCallback(
      async (act: () => Promise<Truck | null>): Promise<void> => {
        await editor.flush();
        const before = editor.get().saved;
        const after = await act();
        if (!after) return;
        editor.seen(after);
        const command = rearrangement(before, after);
        if (command) editor.record(command);
      },
      [editor],
    ),
    canUndo: state.canUndo,
    canRedo: state.canRedo,
    failure: state.failure,
    saving: state.unsaved.length > 0 && state.failure === null,
  };
};
export type FloorEditor = ReturnType<typeof useFloor>;
