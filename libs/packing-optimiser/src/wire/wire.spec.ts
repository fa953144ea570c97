import { checkPalletPlan, checkTruckPlan } from '../check/check-plan';
import { runOptimiser, type OptimiserMessage } from '../run-optimiser';
import { never } from '../testing/instances';
import { packPallets } from '../pallets/pack-pallets';
import { printPalletPlan } from './print-plan';
import { readInstance } from './read-instance';
import { refuseMisplaced } from './refuse-misplaced';

const settings = {
  pallet_length: 2400,
  pallet_width: 1000,
  pallet_height: 120,
  max_height: 2520,
  max_weight: 2000,
  spacing_between: 10,
  spacing_ends: 30,
  spacing_sides: 30,
  allow_different_orders: true,
  mix_addresses: true,
  cut_to_content: false,
};
const product = {
  id: 1,
  order: 'O1',
  address: 'A1',
  category: 1,
  width: 1280,
  height: 1820,
  depth: 92,
  weight: 59.5,
  can_be_flipped: true,
};

describe('the wire format', () => {
  it('reads an instance and prints its plan', () => {
    const instance = readInstance({
      settings,
      products: [product, { ...product, id: 2, part_of: 'S' }],
      fixed: [{ id: 1, pallet: 3, x: 30, y: 30, z: 0, is_flipped: false }],
    });
    if (instance.kind !== 'pallets') throw new Error('pallets expected');
    const plan = packPallets(instance.pallets, { seed: 1, iterations: 50, stop: never });
    expect(checkPalletPlan(instance.pallets, plan)).toEqual([]);
    expect(printPalletPlan(plan, { firstPlanMs: 1, seconds: 0.5 })).toMatchObject({
      pallets: [{ length: 2400, items: [{ id: 1, x: 30, y: 30, z: 0, is_flipped: false }, { id: 2 }] }],
      unplaced: [],
      lower_bound: 1,
      first_plan_ms: 1,
      seed: 1,
    });
  });
  it.each([
    ['no object', 3, 'instance: an object is needed'],
    ['neither kind', {}, 'instance: settings and products, or truck and pallets are needed'],
    ['no products', { settings }, 'products: a list is needed'],
    [
      'a text for a number',
      { settings, products: [{ ...product, width: '12' }] },
      'products[0].width: a number is needed',
    ],
    ['a negative size', { settings, products: [{ ...product, depth: -1 }] }, 'products[0].depth: at least 1 is needed'],
    [
      'half a millimetre',
      { settings, products: [{ ...product, depth: 1.5 }] },
      'products[0].depth: a whole number is needed',
    ],
    [
      'a length that no factory knows',
      { settings, products: [{ ...product, width: 1e12 }] },
      'products[0].width: at most 1000000 is needed',
    ],
    ['an id twice', { settings, products: [product, product] }, 'products: id 1 comes twice'],
    [
      'a stray fixed product',
      { settings, products: [product], fixed: [{ id: 9, pallet: 1, x: 0, y: 0, z: 0 }] },
      'fixed: product 9 is not among the products',
    ],
    ['no truck width', { truck: { length: null }, pallets: [] }, 'truck.width: a number is needed'],
  ])('refuses %s in one clear line', (_what, json, message) => expect(() => readInstance(json)).toThrow(message));
  it.each([
    ['outside its pallet', { x: 2000 }, 'fixed: product 1 breaks a rule where it stands (plan.outside)'],
    ['carried by nothing', { z: 500 }, 'fixed: product 1 breaks a rule where it stands (plan.not_supported)'],
  ])('refuses what is fixed %s', (_what, place, message) => {
    const instance = readInstance({
      settings,
      products: [product],
      fixed: [{ id: 1, pallet: 3, x: 30, y: 30, z: 0, ...place }],
    });
    if (instance.kind !== 'pallets') throw new Error('pallets expected');
    expect(() => refuseMisplaced(instance.pallets)).toThrow(message);
  });
  it('a worker posts plans and ends with a judged one; the shared cell cancels', () => {
    const instance = readInstance({
      truck: { length: null, width: 2440, between_pallets: 0 },
      pallets: [{ id: 1, length: 1000, width: 1200, height: 1, weight: 0, dispatch_priority: 1, allow_turn: true }],
    });
    if (instance.kind !== 'truck') throw new Error('a truck expected');
    const messages: OptimiserMessage[] = [];
    runOptimiser({ kind: 'truck', instance: instance.truck, seed: 1, seconds: 5, cancelCell: Int32Array.of(1) }, (m) =>
      messages.push(m),
    );
    const last = messages.at(-1);
    expect(last).toMatchObject({ type: 'done', kind: 'truck', violations: [], plan: { usedLengthMm: 1000 } });
    if (last?.kind === 'truck') expect(checkTruckPlan(instance.truck, last.plan)).toEqual([]);
  });

  it('keeps the stops of a truck apart where their priorities begin at 0 or below', () => {
    const pallet = { length: 1000, width: 1200, height: 1, weight: 0, allow_turn: true };
    const priorities = [1, 0, -1];
    const instance = readInstance({
      truck: { length: null, width: 2440, between_pallets: 0 },
      pallets: priorities.map((dispatch_priority, id) => ({ ...pallet, id, dispatch_priority })),
    });
    if (instance.kind !== 'truck') throw new Error('a truck expected');
    expect(instance.truck.pallets.map((p) => p.dispatchPriority)).toEqual(priorities);
  });
});
