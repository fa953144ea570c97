import { sampleProduct } from '../../../entities/pallet/testing/sample-pallet';
import { identicalTogether, nextOfIdentical } from './identical-products';

describe('identical products in the list of an order', () => {
  const one = (id: number, over: object = {}) => sampleProduct(id, { position: 'L11', ...over });

  it('stand on one line where the first of them was', () => {
    const groups = identicalTogether([one(1), one(2, { position: 'L12' }), one(3, { barcode: 'other' }), one(4)]);
    expect(groups.map(({ products }) => products.map(({ id }) => id))).toEqual([[1, 3, 4], [2]]);
  });

  it('are told apart by all that matters to packing or can be read of them', () => {
    for (const over of [
      { width: 1001 },
      { weight: 51 },
      { can_be_flipped: false },
      { part_of: 'A' },
      { comment: 'sparčiau' },
      { image: 'x' },
    ])
      expect(identicalTogether([one(1), one(2, over)])).toHaveLength(2);
  });

  it('keep their line while one after the other is packed', () => {
    const [before] = identicalTogether([one(1), one(2), one(3)]);
    const [after] = identicalTogether([one(2), one(3)]);
    expect(after?.key).toBe(before?.key);
    expect(before && nextOfIdentical(before, new Set())?.id).toBe(1);
    expect(before && nextOfIdentical(before, new Set([3]))?.id).toBe(3);
    expect(after && nextOfIdentical(after, new Set([1]))?.id).toBe(2);
  });
});
