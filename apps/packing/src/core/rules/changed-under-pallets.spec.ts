import type { OrderId, ProductId } from '@mullion/contracts';
import { changedUnderPallets } from './changed-under-pallets';

const order = { id: 1 as OrderId, number: '26-1', customer: 'UAB Langma', address: 'Vilnius', address_key: 'vilnius' };
const sizes = {
  width: 900,
  height: 1200,
  depth: 82,
  weight: 40,
  can_be_flipped: true,
  category: 1 as const,
  part_of: null,
};
const product = { ...sizes, id: 5 as ProductId, order_id: 1 as OrderId, status: 6, remake_of: null, removed: false };
const none = { orderIds: [], productIds: [], newProductIds: [] };

describe('what makes pallets be derived again', () => {
  it('BEY-12a a name does, a status or a date does not', () => {
    expect(changedUnderPallets([{ before: order, after: { ...order, number: '26-2' } }], [])).toEqual({
      ...none,
      orderIds: [1],
    });
    expect(
      changedUnderPallets(
        [{ before: order, after: { ...order } }],
        [{ before: product, after: { ...product, status: 8 } }],
      ),
    ).toEqual(none);
    expect(changedUnderPallets([{ before: null, after: order }], [{ before: null, after: product }])).toEqual({
      ...none,
      orderIds: [1],
      newProductIds: [5],
    });
  });

  it('a size does, and a unit made again that is made', () => {
    expect(changedUnderPallets([], [{ before: product, after: { ...product, width: 901 } }])).toEqual({
      ...none,
      productIds: [5],
    });
    const again = { ...product, remake_of: 4 as ProductId };
    expect(changedUnderPallets([], [{ before: again, after: { ...again, status: 8 } }])).toEqual({
      ...none,
      newProductIds: [5],
    });
  });
});
