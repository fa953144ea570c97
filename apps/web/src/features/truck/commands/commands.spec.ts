import type { PlacedPallet, TruckFloor } from '@mullion/packing-model';
import type { FloorDraft } from '../../../entities/truck/floor/floor-draft';
import { dropPallet, isFixed, mostYMm, putPallet } from './place-pallet';
import { rearrangeFloor } from './rearrange-floor';
import { setStop } from './set-stop';
import { canTurn, turnPallet } from './turn-pallet';

const floor: TruckFloor = { lengthMm: 13_600, widthMm: 2480, heightMm: 2700, maxMassKg: 24_000, betweenPalletsMm: 50 };
const pallet = (id: number, more: Partial<PlacedPallet> = {}): PlacedPallet => ({
  id,
  lengthMm: 2400,
  widthMm: 1000,
  heightMm: 2300,
  massKg: 900,
  dispatchPriority: 100,
  allowTurn: true,
  xMm: 0,
  yMm: 0,
  isTurned: false,
  ...more,
});
const draft = (...placed: PlacedPallet[]): FloorDraft => ({ floor, placed });
const spots = (state: FloorDraft) => state.placed.map(({ id, xMm, yMm, isTurned }) => [id, xMm, yMm, isTurned]);

describe('commands of the floor', () => {
  it('TRK-03 drops a pallet snapped to its neighbour and inside the width', () => {
    const state = draft(pallet(1), pallet(2, { xMm: 5000 }));
    expect(spots(dropPallet(state, 2, { xMm: 2430, yMm: 18 }))[1]).toEqual([2, 2450, 0, false]);
    expect(spots(dropPallet(state, 2, { xMm: 9000, yMm: 2400 }))[1]).toEqual([2, 9000, 1480, false]);
    expect(spots(dropPallet(state, 2, { xMm: 2430, yMm: 18 }, 0))[1]).toEqual([2, 2430, 18, false]);
  });
  it('TRK-03 puts a pallet to the millimetre, never outside', () => {
    const state = draft(pallet(1));
    expect(spots(putPallet(state, 1, { xMm: 10, yMm: 7 }))).toEqual([[1, 10, 7, false]]);
    expect(spots(putPallet(state, 1, { xMm: -3, yMm: 3000 }))).toEqual([[1, 0, 1480, false]]);
    expect(mostYMm(state, 1)).toBe(1480);
  });
  it('TRK-03 turns within the width and only where turning is allowed', () => {
    expect(spots(turnPallet(draft(pallet(1, { yMm: 700 })), 1) ?? draft())).toEqual([[1, 0, 80, true]]);
    expect(turnPallet(draft(pallet(1, { allowTurn: false })), 1)).toBeNull();
    expect(canTurn(draft(pallet(1, { lengthMm: 2600 })), 1)).toBe(false);
    expect(canTurn(draft(pallet(1, { lengthMm: 2600, isTurned: true })), 1)).toBe(true);
  });
  it('TRK-03 neither drops, puts, turns nor rearranges what is loaded', () => {
    const state = draft(pallet(1, { xMm: 700, yMm: 300, isFixed: true }));
    const stands = [[1, 700, 300, false]];
    expect(spots(dropPallet(state, 1, { xMm: 0, yMm: 0 }))).toEqual(stands);
    expect(spots(putPallet(state, 1, { xMm: 0, yMm: 0 }))).toEqual(stands);
    expect(turnPallet(state, 1)).toBeNull();
    expect(spots(rearrangeFloor(state))).toEqual(stands);
    expect([isFixed(state, 1), isFixed(draft(pallet(1)), 1), isFixed(state, null)]).toEqual([true, false, false]);
  });
  it('TRK-03 sets the stop of a group, not below 1', () => {
    const state = setStop(draft(pallet(1), pallet(2)), new Set([2]), 0);
    expect(state.placed.map((each) => each.dispatchPriority)).toEqual([100, 1]);
  });
  it('TRK-03 rearranges towards the cab', () => {
    expect(spots(rearrangeFloor(draft(pallet(1, { xMm: 700 }), pallet(2, { xMm: 5000, yMm: 300 }))))).toEqual([
      [1, 0, 0, false],
      [2, 2450, 0, false],
    ]);
  });
});
