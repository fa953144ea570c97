import { floorInstance } from '@mullion/contracts';
import { planFloors } from './plan-floors';

const instance = (count: number, trucks: 'one' | 'many') =>
  floorInstance.parse({
    truck: { length: 13_600, width: 2480, height: 3000, max_weight: 24_000, between_pallets: 50 },
    pallets: Array.from({ length: count }, (_, i) => ({
      id: i + 1,
      length: 2400,
      width: 1200,
      height: i === 0 && count === 3 ? 3200 : 2400,
      weight: 700,
      dispatch_priority: 100,
      allow_turn: true,
    })),
    trucks,
    budget_ms: 2000,
  });

describe('floors', () => {
  it('TRK-03 puts two rows of pallets behind the cab', () => {
    const plan = planFloors(instance(4, 'one'));
    expect(plan.trucks).toHaveLength(1);
    expect(Math.max(...(plan.trucks[0]?.items ?? []).map((item) => item.x))).toBeLessThanOrEqual(2450);
    expect(plan.unplaced).toEqual([]);
  });
  it('TRK-03 leaves what is loaded where it stands', () => {
    const { pallets, ...rest } = instance(4, 'one');
    const stands = { x: 4900, y: 30, is_turned: false, is_fixed: true };
    const plan = planFloors({
      ...rest,
      pallets: pallets.map((pallet) => (pallet.id === 2 ? { ...pallet, stands } : pallet)),
    });
    expect(plan.trucks[0]?.items).toContainEqual({ id: 2, x: 4900, y: 30, is_turned: false });
    expect(plan.unplaced).toEqual([]);
  });
  it('TRK-02 makes as many trucks as the pallets need', () => {
    const plan = planFloors(instance(14, 'many'));
    expect(plan.trucks).toHaveLength(2);
    expect(plan.trucks.flatMap((truck) => truck.items)).toHaveLength(14);
  });
  it('names the pallet that is too tall', () =>
    expect(planFloors(instance(3, 'many')).unplaced).toEqual([{ id: 1, rule: 'too_tall' }]));
});
