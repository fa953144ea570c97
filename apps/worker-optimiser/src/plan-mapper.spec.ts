import { palletPlan, type PackingInstance } from '@mullion/contracts';
import { checkPalletPlan, packPallets } from '@mullion/packing-optimiser';
import { toEngine, toPlanDto } from './plan-mapper';

const instance = {
  settings: {
    pallet_length: 2400,
    pallet_width: 1000,
    pallet_height: 120,
    max_height: 2520,
    max_weight: 2000,
    spacing_between: 10,
    spacing_ends: 30,
    spacing_sides: 30,
    allow_different_orders: true,
    mix_addresses: false,
    cut_to_content: true,
    standard_lengths: [1200, 1600, 2400],
  },
  products: [1, 2, 3].map((id) => ({
    id,
    order: '5',
    address: 'address:1',
    category: 1,
    width: 900 + id * 100,
    height: 1200,
    depth: 80,
    weight: 40.5,
    can_be_flipped: false,
    part_of: id < 3 ? '5:A' : null,
  })),
} as unknown as PackingInstance;

describe('instances and plans on their way between the owner and the engine', () => {
  it('keep every product, its set and its address, and come back in the shape of the contract', () => {
    const engine = toEngine(instance);
    expect(engine.products.map((p) => [p.id, p.partOf, p.addressKey, p.massKg])).toEqual([
      [1, '5:A', 'address:1', 40.5],
      [2, '5:A', 'address:1', 40.5],
      [3, null, 'address:1', 40.5],
    ]);
    const plan = packPallets(engine, { iterations: 200, stop: () => false, seed: 1 });
    expect(checkPalletPlan(engine, plan)).toEqual([]);
    const dto = palletPlan.parse(toPlanDto(engine, plan, { firstPlanMs: 3, ms: 1500 }));
    expect(dto).toMatchObject({ seconds: 1.5, first_plan_ms: 3, seed: 1, unplaced: [], split_orders: 0 });
    expect(dto.pallets.flatMap((p) => p.items.map((item) => item.id)).sort()).toEqual([1, 2, 3]);
    expect(dto.pallets.every((p) => p.width === 1000 && [1200, 1600, 2400].includes(p.length))).toBe(true);
  });

  it("carry the company's rules of stacking", () => {
    const stack_rules = { max_load_ratio: 2, centre_inside: null, max_levels: 4, bare_under: 60 };
    const engine = toEngine({ ...instance, settings: { ...instance.settings, stack_rules } });
    expect(engine.settings.stackRules).toEqual({
      maxLoadRatio: 2,
      centreInsideMm: null,
      maxLevels: 4,
      bareUnderMm: 60,
    });
    expect(toEngine(instance).settings.stackRules).toBeUndefined();
  });

  it('a malformed instance is refused with one line', () => {
    expect(() =>
      toEngine({ ...instance, products: [{ ...instance.products[0], width: 0 }] } as PackingInstance),
    ).toThrow(/width/);
  });
});
