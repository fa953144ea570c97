import { palletFromWire } from '@mullion/packing-model';
import { samplePallet, sampleProduct } from '../../../entities/pallet/testing/sample-pallet';
import { floorOfPlan } from './floor-of-plan';
import type { PlannedPallet } from './proposal';

const planned = (id: number, address: string): PlannedPallet => ({
  before: null,
  load: palletFromWire(samplePallet(id, [sampleProduct(id)]), false),
  products: [],
  address,
});
const item = (pallet: number, x: number) => ({ pallet, x, y: 0, is_turned: false });

describe('the floor that a plan would take', () => {
  it('has every pallet where the plan puts it, and one colour a stop', () => {
    const pallets = [planned(1, 'Hamar'), planned(2, 'Oslo'), planned(3, 'Hamar')];
    const floor = { length: 13600, width: 2480, used_length: 4800, items: [item(1, 2400), item(0, 0), item(9, 0)] };
    const { truck, placed, groups } = floorOfPlan(floor as Parameters<typeof floorOfPlan>[0], pallets);
    expect(placed.map(({ id, xMm }) => [id, xMm])).toEqual([
      [1, 2400],
      [0, 0],
    ]);
    expect(groups).toEqual([1, 2, 1]);
    expect(truck).toMatchObject({ lengthMm: 13600, widthMm: 2480 });
  });

  it('is as long as what stands over its end', () => {
    const floor = { length: 2000, width: 2480, used_length: 2400, items: [item(0, 0)] };
    expect(floorOfPlan(floor as Parameters<typeof floorOfPlan>[0], [planned(1, 'Hamar')]).truck.lengthMm).toBe(2400);
  });
});
