import { nextPriority, type Stop } from '../rules/stops';
import type { FloorDraft } from '../../../entities/truck/floor/floor-draft';

/** The stop of a whole group: every pallet of it gets this priority, never below 1. */
export const setStop = (draft: FloorDraft, palletIds: ReadonlySet<number>, stop: number): FloorDraft => ({
  ...draft,
  placed: draft.placed.map((pallet) =>
    palletIds.has(pallet.id) ? { ...pallet, dispatchPriority: Math.max(1, Math.round(stop)) } : pallet,
  ),
});

/**
 * A stop changes places with the one listed before or after it; where none has a number there, its own number is one
 * less or more.
 */
export const stepStop = (draft: FloorDraft, stop: Stop, stops: readonly Stop[], step: -1 | 1): FloorDraft => {
  const other = stops[stops.indexOf(stop) + step];
  const own = new Set(stop.palletIds);
  if (stop.priority === null || !other || other.priority === null || other.priority === stop.priority)
    return setStop(draft, own, nextPriority(stop, stops, step));
  return setStop(setStop(draft, new Set(other.palletIds), stop.priority), own, other.priority);
};

/** Numbers the stops as they are listed, from 1: those that have a number before those that have none. */
export const setOrder = (draft: FloorDraft, stops: readonly Stop[]): FloorDraft =>
  stops.reduce((next, stop, index) => setStop(next, new Set(stop.palletIds), index + 1), draft);
