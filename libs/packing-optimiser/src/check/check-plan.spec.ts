import { aFloor, anInstance, aPallet, aWindow } from '../testing/instances';
import type { PalletPlan, PlanItem } from '../pallets/pallet-plan';
import type { FloorItem, TruckPlan } from '../truck/truck-plan';
import { companyStackRules } from '../pallets/stack-rules';
import { checkPalletPlan, checkTruckPlan } from './check-plan';

const item = (id: number, at: Partial<PlanItem> = {}): PlanItem => ({
  id,
  xMm: 30,
  yMm: 30,
  zMm: 0,
  isFlipped: false,
  ...at,
});
const plan = (...pallets: PlanItem[][]): PalletPlan => ({
  pallets: pallets.map((items) => ({ palletKey: null, lengthMm: 2400, items })),
  unplaced: [],
  lowerBound: 1,
  lowerBoundBy: 'count',
  iterations: 0,
  seed: 1,
});
const two = (settings = {}, second = {}) => anInstance([aWindow({ id: 1 }), aWindow({ id: 2, ...second })], settings);
const codes = (instance: Parameters<typeof checkPalletPlan>[0], p: PalletPlan) => [
  ...new Set(checkPalletPlan(instance, p).map((v) => v.code)),
];

describe('the judge of pallet plans', () => {
  it('accepts a right plan', () => expect(codes(two(), plan([item(1), item(2, { zMm: 1200 })]))).toEqual([]));
  it.each([
    ['a missing product', two(), plan([item(1)]), 'plan.missing'],
    ['a product twice', two(), plan([item(1), item(2, { yMm: 200 }), item(1, { yMm: 400 })]), 'plan.twice'],
    ['an unknown product', two(), plan([item(1), item(2, { yMm: 200 }), item(9)]), 'plan.unknown'],
    ['too little spacing', two(), plan([item(1), item(2, { yMm: 119 })]), 'plan.overlap'],
    ['a product in the end spacing', two(), plan([item(1, { xMm: 29 }), item(2, { yMm: 200 })]), 'plan.outside'],
    ['a product past the side', two(), plan([item(1), item(2, { yMm: 891 })]), 'plan.outside'],
    ['a hanging product', two(), plan([item(1), item(2, { zMm: 1100, yMm: 300 })]), 'plan.not_supported'],
    [
      'less than three quarters carried',
      two(),
      plan([item(1), item(2, { zMm: 1200, xMm: 281 })]),
      'plan.not_supported',
    ],
    [
      'a stack that is too high',
      two({}, { heightMm: 1300, canBeFlipped: false }),
      plan([item(1), item(2, { zMm: 1200 })]),
      'plan.too_high',
    ],
    [
      'more than the load ratio',
      two({ stackRules: companyStackRules }, { massKg: 101 }),
      plan([item(1), item(2, { zMm: 1200 })]),
      'plan.load_too_heavy',
    ],
    [
      'an addition that carries',
      anInstance([aWindow({ id: 1, category: 0, depthMm: 59 }), aWindow({ id: 2, depthMm: 59 })], {
        stackRules: companyStackRules,
      }),
      plan([item(1), item(2, { zMm: 1200 })]),
      'plan.addition_carries',
    ],
    [
      'a centre of mass near the edge',
      two({ stackRules: { ...companyStackRules, centreInsideMm: 400 } }),
      plan([item(1), item(2, { zMm: 1200, xMm: 230 })]),
      'plan.centre_outside',
    ],
    [
      'too many levels',
      two({ stackRules: { ...companyStackRules, maxLevels: 1 } }),
      plan([item(1), item(2, { zMm: 1200 })]),
      'plan.too_many_levels',
    ],
    ['too much mass', two({ maxMassKg: 160 }), plan([item(1), item(2, { yMm: 200 })]), 'plan.too_heavy'],
    [
      'a flip that is not allowed',
      two({}, { canBeFlipped: false }),
      plan([item(1), item(2, { yMm: 200, isFlipped: true })]),
      'plan.flip_not_allowed',
    ],
    [
      'mixed addresses',
      two({ mixAddresses: false }, { addressKey: 'B' }),
      plan([item(1), item(2, { yMm: 200 })]),
      'plan.addresses_mixed',
    ],
    [
      'mixed orders',
      two({ allowDifferentOrders: false }, { orderKey: 'B' }),
      plan([item(1), item(2, { yMm: 200 })]),
      'plan.orders_mixed',
    ],
    [
      'a torn set',
      anInstance([aWindow({ id: 1, partOf: 'S' }), aWindow({ id: 2, partOf: 'S' })]),
      plan([item(1)], [item(2)]),
      'plan.set_torn',
    ],
    [
      'a length that is not allowed',
      two({ cutToContent: true, standardLengthsMm: [1200] }),
      plan([item(1), item(2, { yMm: 200 })]),
      'plan.length_not_allowed',
    ],
    ['an empty pallet', two(), plan([item(1), item(2, { yMm: 200 })], []), 'plan.empty_pallet'],
    ['half a millimetre', two(), plan([item(1), item(2, { yMm: 200.5 })]), 'plan.not_whole'],
    [
      'a moved fixed product',
      { ...two(), fixed: [{ productId: 1, palletKey: 'P', xMm: 40, yMm: 30, zMm: 0, isFlipped: false }] },
      plan([item(1), item(2, { yMm: 200 })]),
      'plan.fixed_moved',
    ],
    [
      'a bound above the plan',
      two(),
      { ...plan([item(1), item(2, { yMm: 200 })]), lowerBound: 2 },
      'plan.bound_too_high',
    ],
  ])('refuses %s', (_what, instance, broken, code) => expect(codes(instance, broken)).toContain(code));
});

describe('the judge of floors', () => {
  const instance = {
    floor: aFloor(),
    pallets: [aPallet({ id: 1 }), aPallet({ id: 2, dispatchPriority: 1, allowTurn: false })],
  };
  const floor = (items: FloorItem[], usedLengthMm: number): TruckPlan => ({
    items,
    unplaced: [],
    usedLengthMm,
    lowerBoundMm: 1,
    isProvedOptimal: false,
    iterations: 0,
    seed: 1,
  });
  const at = (id: number, xMm: number, yMm: number, isTurned = false): FloorItem => ({ id, xMm, yMm, isTurned });
  const found = (items: FloorItem[], used: number) => checkTruckPlan(instance, floor(items, used)).map((v) => v.code);
  it('accepts a right floor', () => expect(found([at(1, 0, 0), at(2, 0, 1050)], 2400)).toEqual([]));
  it.each([
    ['too little spacing', [at(1, 0, 0), at(2, 0, 1049)], 2400, 'plan.overlap'],
    ['a broken stop order', [at(1, 2450, 0), at(2, 0, 0)], 4850, 'plan.stop_order'],
    ['a pallet outside the width', [at(1, 0, 0), at(2, 0, 1481)], 2400, 'plan.outside'],
    ['a pallet past the doors', [at(1, 0, 0), at(2, 11201, 0)], 13601, 'plan.too_long'],
    ['a turn that is not allowed', [at(1, 0, 0), at(2, 2450, 0, true)], 3450, 'plan.turn_not_allowed'],
    ['a wrong length', [at(1, 0, 0), at(2, 0, 1050)], 2399, 'plan.length_wrong'],
    ['a missing pallet', [at(1, 0, 0)], 2400, 'plan.missing'],
  ])('refuses %s', (_what, items, used, code) => expect(found(items, used)).toContain(code));
});
