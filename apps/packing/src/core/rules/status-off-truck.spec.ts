import { statusOffTruck } from './status-off-truck';

const pallet = (over: object) => ({ status: 3, fictive: false, products_count: 3, loaded_count: 3, ...over });

describe('the status of a pallet that is taken off its truck', () => {
  it('is closed when all on it is scanned or it is fictive, else prepared', () => {
    expect(statusOffTruck(pallet({}))).toBe(2);
    expect(statusOffTruck(pallet({ products_count: 0, loaded_count: 0, fictive: true }))).toBe(2);
    expect(statusOffTruck(pallet({ loaded_count: 2 }))).toBe(1);
    expect(statusOffTruck(pallet({ products_count: 0, loaded_count: 0 }))).toBe(1);
  });

  it('stays when it was not loaded', () => {
    expect([0, 1, 2].map((status) => statusOffTruck(pallet({ status })))).toEqual([0, 1, 2]);
  });
});
