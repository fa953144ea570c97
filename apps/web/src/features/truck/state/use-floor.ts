import { useCallback, useEffect, useMemo } from 'react';
import type { Truck } from '@mullion/contracts';
import { isLoadFixed, truckFromWire } from '@mullion/packing-model';
import { useProblemToast, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { DocumentEditor } from '../../../kits/editor/document-editor';
import type { EditorNotice } from '../../../kits/editor/editor-types';
import { useDocumentEditor } from '../../../kits/editor/use-editor';
import { useStaleNotice } from '../../../kits/editor/use-stale-notice';
import { useAppDispatch } from '../../../kits/api/store';
import type { FloorDraft } from '../../../entities/truck/floor/floor-draft';
import {
  factsEdited,
  floorRules,
  gesture,
  rearrangement,
  type FloorClash,
  type FloorCommand,
} from '../../../entities/truck/floor/floor-document';
import { floorRequests } from '../../../entities/truck/floor/floor-requests';
import { floorPorts } from '../../../entities/truck/floor/floor-sender';
import type { FactsChange } from '../../../entities/truck/floor/truck-facts';
import { floorActions } from './floor-slice';
import { useActText } from './use-act-text';

const create = (truck: Truck): DocumentEditor<Truck, FloorCommand, FloorClash> =>
  new DocumentEditor(truck, floorRules, floorPorts(floorRequests(truck.id)));

/** The floor as it is shown, and the one way to change it: shown at once, saved in its turn, undone in one step. */
export const useFloor = (read: Truck) => {
  const { t } = useTranslation(['trucks', 'editor']);
  const dispatch = useAppDispatch();
  const toast = useToast();
  const refuse = useProblemToast();
  const showStale = useStaleNotice();
  const textOf = useActText(read);
  useEffect(() => {
    dispatch(floorActions.truckOpened(read.id));
  }, [dispatch, read.id]);
  const showClash = useCallback(
    (command: FloorCommand, clash: FloorClash, since = Date.now()): void => {
      const known = new Map(
        [...command.loads, ...read.pallets].map((load) => [load.pallet_id as number, load.shown_number]),
      );
      dispatch(floorActions.conflictMet({ pallets: clash.map((id) => known.get(id) ?? `#${id}`), since }));
    },
    [dispatch, read.pallets],
  );
  const onNotice = useCallback(
    (notice: EditorNotice<FloorCommand, FloorClash>): void => {
      if (notice.kind === 'conflict') showClash(notice.command, notice.refusal, notice.since);
      else if (notice.kind === 'stale') {
        const loaded = read.pallets.filter(
          (load) => notice.refusal.includes(load.pallet_id) && isLoadFixed(load.status),
        );
        const fixed = { pallet: loaded.map((load) => load.shown_number).join(', ') };
        if (loaded[0]) toast({ tone: 'warn', message: t('trucks:floor.fixed', fixed), key: 'editor.stale' });
        else showStale(notice, textOf(notice.command), { table: 'trucks', ids: [read.id] });
      } else if (notice.kind === 'final')
        toast({ tone: 'warn', message: t('editor:final', { what: textOf(notice.command) }) });
      else refuse(notice.problem, t('trucks:refused.place'));
    },
    [showClash, showStale, textOf, toast, refuse, t, read.id, read.pallets],
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
    /** What was changed of the truck itself, here or by its dialog. */
    edit: useCallback(
      (facts: FactsChange): void => {
        const command = { changes: [], loads: [], facts };
        const clash = editor.commit(command);
        if (clash) showClash(command, clash);
      },
      [editor, showClash],
    ),
    edited: useCallback(
      (before: Truck, after: Truck): void => {
        const command = factsEdited(before, after);
        if (command) editor.record(command);
      },
      [editor],
    ),
    /** What would be taken back and done again next, in words. */
    undoes: state.undoes && textOf(state.undoes),
    redoes: state.redoes && textOf(state.redoes),
    failure: state.failure,
    aside: state.aside.length,
    retryAside: useCallback(() => editor.retryAside(), [editor]),
    saving: state.unsaved.length > 0 && state.failure === null,
  };
};
export type FloorEditor = ReturnType<typeof useFloor>;
