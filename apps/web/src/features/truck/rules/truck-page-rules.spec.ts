import type { TruckLoad } from '@mullion/contracts';
import type { PlacedPallet, TruckFloor } from '@mullion/packing-model';
import { setOrder, stepStop } from '../commands/set-stop';
import { isOrderSet, nextPriority, stopsOf } from './stops';

const floor: TruckFloor = { lengthMm: 13_600, widthMm: 2480, heightMm: 2700, maxMassKg: 24_000, betweenPalletsMm: 50 };
const pallet = (id: number, more: Partial<PlacedPallet> = {}): PlacedPallet => ({
  id,
  lengthMm: 2400,
  widthMm: 1200,
  heightMm: 2300,
  massKg: 1000,
  dispatchPriority: 100,
  allowTurn: true,
  xMm: 0,
  yMm: 0,
  isTurned: false,
  ...more,
});
const load = (pallet_id: number, group: number, more: Partial<TruckLoad> = {}) =>
  ({
    pallet_id,
    group,
    group_label: `G${group}`,
    customers: `C${group}`,
    shown_number: `P${pallet_id}`,
    x: 0,
    y: 0,
    ...more,
  }) as TruckLoad;

describe('the stops of a truck', () => {
  const loads = [load(1, 0), load(2, 1), load(3, 1), load(4, 2)];
  const placed = [pallet(1, { dispatchPriority: 2 }), pallet(2), pallet(3), pallet(4, { dispatchPriority: 1 })];
  it('TRK-03 are listed in the order of unloading, those without one last', () => {
    expect(stopsOf(loads, placed).map((stop) => [stop.group, stop.priority, stop.palletIds])).toEqual([
      [3, 1, [4]],
      [1, 2, [1]],
      [2, null, [2, 3]],
    ]);
  });
  it('TRK-03 go one earlier or later, never below 1', () => {
    const stops = stopsOf(loads, placed);
    const [first, , last] = stops;
    expect(first && nextPriority(first, stops, -1)).toBe(1);
    expect(first && nextPriority(first, stops, 1)).toBe(2);
    expect(last && nextPriority(last, stops, -1)).toBe(3);
  });
});

describe('the order of stops', () => {
  const loads = [load(1, 0), load(2, 1), load(3, 2)];
  const stopsWith = (...priorities: number[]) =>
    stopsOf(
      loads,
      priorities.map((dispatchPriority, index) => pallet(index + 1, { dispatchPriority })),
    );
  it('TRK-03 is known only when every stop has its number; one stop alone needs none', () => {
    expect(isOrderSet(stopsWith(100, 100, 100))).toBe(false);
    expect(isOrderSet(stopsWith(1, 100, 100))).toBe(false);
    expect(isOrderSet(stopsWith(2, 1, 3))).toBe(true);
    expect(isOrderSet(stopsOf([load(1, 0)], [pallet(1)]))).toBe(true);
    expect(isOrderSet(stopsWith(2, 2, 3))).toBe(false);
  });
  it('TRK-03 is not known while a pallet of a stop has no number', () => {
    const placed = [pallet(1, { dispatchPriority: 1 }), pallet(2, { dispatchPriority: 2 }), pallet(3)];
    const stops = stopsOf([load(1, 0), load(2, 1), load(3, 0)], placed);
    expect(stops.map((stop) => [stop.group, stop.priority])).toEqual([
      [1, null],
      [2, 2],
    ]);
    expect(isOrderSet(stops)).toBe(false);
  });
  it('TRK-03 changes by exchanging the numbers of two stops, so that no two have the same', () => {
    const stepped = (numbers: number[], at: number, step: -1 | 1) => {
      const placed = numbers.map((dispatchPriority, index) => pallet(index + 1, { dispatchPriority }));
      const stops = stopsOf(loads, placed);
      return stepStop({ floor, placed }, stops[at] as (typeof stops)[number], stops, step).placed.map(
        (each) => each.dispatchPriority,
      );
    };
    expect(stepped([1, 2, 4], 0, 1)).toEqual([2, 1, 4]);
    expect(stepped([1, 2, 4], 2, -1)).toEqual([1, 4, 2]);
    expect(stepped([1, 2, 3], 0, -1)).toEqual([1, 2, 3]);
    expect(stepped([1, 1, 3], 0, 1)).toEqual([2, 1, 3]);
    expect(stepped([1, 100, 100], 2, 1)).toEqual([1, 100, 2]);
  });
  it('TRK-03 is proposed as the stops are listed: those with a number first', () => {
    const placed = [pallet(1), pallet(2, { dispatchPriority: 4 }), pallet(3)];
    const draft = setOrder({ floor, placed }, stopsOf(loads, placed));
    expect(draft.placed.map((each) => each.dispatchPriority)).toEqual([2, 1, 3]);
    expect(isOrderSet(stopsOf(loads, draft.placed))).toBe(true);
  });
});
