import type { ChainInstance, ChainPlan } from '../chain/chain-instance';
import type { PlanPallet } from '../pallets/pallet-plan';
import { aFloor, aWindow, anInstance } from '../testing/instances';
import type { TruckPlan } from '../truck/truck-plan';
import { checkChainPlan } from './check-chain';

/** Two windows of the first stop on one pallet, one of the second on another; 60 mm more than a window long. */
const PRODUCTS = [
  aWindow({ id: 1, addressKey: 'A1', massKg: 200 }),
  aWindow({ id: 2, addressKey: 'A1', massKg: 200 }),
  aWindow({ id: 3, addressKey: 'A2', massKg: 100 }),
];
const CHAIN: ChainInstance = {
  pallets: anInstance(PRODUCTS, {
    ...{ cutToContent: true, mixAddresses: false, narrowerWidthsMm: [800] },
    offsetLimits: { acrossPercent: 15, alongPercent: 10 },
  }),
  floor: aFloor({ lengthMm: 2500 }),
  stops: { A1: 1, A2: 2 },
  allowTurn: true,
};
const item = (id: number, yMm: number) => ({ id, xMm: 30, yMm, zMm: 0, isFlipped: false });
const PALLETS: readonly PlanPallet[] = [
  { palletKey: null, lengthMm: 1060, items: [item(1, 415), item(2, 505)] },
  { palletKey: null, lengthMm: 1060, widthMm: 800, items: [item(3, 30)] },
];
const TRUCK: TruckPlan = {
  items: [
    { id: 1, xMm: 0, yMm: 0, isTurned: false },
    { id: 0, xMm: 0, yMm: 850, isTurned: false },
  ],
  ...{ unplaced: [], usedLengthMm: 1060, lowerBoundMm: 0, isProvedOptimal: false, iterations: 0, seed: 1 },
};

const planOf = (
  pallets: readonly PlanPallet[],
  trucks: readonly TruckPlan[],
  unplaced: ChainPlan['unplaced'] = [],
): ChainPlan => ({
  pallets: { pallets, unplaced: [], lowerBound: 1, lowerBoundBy: 'count', iterations: 0, seed: 1 },
  trucks,
  unplaced,
});
const withPallet = (n: number, change: Partial<PlanPallet>) =>
  planOf(
    PALLETS.map((pallet, m) => (m === n ? { ...pallet, ...change } : pallet)),
    [TRUCK],
  );
const withPlace = (id: number, change: Partial<TruckPlan['items'][number]>, truck: Partial<TruckPlan> = {}) =>
  planOf(PALLETS, [
    { ...TRUCK, items: TRUCK.items.map((one) => (one.id === id ? { ...one, ...change } : one)), ...truck },
  ]);
const codes = (plan: ChainPlan, chain = CHAIN) => [...new Set(checkChainPlan(chain, plan).map(({ code }) => code))];

describe('BEY-31 the judge of products, pallets and floors', () => {
  it('lets a right plan pass', () => {
    expect(codes(planOf(PALLETS, [TRUCK]))).toEqual([]);
    const apart = [1, 0].map((id) => ({ ...TRUCK, items: [{ id, xMm: 0, yMm: 0, isTurned: false }] }));
    expect(codes(planOf(PALLETS, apart))).toEqual([]);
    expect(codes(planOf(PALLETS, [{ ...TRUCK, items: [TRUCK.items[0]!] }], [{ id: 0, rule: 'too_tall' }]))).toEqual([]);
  });

  it.each<[string, ChainPlan, string]>([
    ['a product on no pallet', withPallet(0, { items: [item(1, 460)] }), 'plan.missing'],
    ['a product on two pallets', withPallet(1, { items: [item(3, 30), item(2, 120)] }), 'plan.twice'],
    ['a product outside its pallet', withPallet(1, { lengthMm: 1000 }), 'plan.outside'],
    ['products closer than their spacing', withPallet(0, { items: [item(1, 415), item(2, 500)] }), 'plan.overlap'],
    ['a pallet that tips', withPallet(0, { items: [item(1, 30), item(2, 120)] }), 'plan.tips_across'],
    ['a width that nobody makes', withPallet(1, { widthMm: 700 }), 'plan.width_not_allowed'],
    [
      'two stops on one pallet',
      planOf(
        [{ ...PALLETS[0]!, items: PRODUCTS.map(({ id }) => item(id, 280 + 90 * id)) }],
        [{ ...TRUCK, items: [TRUCK.items[1]!].map((i) => ({ ...i, id: 0 })) }],
      ),
      'plan.addresses_mixed',
    ],
    ['a pallet on no truck', planOf(PALLETS, [{ ...TRUCK, items: [TRUCK.items[0]!] }]), 'plan.pallet_missing'],
    ['a pallet on two trucks', planOf(PALLETS, [TRUCK, { ...TRUCK, items: [TRUCK.items[0]!] }]), 'plan.pallet_twice'],
    ['a pallet that is not in the plan', withPlace(1, { id: 7 }), 'plan.unknown_pallet'],
    [
      'a pallet that a truck leaves behind',
      planOf(PALLETS, [{ ...TRUCK, items: [TRUCK.items[0]!], unplaced: [{ id: 0, rule: 'no_room' }] }]),
      'plan.pallet_left_behind',
    ],
    ['pallets that overlap on the floor', withPlace(0, { yMm: 840 }), 'plan.overlap'],
    ['a pallet beyond the side', withPlace(0, { yMm: 1490 }), 'plan.outside'],
    ['a pallet beyond the doors', withPlace(0, { xMm: 1500 }, { usedLengthMm: 2560 }), 'plan.too_long'],
    ['a stop behind one that is unloaded later', withPlace(1, { xMm: 100 }, { usedLengthMm: 1160 }), 'plan.stop_order'],
    ['another length than it has', withPlace(0, {}, { usedLengthMm: 1000 }), 'plan.length_wrong'],
  ])('refuses %s', (_, plan, code) => {
    expect(codes(plan)).toContain(code);
  });

  it('refuses a load over the payload, too tall for the truck, or turned where nothing may turn', () => {
    const plan = planOf(PALLETS, [TRUCK]);
    expect(codes(plan, { ...CHAIN, floor: { ...CHAIN.floor, maxMassKg: 550 } })).toEqual(['plan.too_heavy']);
    expect(codes(plan, { ...CHAIN, floor: { ...CHAIN.floor, heightMm: 1319 } })).toEqual(['plan.too_tall']);
    const turned = withPlace(
      0,
      { isTurned: true },
      { items: [TRUCK.items[0]!, { id: 0, xMm: 0, yMm: 850, isTurned: true }] },
    );
    expect(codes(turned, { ...CHAIN, allowTurn: false })).toContain('plan.turn_not_allowed');
  });
});
