import fc from 'fast-check';
import type { PlacedPallet, TruckFloor } from '../types';
import { dispatchColours, dispatchPriorityOf } from './dispatch-groups';
import { centreOfMass, floorRect, rearrange, rectsClash, snapToFloor, usedLengthMm } from './truck-floor';
import { blockedStops, isAskedAtDeparture, truckWarnings } from './truck-warnings';

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
  it('TRK-04a names length, height, mass, overlap and width', () => {
    expect(codes([pallet({ id: 1 })])).toEqual([]);
    expect(codes([pallet({ id: 1, xMm: 11300 })])).toEqual(['truck.too_long']);
    expect(codes([pallet({ id: 1, heightMm: 3001 })])).toEqual(['truck.too_tall']);
    expect(codes([pallet({ id: 1, massKg: 24001 })])).toEqual(['truck.too_heavy']);
    expect(codes([pallet({ id: 1 }), pallet({ id: 2, xMm: 2399 })])).toEqual(['truck.overlap']);
    expect(codes([pallet({ id: 1, yMm: 1481 })])).toEqual(['truck.outside_width']);
  });
  it('TRK-03 TRK-04a names the blocked pallets of a stop and counts what stands before them, in one warning', () => {
    const at = (id: number, place: number, dispatchPriority: number) =>
      pallet({ id, xMm: place * 2450, dispatchPriority });
    expect(blockedStops([at(1, 0, 2), at(2, 1, 1)])).toEqual([]);
    expect(blockedStops([at(1, 0, 1), at(2, 1, 2)])).toEqual([{ blockedIds: [1], blockerIds: [2] }]);
    expect(blockedStops([at(1, 0, 1), at(2, 1, 1), at(3, 2, 2), at(4, 3, 1), at(5, 4, 3)])).toEqual([
      { blockedIds: [4, 2, 1], blockerIds: [5, 3] },
      { blockedIds: [3], blockerIds: [5] },
    ]);
    expect(
      truckWarnings(
        floor,
        [1, 2, 3, 4, 5].map((id) => at(id, id - 1, id === 5 ? 2 : 1)),
      ),
    ).toEqual([{ code: 'truck.stop_order', params: { pallets: '4,3,2,…', blockers: 1 } }]);
    // one stop alone was given its number: what has none is unloaded after it
    expect(truckWarnings(floor, [at(1, 0, 1), at(2, 1, 100), at(3, 2, 100)])).toEqual([
      { code: 'truck.stop_order', params: { pallets: '1', blockers: 2 } },
    ]);
  });
});

describe('the floor', () => {
  it('TRK-03 a turned pallet swaps length and width', () => {
    expect(floorRect(pallet({ id: 1, isTurned: true }))).toEqual({ x0: 0, x1: 1000, y0: 0, y1: 2400 });
  });
  it('TRK-03a rearrange pushes to the cab, then to the side, keeps every pallet and breaks nothing', () => {
    expect(
      rearrange(floor, [pallet({ id: 1, xMm: 500, yMm: 700 }), pallet({ id: 2, xMm: 5000, yMm: 1400 })]).map((p) => [
        p.xMm,
        p.yMm,
      ]),
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
          for (const other of after.slice(i + 1))
            expect(rectsClash(floorRect(p), floorRect(other), floor.betweenPalletsMm)).toBe(false);
        });
      }),
    );
  });
  it('TRK-03 rearrange leaves loaded pallets where they stand and pushes the others up to them, never into them', () => {
    const loaded = pallet({ id: 1, xMm: 2000, yMm: 300, isFixed: true });
    const after = rearrange(floor, [
      loaded,
      pallet({ id: 2, xMm: 6000, yMm: 500 }),
      pallet({ id: 3, xMm: 0, yMm: 0, lengthMm: 1800 }),
    ]);
    expect(after.map((p) => [p.id, p.xMm, p.yMm])).toEqual([
      [1, 2000, 300],
      [2, 4450, 0],
      [3, 0, 0],
    ]);
    const place = fc.record({
      xMm: fc.integer({ min: 0, max: 12_000 }),
      yMm: fc.integer({ min: 0, max: 1400 }),
      isFixed: fc.boolean(),
      lengthMm: fc.integer({ min: 600, max: 2400 }),
    });
    fc.assert(
      fc.property(fc.array(place, { maxLength: 12 }), (places) => {
        const placed = places.map((p, i) => pallet({ id: i + 1, ...p }));
        const done = rearrange(floor, placed);
        done.forEach((p, i) => {
          if (p.isFixed) expect(p).toEqual(placed[i]);
          for (const other of done.slice(i + 1))
            if (!p.isFixed || !other.isFixed)
              expect(rectsClash(floorRect(p), floorRect(other), floor.betweenPalletsMm)).toBe(false);
        });
      }),
    );
  });
  it('TRK-04b a pallet dropped outside the width snaps back, edges snap to neighbours', () => {
    expect(snapToFloor(floor, pallet({ id: 1, xMm: -20, yMm: 2000 }), [])).toMatchObject({ xMm: 0, yMm: 1480 });
    expect(snapToFloor(floor, pallet({ id: 2, xMm: 2430, yMm: 12 }), [pallet({ id: 1 })])).toMatchObject({
      xMm: 2450,
      yMm: 0,
    });
    expect(snapToFloor(floor, pallet({ id: 2, xMm: 5000, yMm: 700 }), [pallet({ id: 1 })])).toMatchObject({
      xMm: 5000,
      yMm: 700,
    });
  });
  it('TRK-04 warns of a pallet with products for two addresses, which a departure asks about', () => {
    const warned = truckWarnings(floor, [pallet({ id: 1, addresses: 1 }), pallet({ id: 2, xMm: 2450, addresses: 2 })]);
    expect(warned).toContainEqual({ code: 'truck.two_addresses', params: { pallet: 2, addresses: 2 } });
    expect(warned.filter(isAskedAtDeparture).map(({ code }) => code)).toEqual(['truck.two_addresses']);
  });
  it('measures the used length and the centre of mass', () => {
    const placed = [pallet({ id: 1 }), pallet({ id: 2, xMm: 2450, massKg: 2400 })];
    expect(usedLengthMm(placed)).toBe(4850);
    expect(centreOfMass(placed)).toEqual({ xMm: 3038, yMm: 500, massKg: 3200 });
    expect(centreOfMass([])).toBeNull();
  });
});

describe('dispatch groups', () => {
  it('TRK-03a eight colours repeat, a missing priority counts as 100', () => {
    const colours = dispatchColours(['a', 'b', 'a', ...Array.from({ length: 8 }, (_, i) => `g${i}`)]);
    expect([colours.get('a'), colours.get('b'), colours.get('g6')]).toEqual([0, 1, 0]);
    expect([dispatchPriorityOf(null), dispatchPriorityOf(0), dispatchPriorityOf(3)]).toEqual([100, 1, 3]);
  });
});
