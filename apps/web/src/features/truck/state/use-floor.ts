import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { Problem, Truck } from '@mullion/contracts';
import { truckFromWire, type PlacedPallet } from '@mullion/packing-model';
import { useProblemToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../../app/api/as-problem';
import { store, useAppDispatch, useAppSelector } from '../../../app/store';
import { truckArgs, trucksApi, useUpdateTruckMutation } from '../../../app/trucks/trucks-api';
import { changeBetween, wireSpots, withSpots, type FloorDraft } from '../commands/floor-draft';
import { truckDiff } from '../rules/truck-diff';
import { floorActions, selectFloor } from './floor-slice';

const selectTruck = (id: number) => trucksApi.endpoints.truck.select(truckArgs(id));

const newerOf = (truck: Truck, answered: Truck | null): Truck =>
  answered !== null && answered.id === truck.id && answered.version > truck.version ? answered : truck;

/** The floor as it is shown, and the one way to change it: shown at once, saved in one PUT, undone in one step. */
export const useFloor = (truck: Truck) => {
  const { t } = useTranslation('trucks');
  const dispatch = useAppDispatch();
  const refuse = useProblemToast();
  const { draft: unsaved, done, undone } = useAppSelector(selectFloor);
  const [update] = useUpdateTruckMutation();
  const busy = useRef(false);
  const id = truck.id;

  useEffect(() => {
    dispatch(floorActions.truckOpened(id));
  }, [dispatch, id]);

  // a read that began before our last write may come back after it: what we were answered is then the newer one
  const answered = useRef<Truck | null>(null);
  const newest = newerOf(truck, answered.current);
  const fromServer = useMemo(() => truckFromWire(newest), [newest]);
  const draft = useMemo<FloorDraft>(
    () => ({
      floor: fromServer.floor,
      // pallets come and go by the server only; a draft only says where they stand
      placed: unsaved ? withSpots(fromServer.placed, unsaved) : fromServer.placed,
    }),
    [fromServer, unsaved],
  );
  const latest = useRef(draft);
  latest.current = draft;

  /** Sends the difference between draft and server until there is none; gestures made meanwhile go along with the next request. */
  const sync = useCallback(async () => {
    if (busy.current) return;
    busy.current = true;
    try {
      for (;;) {
        const cached = selectTruck(id)(store.getState()).data;
        const shown = cached && newerOf(cached, answered.current);
        const wanted = selectFloor(store.getState()).draft;
        if (!shown || !wanted) return;
        const { placed } = truckFromWire(shown);
        const change = changeBetween(placed, withSpots(placed, wanted));
        if (!change) {
          dispatch(floorActions.saved());
          return;
        }
        const answer = await update({ params: { id }, body: { pallets: wireSpots(change), version: shown.version } });
        const problem = asProblem(answer.error);
        if (answer.data) {
          const now = answer.data;
          answered.current = now;
          dispatch(trucksApi.util.updateQueryData('truck', truckArgs(id), () => now));
          // the server may pull a pallet a little: what it says is then what is wanted
          if (selectFloor(store.getState()).draft === wanted) {
            dispatch(floorActions.saved());
            return;
          }
          continue;
        }
        if (problem) await stepBack(problem, shown);
        return;
      }
    } finally {
      busy.current = false;
    }
    async function stepBack(problem: Problem, shown: Truck): Promise<void> {
      if (problem.status !== 409) {
        dispatch(floorActions.refused(null));
        return refuse(problem, t('refused.place'));
      }
      const now = await dispatch(trucksApi.endpoints.truck.initiate(truckArgs(id), { forceRefetch: true, subscribe: false }));
      dispatch(floorActions.refused(now.data ? truckDiff(shown, now.data) : null));
      if (problem.code !== 'conflict') refuse(problem, t('refused.place'));
    }
  }, [dispatch, id, refuse, t, update]);

  const commit = useCallback(
    (next: FloorDraft | null) => {
      const change = next && changeBetween(latest.current.placed, next.placed);
      if (!next || !change) return;
      dispatch(floorActions.floorChanged({ change, draft: next.placed }));
      void sync();
    },
    [dispatch, sync],
  );
  const undo = useCallback(() => {
    const change = selectFloor(store.getState()).done.at(-1);
    if (!change) return;
    dispatch(floorActions.changeUndone({ change, draft: withSpots(latest.current.placed, change.before) }));
    void sync();
  }, [dispatch, sync]);
  const redo = useCallback(() => {
    const change = selectFloor(store.getState()).undone.at(-1);
    if (!change) return;
    dispatch(floorActions.changeRedone({ change, draft: withSpots(latest.current.placed, change.after) }));
    void sync();
  }, [dispatch, sync]);
  /** An arrangement that the server made: one step to take back. */
  const record = useCallback(
    (before: readonly PlacedPallet[], after: Truck) => {
      const change = changeBetween(before, truckFromWire(after).placed);
      if (change) dispatch(floorActions.arrangementRecorded(change));
    },
    [dispatch],
  );
  return { draft, commit, undo, redo, record, canUndo: done.length > 0, canRedo: undone.length > 0, saving: unsaved !== null };
};
export type FloorEditor = ReturnType<typeof useFloor>;
