import { packTruck, type FloorPallet, type TruckPlan } from '@mullion/packing-optimiser';
import type { PlacedPallet, TruckFloor } from '@mullion/packing-model';
import { floorQuestion, suggestionOf } from './floor-suggestion';

const floor: TruckFloor = { lengthMm: 13_600, widthMm: 2480, heightMm: 3000, maxMassKg: 24_000, betweenPalletsMm: 50 };
const pallet = (id: number, xMm: number, over: Partial<PlacedPallet> = {}): PlacedPallet => ({
  id,
  lengthMm: 2400,
  widthMm: 1200,
  heightMm: 2000,
  massKg: 600,
  dispatchPriority: 100,
  allowTurn: false,
  xMm,
  yMm: 0,
  isTurned: false,
  ...over,
});
const planOf = (placed: readonly FloorPallet[]): TruckPlan =>
  packTruck(floor, placed, { seed: 1, iterations: 2000, stop: () => false });

describe('a shorter floor found in the browser', () => {
  it('TRK-03 names what would move and how short it is, and leaves priorities alone', () => {
    const placed = [pallet(1, 0), pallet(2, 2450, { dispatchPriority: 5 }), pallet(3, 4900, { dispatchPriority: 5 })];
    const found = suggestionOf({ floor, placed }, planOf(placed));
    expect(found).toMatchObject({ usedMm: 4850, isProved: true, boundMm: 4850 });
    expect(found?.moved.size).toBeGreaterThan(0);
    expect(found?.placed.map((p) => p.dispatchPriority)).toEqual([100, 5, 5]);
  });
  it('is the same question wherever pallets stand, another one with other pallets, priorities, turns or room', () => {
    const placed = [pallet(1, 0), pallet(2, 2450)];
    const question = floorQuestion({ floor, placed });
    expect(floorQuestion({ floor, placed: [pallet(2, 0, { isTurned: true }), pallet(1, 5000, { yMm: 30 })] })).toEqual(
      question,
    );
    for (const over of [{ dispatchPriority: 3 }, { allowTurn: true }, { massKg: 601 }, { widthMm: 1210 }])
      expect(floorQuestion({ floor, placed: [pallet(1, 0), pallet(2, 2450, over)] })).not.toEqual(question);
    expect(floorQuestion({ floor, placed: placed.slice(1) })).not.toEqual(question);
    expect(floorQuestion({ floor: { ...floor, betweenPalletsMm: 40 }, placed })).not.toEqual(question);
  });
  it('TRK-03 leaves what is loaded where it stands; loaded elsewhere is another question', () => {
    const placed = [pallet(1, 100, { isFixed: true }), pallet(2, 5000), pallet(3, 9000)];
    const question = floorQuestion({ floor, placed });
    if (question.kind !== 'truck') throw new Error('a floor was asked about');
    const found = suggestionOf({ floor, placed }, planOf(question.instance.pallets));
    expect(found?.placed[0]).toEqual(placed[0]);
    expect([...(found?.moved ?? [])]).toEqual([2, 3]);
    expect(floorQuestion({ floor, placed: [pallet(1, 110, { isFixed: true }), ...placed.slice(1)] })).not.toEqual(
      floorQuestion({ floor, placed }),
    );
  });
  it('TRK-03 BEY-30 takes what frees a stop, keeps a limit or evens the sides, and says what got better', () => {
    const [near, far] = [pallet(1, 2450, { dispatchPriority: 1 }), pallet(2, 0, { dispatchPriority: 2 })];
    const blocked = [
      { ...near, xMm: 0 },
      { ...far, xMm: 2450 },
    ];
    expect(suggestionOf({ floor, placed: blocked }, planOf([near, far]))?.improvements).toContainEqual({
      kind: 'stops',
      count: 1,
    });
    const axles = { maxKingPinKg: 700, maxAxlesKg: 19_000 };
    const limited = { ...floor, axles };
    const heavy = [pallet(1, 0, { massKg: 900 })];
    const found = suggestionOf(
      { floor: limited, placed: heavy },
      packTruck(limited, heavy, { seed: 1, iterations: 500, stop: () => false }),
    );
    expect(found?.improvements[0]).toMatchObject({ kind: 'limits', after: 0 });
    expect(found?.usedMm).toBeGreaterThan(2400);
    const aside = [
      pallet(1, 0, { massKg: 900 }),
      pallet(2, 0, { yMm: 1250 }),
      pallet(3, 2450, { massKg: 900 }),
      pallet(4, 2450, { yMm: 1250 }),
    ];
    expect(suggestionOf({ floor, placed: aside }, planOf(aside))?.improvements).toEqual([
      { kind: 'aside', before: 600, after: 0 },
    ]);
  });
  it('is none when nothing gets better or a pallet would be left out', () => {
    const tight = [pallet(1, 0), pallet(2, 0, { yMm: 1250 })];
    expect(suggestionOf({ floor, placed: tight }, planOf(tight))).toBeNull();
    const tall = [pallet(1, 2450), pallet(2, 4900, { heightMm: 3200 })];
    expect(suggestionOf({ floor, placed: tall }, planOf(tall))).toBeNull();
  });
});
