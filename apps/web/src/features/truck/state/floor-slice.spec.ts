import type { PlacedPallet, TruckFloor } from '@mullion/packing-model';
import { changeBetween, withSpots, type FloorDraft } from '../commands/floor-draft';
import { putPallet } from '../commands/place-pallet';
import { turnPallet } from '../commands/turn-pallet';
import { floorActions, floorSlice } from './floor-slice';
import { ghost } from './ghost';

const floor: TruckFloor = { lengthMm: 13_600, widthMm: 2480, heightMm: 2700, maxMassKg: 24_000, betweenPalletsMm: 50 };
const pallet: PlacedPallet = {
  id: 1,
  lengthMm: 2400,
  widthMm: 1000,
  heightMm: 2300,
  massKg: 900,
  dispatchPriority: 100,
  allowTurn: true,
  xMm: 0,
  yMm: 0,
  isTurned: false,
};
type State = ReturnType<typeof floorSlice.getInitialState>;
const start: FloorDraft = { floor, placed: [pallet] };

const commit = (state: State, from: FloorDraft, to: FloorDraft | null): State => {
  const change = to && changeBetween(from.placed, to.placed);
  if (!change || !to) return state;
  return floorSlice.reducer(state, floorActions.floorChanged({ change, draft: to.placed }));
};
const opened = floorSlice.reducer(undefined, floorActions.truckOpened(7));

describe('the floor editor without a browser', () => {
  it('TRK-03 a gesture is one undo, and redo brings it back', () => {
    const moved = putPallet(start, 1, { xMm: 500, yMm: 20 });
    const turned = turnPallet(moved, 1) ?? moved;
    let state = commit(commit(opened, start, moved), moved, turned);
    expect(state.done).toHaveLength(2);
    const last = state.done.at(-1);
    if (!last) throw new Error('nothing to undo');
    state = floorSlice.reducer(state, floorActions.changeUndone({ change: last, draft: withSpots(turned.placed, last.before) }));
    expect(state.draft).toEqual(moved.placed);
    expect([state.done.length, state.undone.length]).toEqual([1, 1]);
    const next = state.undone.at(-1);
    if (!next) throw new Error('nothing to redo');
    state = floorSlice.reducer(state, floorActions.changeRedone({ change: next, draft: withSpots(moved.placed, next.after) }));
    expect(state.draft).toEqual(turned.placed);
    expect([state.done.length, state.undone.length]).toEqual([2, 0]);
  });

  it('TRK-03 a new gesture forgets what was undone', () => {
    const moved = putPallet(start, 1, { xMm: 500, yMm: 0 });
    const once = commit(opened, start, moved);
    const change = once.done.at(-1);
    if (!change) throw new Error('nothing was done');
    const undone = floorSlice.reducer(once, floorActions.changeUndone({ change, draft: start.placed }));
    expect(commit(undone, start, putPallet(start, 1, { xMm: 10, yMm: 0 })).undone).toEqual([]);
  });

  it('TRK-07 a refused change shows what the server has and says what others changed', () => {
    const moved = commit(opened, start, putPallet(start, 1, { xMm: 500, yMm: 0 }));
    const diff = { added: [], removed: [], moved: ['P1'], facts: [] };
    const state = floorSlice.reducer(moved, floorActions.refused(diff));
    expect([state.draft, state.done, state.conflict]).toEqual([null, [], diff]);
    expect(floorSlice.reducer(state, floorActions.conflictDismissed()).conflict).toBeNull();
  });

  it('begins anew with another truck and keeps its state with the same one', () => {
    const moved = commit(opened, start, putPallet(start, 1, { xMm: 500, yMm: 0 }));
    expect(floorSlice.reducer(moved, floorActions.truckOpened(7))).toBe(moved);
    expect(floorSlice.reducer(moved, floorActions.truckOpened(8))).toMatchObject({ truckId: 8, done: [], draft: null });
  });

  it('a ghost that is taken back writes nothing', () => {
    ghost.set(putPallet(start, 1, { xMm: 500, yMm: 0 }).placed);
    expect(ghost.get()?.[0]?.xMm).toBe(500);
    ghost.set(null);
    expect(ghost.get()).toBeNull();
  });
});
