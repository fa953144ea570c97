import type { Truck } from '@mullion/contracts';
import { loadingOrder } from '@mullion/packing-model';
import { afterLoading, namesOf, scannedOnTruck, unscannedOf } from './after-loading';

const load = (pallet_id: number, x: number, status: number, loaded_count = 0) => ({
  ...{
    pallet_id,
    x,
    y: 0,
    status,
    loaded_count,
    products_count: 10,
    dispatch_priority: 1,
    state: 'placed',
    is_turned: false,
  },
  ...{ shown_number: `P26000${pallet_id}`, length: 2400, width: 1200, height: 2000, weight: 500, group: 0 },
});
const truckOf = (...pallets: object[]) => ({ length: 13_600, width: 2480, height: 2700, pallets }) as unknown as Truck;
const nobody = new Set<number>();

describe('BEY-07a a loaded pallet at the truck scanner', () => {
  it('is warned about when pallets before it are not loaded, and they are named', () => {
    const steps = loadingOrder(truckOf(load(1, 0, 2), load(2, 2450, 2), load(3, 4900, 2)));
    const after = afterLoading(steps, 3, nobody);
    expect([after.step?.step, after.isLast]).toEqual([3, false]);
    expect(namesOf(after.early?.skipped ?? [])).toBe('1. P260001, 2. P260002');
    expect(afterLoading(steps, 1, nobody).early).toBeNull();
  });

  it('is in turn after what this terminal has loaded, though the truck was not read again yet', () => {
    const steps = loadingOrder(truckOf(load(1, 0, 2), load(2, 2450, 3), load(3, 4900, 2)));
    expect(afterLoading(steps, 3, new Set([1]))).toMatchObject({ early: null, isLast: true });
    expect(afterLoading(steps, 3, nobody).isLast).toBe(false);
  });

  it('leaves products uncounted by nobody: 76 of 77 not scanned is not all', () => {
    expect(unscannedOf(truckOf(load(1, 0, 3, 1), load(2, 2450, 3)))).toEqual({ unscanned: 19, products: 20 });
    expect(unscannedOf(truckOf({ ...load(1, 0, 3), products_count: 0, loaded_count: 0 }))).toEqual({
      unscanned: 0,
      products: 0,
    });
  });

  it('counts the products of pallets on the truck, not of those in the hall', () => {
    expect(scannedOnTruck(truckOf(load(1, 0, 3, 10), load(2, 2450, 2, 10), load(3, 4900, 3, 4)))).toBe(14);
  });

  it('names three at most', () => {
    const steps = loadingOrder(truckOf(...[1, 2, 3, 4].map((id) => load(id, id * 2450, 2))));
    expect(namesOf(steps)).toBe('1. P260001, 2. P260002, 3. P260003, …');
  });
});
