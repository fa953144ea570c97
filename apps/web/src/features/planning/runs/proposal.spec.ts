import type { PackingRun, PalletDetail, PlacedProductDto } from '@mullion/contracts';
import { palletWarnings } from '@mullion/packing-model';
import { proposalOf } from './proposal';
import { mayRepack, productsIn } from './run-scope';

const product = (id: number, pallet_id: number | null, y = 30) =>
  ({
    id,
    pallet_id,
    x: 30,
    y,
    z: 0,
    width: 1000,
    height: 1200,
    depth: 80,
    weight: 40,
    category: 1,
    is_flipped: false,
    can_be_flipped: false,
    part_of: null,
    order: 'A',
    order_id: 1,
    address_key: 'a',
    position: String(id),
  }) as unknown as PlacedProductDto;
const pallet = (id: number, products: PlacedProductDto[], over: object = {}) =>
  ({
    id,
    shown_number: `#${id}`,
    products,
    length: 1060,
    width: 1000,
    status: 0,
    truck_id: null,
    fictive: false,
    makes_legs: true,
    pallet_height: 120,
    max_height: 2520,
    max_weight: 2000,
    spacing_between: 10,
    spacing_ends: 30,
    spacing_sides: 30,
    can: { move: true },
    pallet_structure: { layer_1: '', layer_2: '', layer_3: '' },
    ...over,
  }) as unknown as PalletDetail;
const item = (id: number, y: number) => ({ id, x: 30, y, z: 0, is_flipped: false });

describe('BEY-21 a plan beside what is now', () => {
  const pallets = [
    pallet(10, [product(1, 10), product(2, 10, 120)]),
    pallet(11, [product(3, 11)]),
    pallet(12, [product(5, 12)]),
  ];
  const products = new Map(
    [...pallets.flatMap((each) => each.products), product(4, null)].map((each): [number, PlacedProductDto] => [
      each.id,
      each,
    ]),
  );
  const plan = {
    pallets: [
      { pallet_id: 10, length: 1060, width: 1000, items: [item(1, 30), item(3, 120)] },
      { pallet_id: null, length: 1060, width: 1000, items: [item(4, 30), item(2, 120)] },
      { pallet_id: 12, length: 1060, width: 1000, items: [item(5, 30)] },
    ],
    difference: { freed: [11] },
  } as unknown as NonNullable<PackingRun['plan']>;

  it('draws what moves and what is added as ghosts, names what is freed, and leaves the rest alone', () => {
    const proposal = proposalOf(plan, { settings: {} as PackingRun['settings'] }, products, pallets, false);
    expect([...proposal.changed.keys()]).toEqual([10]);
    expect(proposal.changed.get(10)).toMatchObject({ ghosts: new Set([3]), added: 1, left: 1 });
    expect(proposal.fresh).toMatchObject([{ number: 1, before: null, ghosts: new Set([4, 2]), added: 2, left: 0 }]);
    expect(proposal.fresh[0]?.load.structure).not.toBeNull();
    expect(proposal.freed).toEqual(new Set([11]));
  });
});

describe('BEY-30 a pallet that a plan proposes', () => {
  it("is judged by the run's own limits, not by the usual ones", () => {
    const heavy = { ...product(1, null, 30), weight: 400 };
    const plan = {
      pallets: [{ pallet_id: null, length: 2400, width: 1000, items: [item(1, 400)] }],
    } as unknown as NonNullable<PackingRun['plan']>;
    const warned = (offset_limits?: { across: number; along: number }) => {
      const run = { settings: {} as PackingRun['settings'], ...(offset_limits && { offset_limits }) };
      const { fresh } = proposalOf(plan, run, new Map([[1, heavy]]), [], false);
      return palletWarnings((fresh[0] as (typeof fresh)[number]).load).map(({ code }) => code);
    };
    expect(warned()).toContain('pallet.tips_along');
    expect(warned({ across: 50, along: 50 })).toEqual([]);
  });
});

describe('PLN-04 a pallet of several packing types', () => {
  it('has the limits and the name of its own type', () => {
    const type = {
      id: 1,
      description: 'Low',
      pallet_height: 120,
      max_height: 1900,
      max_weight: 900,
      spacing_between: 5,
      spacing_ends: 6,
      spacing_sides: 7,
      offset_limits: { across: 20, along: 30 },
    };
    const types = [
      type,
      { ...type, id: 2, description: 'Tall', max_height: 2900, offset_limits: { across: 1, along: 2 } },
    ] as PackingRun['types'];
    const plan = {
      pallets: [
        { pallet_id: null, length: 2400, width: 1000, items: [item(1, 400)] },
        { pallet_id: null, length: 2400, width: 1200, type: 1, items: [item(2, 400)] },
      ],
    } as unknown as NonNullable<PackingRun['plan']>;
    const run = { settings: { max_height: 1 } as PackingRun['settings'], types };
    const { fresh } = proposalOf(
      plan,
      run,
      new Map([product(1, null), product(2, null)].map((each) => [each.id, each])),
      [],
      false,
    );
    expect(
      fresh.map(({ typeName, load: { limits } }) => [typeName, limits.maxHeightMm, limits.offset?.acrossPercent]),
    ).toEqual([
      ['Low', 1900, 20],
      ['Tall', 2900, 1],
    ]);
  });
});

describe('BEY-21 what a run is to pack', () => {
  const free = pallet(1, [product(1, 1), product(2, 1)], { pinned_products: [2] });
  const others = [
    pallet(2, [product(3, 2)], { status: 1 }),
    pallet(3, [product(4, 3)], { truck_id: 5 }),
    pallet(4, [product(5, 4)], { pinned: true }),
  ];
  it('takes nothing off confirmed, loaded or pinned pallets, and no pinned stack', () => {
    expect([free, ...others].map(mayRepack)).toEqual([true, false, false, false]);
    const unplaced = [product(9, null)];
    const ids = (scope: 'unplaced' | 'chosen' | 'all') =>
      productsIn(scope, unplaced, [free, ...others], others).map(({ id }) => id);
    expect(ids('unplaced')).toEqual([9]);
    expect(ids('chosen')).toEqual([9]);
    expect(ids('all')).toEqual([9, 1]);
  });
});
