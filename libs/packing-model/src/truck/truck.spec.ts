import fc from 'fast-check';
import type { PlacedPallet, TruckFloor } from '../types';
import { dispatchColours, dispatchPriorityOf } from './dispatch-groups';
import { centreOfMass, floorRect, rearrange, rectsClash, snapToFloor, usedLengthMm } from './truck-floor';
import { stopOrderBroken, truckWarnings } from './truck-warnings';

const floor: TruckFloor = { lengthMm: 13600, widthMm: 2480, heightMm: 3000, maxMassKg: 24000, betweenPalletsMm: 50 };
const pallet = (p: Partial<PlacedPallet> & { id: number }): PlacedPallet => ({
  lengthMm: 2400,
  widthMm: 1000,
  heightMm: 2500,
  massKg: 800,
  dispatchPriority: 100,
  allowTurn: true,
  xMm: 0,
  yMm: 0,
  isTurned: false,
  ...p,
});
const codes = (placed: PlacedPallet[]) => truckWarnings(floor, placed).map((w) => w.code);

describe('truck warnings', () => {
  it('TRK-04 names length, height, mass, overlap and width', () => {
    expect(codes([pallet({ id: 1 })])).toEqual([]);
    expect(codes([pallet({ id: 1, xMm: 11300 })])).toEqual(['truck.too_long']);
    expect(codes([pallet({ id: 1, heightMm: 3001 })])).toEqual(['truck.too_tall']);
    expect(codes([pallet({ id: 1, massKg: 24001 })])).toEqual(['truck.too_heavy']);
    expect(codes([pallet({ id: 1 }), pallet({ id: 2, xMm: 2399 })])).toEqual(['truck.overlap']);
    expect(codes([pallet({ id: 1, yMm: 1481 })])).toEqual(['truck.outside_width']);
  });
  it('TRK-03 priorities never rise from the cab to the doors', () => {
    expect(stopOrderBroken([pallet({ id: 1, dispatchPriority: 2 }), pallet({ id: 2, xMm: 2450, dispatchPriority: 1 })])).toEqual([]);
    expect(stopOrderBroken([pallet({ id: 1, dispatchPriority: 1 }), pallet({ id: 2, xMm: 2450, dispatchPriority: 2 })])).toEqual([2]);
  });
});

describe('the floor', () => {
  it('TRK-03 a turned pallet swaps length and width', () => {
    expect(floorRect(pallet({ id: 1, isTurned: true }))).toEqual({ x0: 0, x1: 1000, y0: 0, y1: 2400 });
  });
  it('TRK-03 rearrange pushes to the cab, then to the side, keeps every pallet and breaks nothing', () => {
    expect(
      rearrange(floor, [pallet({ id: 1, xMm: 500, yMm: 700 }), pallet({ id: 2, xMm: 5000, yMm: 1400 })]).map((p) => [p.xMm, p.yMm]),
    ).toEqual([
      [0, 0],
      [0, 1050],
    ]);
    const any = fc.array(
      fc.record({
        xMm: fc.integer({ min: 0, max: 12000 }),
        yMm: fc.integer({ min: -100, max: 2000 }),
        isTurned: fc.boolean(),
        lengthMm: fc.integer({ min: 600, max: 2400 }),
      }),
      { maxLength: 15 },
    );
    fc.assert(
      fc.property(any, (places) => {
        const placed = places.map((p, i) => pallet({ id: i + 1, ...p }));
        const after = rearrange(floor, placed);
        expect(after.map((p) => p.id)).toEqual(placed.map((p) => p.id));
        after.forEach((p, i) => {
          expect(floorRect(p).y0).toBeGreaterThanOrEqual(0);
          expect(floorRect(p).y1).toBeLessThanOrEqual(floor.widthMm);
          for (const other of after.slice(i + 1)) expect(rectsClash(floorRect(p), floorRect(other), floor.betweenPalletsMm)).toBe(false);
        });
      }),
    );
  });
  it('TRK-04 a pallet dropped outside the width snaps back, edges snap to neighbours', () => {
    expect(snapToFloor(floor, pallet({ id: 1, xMm: -20, yMm: 2000 }), [])).toMatchObject({ xMm: 0, yMm: 1480 });
    expect(snapToFloor(floor, pallet({ id: 2, xMm: 2430, yMm: 12 }), [pallet({ id: 1 })])).toMatchObject({ xMm: 2450, yMm: 0 });
    expect(snapToFloor(floor, pallet({ id: 2, xMm: 5000, yMm: 700 }), [pallet({ id: 1 })])).toMatchObject({ xMm: 5000, yMm: 700 });
  });
  it('measures the used length and the centre of mass', () => {
    const placed = [pallet({ id: 1 }), pallet({ id: 2, xMm: 2450, massKg: 2400 })];
    expect(usedLengthMm(placed)).toBe(4850);
    expect(centreOfMass(placed)).toEqual({ xMm: 3038, yMm: 500, massKg: 3200 });
    expect(centreOfMass([])).toBeNull();
  });
});

describe('dispatch groups', () => {
  it('TRK-03 eight colours repeat, a missing priority counts as 100', () => {
    const colours = dispatchColours(['a', 'b', 'a', ...Array.from({ length: 8 }, (_, i) => `g${i}`)]);
    expect([colours.get('a'), colours.get('b'), colours.get('g6')]).toEqual([0, 1, 0]);
    expect([dispatchPriorityOf(null), dispatchPriorityOf(0), dispatchPriorityOf(3)]).toEqual([100, 1, 3]);
  });
});
