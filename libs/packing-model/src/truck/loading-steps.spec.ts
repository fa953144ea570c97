import fc from 'fast-check';
import type { PlacedPallet, TruckFloor } from '../types';
import { loadingSteps, nextStep, outOfTurn, sideFromDoors } from './loading-steps';
import { floorRect, rearrange } from './truck-floor';
import { blockedStops } from './truck-warnings';

const floor: TruckFloor = { lengthMm: 13_600, widthMm: 2480, heightMm: 2700, maxMassKg: 24_000, betweenPalletsMm: 50 };
const pallet = (
  id: number,
  xMm: number,
  yMm: number,
  dispatchPriority = 100,
  more: Partial<PlacedPallet> = {},
): PlacedPallet => ({
  ...{
    id,
    xMm,
    yMm,
    dispatchPriority,
    lengthMm: 2400,
    widthMm: 1200,
    heightMm: 2300,
    massKg: 700,
    allowTurn: true,
    isTurned: false,
  },
  ...more,
});
const idsOf = (placed: readonly PlacedPallet[]) => loadingSteps(floor, placed).map((step) => step.pallet.id);

const anyFloor = fc
  .array(
    fc.record({
      lengthMm: fc.integer({ min: 600, max: 3000 }),
      widthMm: fc.integer({ min: 600, max: 1400 }),
      isTurned: fc.boolean(),
      xMm: fc.integer({ min: 0, max: 11_000 }),
      yMm: fc.integer({ min: 0, max: 1200 }),
      dispatchPriority: fc.constantFrom(1, 2, 3, 100),
    }),
    { maxLength: 16 },
  )
  .map((places) =>
    places.map(({ xMm, yMm, dispatchPriority, ...more }, at) => pallet(at + 1, xMm, yMm, dispatchPriority, more)),
  );

describe('BEY-07a the order of loading', () => {
  it('goes from the last stop to the first, and from the headboard to the doors', () => {
    const plan = [
      pallet(1, 4900, 0, 1),
      pallet(2, 0, 0, 3),
      pallet(3, 2450, 0, 2),
      pallet(4, 0, 1250, 3),
      pallet(5, 2450, 1250, 1),
    ];
    expect(idsOf(plan)).toEqual([2, 4, 3, 5, 1]);
    expect(idsOf([...plan].reverse())).toEqual([2, 4, 3, 5, 1]);
  });

  it('says of each place how far it is from the headboard, on which side, and what it is pushed up to', () => {
    const steps = loadingSteps(floor, [
      pallet(1, 0, 0),
      pallet(2, 2450, 0),
      pallet(3, 2450, 1250),
      pallet(4, 5000, 600),
    ]);
    expect(
      steps.map(({ pallet: { id }, side, fromHeadboardMm, behindId }) => [id, side, fromHeadboardMm, behindId]),
    ).toEqual([
      [1, 'right', 0, null],
      [2, 'right', 2450, 1],
      [3, 'left', 2450, null],
      [4, 'middle', 5000, 2],
    ]);
    expect(sideFromDoors(floor, pallet(1, 0, 40, 1, { isTurned: true }))).toBe('middle');
  });

  it('lets the way decide where a plan has a later stop before an earlier one', () => {
    expect(idsOf([pallet(1, 0, 0, 1), pallet(2, 2450, 0, 2), pallet(3, 2450, 1250, 2)])).toEqual([3, 1, 2]);
  });

  it('has every pallet once and none whose way is barred by an earlier one, on any floor', () => {
    fc.assert(
      fc.property(anyFloor, (placed) => {
        const steps = loadingSteps(floor, placed);
        expect(steps.map(({ pallet: { id } }) => id).sort((a, b) => a - b)).toEqual(placed.map(({ id }) => id));
        expect(steps.map(({ step }) => step)).toEqual(placed.map((_each, at) => at + 1));
        steps.forEach((later, at) => {
          const place = floorRect(later.pallet);
          for (const earlier of steps.slice(0, at)) {
            const rect = floorRect(earlier.pallet);
            expect(rect.y0 < place.y1 && place.y0 < rect.y1 && rect.x0 > place.x0).toBe(false);
          }
        });
      }),
    );
  });

  it('keeps the stops in order on every floor whose stops can be unloaded in turn', () => {
    fc.assert(
      fc.property(anyFloor, (places) => {
        const near = rearrange(floor, places);
        // the stops given from the doors to the cab, as an optimiser would
        const byPlace = [...near].sort((a, b) => a.xMm - b.xMm);
        const placed = byPlace.map((each, at) => ({
          ...each,
          dispatchPriority: 1 + Math.floor((byPlace.length - 1 - at) / 4),
        }));
        const isPossible = blockedStops(placed).length === 0;
        const stops = loadingSteps(floor, placed).map((step) => step.pallet.dispatchPriority);
        if (isPossible) expect(stops).toEqual([...stops].sort((a, b) => b - a));
      }),
    );
  });
});

describe('BEY-07a a pallet loaded before its turn', () => {
  const steps = loadingSteps(floor, [pallet(1, 0, 0), pallet(2, 0, 1250), pallet(3, 2450, 0), pallet(4, 2450, 1250)]);
  const ids = (of: readonly { pallet: PlacedPallet }[] | undefined) => of?.map((step) => step.pallet.id);

  it('is known with what it skips and whose way it bars', () => {
    const early = outOfTurn(steps, 3, new Set([3]));
    expect([ids(early?.skipped), ids(early?.barred)]).toEqual([[1, 2], [1]]);
    expect(outOfTurn(steps, 1, new Set([1]))).toBeNull();
    expect(outOfTurn(steps, 3, new Set([1, 2, 3]))).toBeNull();
    expect(outOfTurn(steps, 99, new Set())).toBeNull();
  });

  it('is followed by the first one that can still be driven in', () => {
    expect(nextStep(steps, new Set([3]))?.pallet.id).toBe(2);
    expect(nextStep(steps, new Set([3, 4]))?.pallet.id).toBe(1);
    expect(nextStep(steps, new Set([1, 2, 3, 4]))).toBeUndefined();
  });
});
