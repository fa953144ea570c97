import { sampleProduct } from '../../../entities/pallet/testing/sample-pallet';
import { samplePlanning } from '../testing/sample-planning';
import { carriedWith, countOfKey } from './carried';

const six = [1, 2, 3, 4, 5, 6].map((id) => sampleProduct(id, { position: '1' }));
const other = sampleProduct(9, { position: '2' });
const data = samplePlanning([], [...six, other]);
const ids = (carried: ReturnType<typeof carriedWith>) => carried.products.map(({ id }) => Number(id));

describe('what goes along with a product', () => {
  it('PLN-06 is one piece of a line of identical ones, and as many of them as a key says', () => {
    const carried = carriedWith(data, six[2]!, []);
    expect(carried.count).toBe(1);
    expect(ids(carried)).toEqual([3, 1, 2, 4, 5, 6]);
    expect(['1', '4', '9', '0', 'a', 'Escape', '12'].map((key) => countOfKey(key, 6))).toEqual([
      1,
      4,
      6,
      6,
      null,
      null,
      null,
    ]);
  });
  it('PLN-06 are all chosen products where it is one of several, itself first', () => {
    const carried = carriedWith(data, other, [six[0]!, other]);
    expect([carried.count, ids(carried)]).toEqual([2, [9, 1]]);
    expect(carriedWith(data, six[1]!, [six[0]!, other]).count).toBe(1);
    expect(ids(carriedWith(data, other, [other]))).toEqual([9]);
  });
  it('PLN-06 is a placed product alone', () => {
    const placed = sampleProduct(20, { pallet_id: 1 as never });
    expect(ids(carriedWith(data, placed, []))).toEqual([20]);
  });
});
