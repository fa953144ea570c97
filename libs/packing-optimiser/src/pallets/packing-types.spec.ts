import { checkChainPlan } from '../check/check-chain';
import { checkPalletPlan } from '../check/check-plan';
import { planForShortestTruck } from '../chain/plan-for-shortest-truck';
import { seededRandom } from '../search/random';
import { aFloor, aWindow, anInstance, never, someSettings } from '../testing/instances';
import { packPallets } from './pack-pallets';
import type { PalletInstance } from './pallet-instance';
import type { PalletPlan } from './pallet-plan';
import { planPallets } from '../plan/plan-pallets';

const LIMITS = { acrossPercent: 15, alongPercent: 10 };
const work = { seed: 3, iterations: 1500, stop: never };

/** Frames for the first type and doors that are too high for it, of a few orders and addresses. */
function framesAndDoors(count: number, settings: Parameters<typeof anInstance>[1] = {}): PalletInstance {
  const random = seededRandom(count);
  const mm = (from: number, to: number) => 10 * Math.round((from + (to - from) * random()) / 10);
  const products = Array.from({ length: count }, (_, i) => {
    const order = Math.floor(random() * 5);
    const isDoor = i % 4 === 0;
    return aWindow({
      ...{ id: i + 1, orderKey: `O${order}`, addressKey: `A${order % 2}`, canBeFlipped: !isDoor },
      ...{ widthMm: isDoor ? 1000 : mm(600, 1800), heightMm: isDoor ? mm(2450, 2700) : mm(600, 1700) },
      ...{ depthMm: mm(70, 120), massKg: mm(200, 900) / 10 },
    });
  });
  const common = { cutToContent: true, mixAddresses: false, offsetLimits: LIMITS, ...settings };
  return {
    ...anInstance(products, common),
    otherTypes: [someSettings({ ...common, longestMm: 3200, widthMm: 1200, maxHeightMm: 2900, maxMassKg: 2500 })],
  };
}

const typeOf = ({ pallets }: PalletPlan) =>
  new Map(pallets.flatMap(({ type = 0, items }) => items.map(({ id }) => [id, type] as const)));

describe('several packing types', () => {
  it('take every product onto the first that holds it, a pallet of one type each, by every search', () => {
    const instance = framesAndDoors(48);
    const plans = [
      packPallets(instance, work),
      planPallets(instance, { ...work, iterations: 100 }),
      planForShortestTruck(
        { pallets: instance, floor: aFloor(), stops: { A0: 1 }, allowTurn: true },
        { ...work, seconds: 60 },
      ).pallets,
    ];
    for (const plan of plans) {
      expect(checkPalletPlan(instance, plan)).toEqual([]);
      expect(plan.unplaced).toEqual([]);
      for (const [id, type] of typeOf(plan)) expect([id, type]).toEqual([id, (id - 1) % 4 === 0 ? 1 : 0]);
      expect(plan.lowerBound).toBeGreaterThanOrEqual(2);
    }
  });

  it('give the same plan to the bit, the whole chain too', () => {
    const chain = { pallets: framesAndDoors(30), floor: aFloor(), stops: {}, allowTurn: true };
    const plan = planForShortestTruck(chain, { ...work, seconds: 60 });
    expect(checkChainPlan(chain, plan)).toEqual([]);
    expect(planForShortestTruck(chain, { ...work, seconds: 60 })).toEqual(plan);
  });

  it('pack each as a run of its own would', () => {
    const instance = framesAndDoors(40);
    const doors = instance.products.filter(({ id }) => (id - 1) % 4 === 0);
    const apart = [
      packPallets(
        { settings: instance.settings, products: instance.products.filter((p) => !doors.includes(p)), fixed: [] },
        work,
      ),
      packPallets({ settings: instance.otherTypes![0]!, products: doors, fixed: [] }, work),
    ];
    expect(packPallets(instance, work).pallets).toHaveLength(apart[0]!.pallets.length + apart[1]!.pallets.length);
  });

  it('keep sets together on the first type that holds all of the set, by its sizes and by its room', () => {
    const low = { maxHeightMm: 1400, cutToContent: true };
    const types = [someSettings({ ...low, maxHeightMm: 2900, widthMm: 1200 })];
    const set = [
      aWindow({ id: 1, partOf: 'S' }),
      aWindow({ id: 2, partOf: 'S', heightMm: 2600, canBeFlipped: false }),
      aWindow({ id: 3 }),
    ];
    const bySize = packPallets({ ...anInstance(set, low), otherTypes: types }, work);
    expect([...typeOf(bySize)].sort(([a], [b]) => a - b)).toEqual([
      [1, 1],
      [2, 1],
      [3, 0],
    ]);
    // ten of them one behind the other fill the first type's width, twelve do not fit it
    const many = Array.from({ length: 24 }, (_, i) => aWindow({ id: i + 1, partOf: 'S' }));
    const byRoom = { ...anInstance(many, { ...low, longestMm: 1100 }), otherTypes: types };
    const plan = packPallets(byRoom, work);
    expect(checkPalletPlan(byRoom, plan)).toEqual([]);
    expect(plan).toMatchObject({ unplaced: [], pallets: [{ type: 1 }] });
  });

  it('name what no type holds, and add to an open pallet only what goes with its type', () => {
    const instance = framesAndDoors(8);
    const misfit = aWindow({ id: 99, widthMm: 5000, heightMm: 5000 });
    const door = instance.products[0]!;
    const given: PalletInstance = {
      ...instance,
      products: [...instance.products.map((p) => ({ ...p, addressKey: 'A0' })), misfit],
      fixed: [{ productId: door.id, palletKey: 'P1', xMm: 30, yMm: 30, zMm: 0, isFlipped: false, type: 1 }],
    };
    const plan = packPallets(given, work);
    expect(checkPalletPlan(given, plan)).toEqual([]);
    expect(plan.unplaced).toEqual([{ id: 99, rule: 'fits_no_type' }]);
    const open = plan.pallets.find(({ palletKey }) => palletKey === 'P1')!;
    expect(open.type).toBe(1);
    expect(open.items.map(({ id }) => (id - 1) % 4)).toEqual(open.items.map(() => 0));
  });

  it('are kept by the judge: a larger type than the first may be chosen, limits of another type and an unknown type are not kept', () => {
    const instance = framesAndDoors(8);
    const plan = packPallets(instance, work);
    const codes = (type: number) =>
      checkPalletPlan(instance, { ...plan, pallets: plan.pallets.map((pallet) => ({ ...pallet, type })) }).map(
        ({ code }) => code,
      );
    expect(codes(1)).toEqual([]);
    expect(codes(0)).toContain('plan.too_high');
    expect(codes(7)).toContain('plan.unknown_type');
    const [first, ...rest] = plan.pallets;
    const left = first!.items.map(({ id }) => ({ id, rule: 'fits_no_type' as const }));
    expect(
      checkPalletPlan(instance, { ...plan, pallets: rest, unplaced: left, lowerBound: 1 }).map(({ code }) => code),
    ).toContain('plan.fits_a_type');
  });
});
