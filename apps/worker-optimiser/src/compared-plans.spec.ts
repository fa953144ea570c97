import type { ComparedFloor, PalletPlanDto, PlanObjective } from '@mullion/contracts';
import type { FloorPallet, PalletInstance } from '@mullion/packing-optimiser';
import type { PlannedFloor } from './floor-length';
import { comparedPlans, type FoundPlan } from './compared-plans';
import type { SearchedPlan } from './plan-figures';

const instance = {
  settings: { widthMm: 1000, palletHeightMm: 120, maxHeightMm: 2120 },
  products: [1, 2, 3].map((id) => ({
    id,
    orderKey: id < 3 ? 'A' : 'B',
    widthMm: 1000,
    heightMm: 1000,
    depthMm: 100,
    massKg: 40,
  })),
} as unknown as PalletInstance;
const floor: ComparedFloor = {
  length: 13_600,
  width: 2480,
  height: 3000,
  max_weight: 24_000,
  between_pallets: 50,
  now: [],
};

const found = (
  objective: PlanObjective,
  lengthsMm: number[],
  ids: number[][],
  over: Partial<SearchedPlan> = {},
  lower_bound = 1,
): FoundPlan => ({
  objective,
  plan: {
    pallets: lengthsMm.map((lengthMm, n) => ({
      palletKey: null,
      lengthMm,
      items: (ids[n] ?? []).map((id) => ({ id, zMm: 0 })),
    })),
    unplaced: [],
    ...over,
  } as unknown as SearchedPlan,
  dto: {
    lower_bound,
    lower_bound_by: lower_bound > 1 ? 'weight' : 'count',
    seconds: lengthsMm.length,
  } as PalletPlanDto,
});
/** All behind one another. */
const stand = (pallets: readonly FloorPallet[]): Promise<PlannedFloor> => {
  const usedLengthMm = pallets.reduce((sum, pallet) => sum + pallet.lengthMm, 0);
  return Promise.resolve({ items: [], trucks: 1, usedLengthMm, lowerBoundMm: 0 });
};

describe('BEY-27 plans that are compared', () => {
  it('are for every objective the best of all that were found, and carry the highest bound', async () => {
    const few = found('fewest_pallets', [2400, 2400], [[1, 3], [2]]);
    const whole = found('whole_orders', [1200, 1000], [[1, 2], [3]], { splitBound: 0 }, 2);
    const [first, second] = await comparedPlans(instance, [few, whole], stand, floor);
    // as few pallets and no order split: the plan for whole orders is the better one for both
    expect(first).toMatchObject({
      objective: 'fewest_pallets',
      plan: { lower_bound: 2, lower_bound_by: 'weight', split_bound: 0 },
    });
    expect(first?.plan.floor).toEqual(second?.plan.floor);
    expect(second?.plan.floor).toMatchObject({ used_length: 2200, length: 13_600, width: 2480 });
  });

  it('keep the floor they were planned with where it is the shorter one', async () => {
    const onFloor = { items: [], trucks: 1, usedLengthMm: 1500, lowerBoundMm: 1000 };
    const few = found('fewest_pallets', [1000, 900], [[1, 3], [2]]);
    const short = found('shortest_truck', [1000, 1000], [[1, 2], [3]], { onFloor });
    const plans = await comparedPlans(instance, [few, short], stand, floor);
    expect(plans.map(({ plan }) => plan.floor?.used_length)).toEqual([1500, 1500]);
    const [alone] = await comparedPlans(instance, [few], () => Promise.resolve(null), floor);
    expect(alone?.plan.floor).toBeUndefined();
  });
});
