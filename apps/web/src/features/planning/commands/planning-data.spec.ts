import { samplePallet, sampleProduct } from '../../../entities/pallet/testing/sample-pallet';
import { samplePlanning } from '../testing/sample-planning';
import { fillOf, groupLabel, orderGroups, pageGroups, palletMarks, sortedOrders, unplacedOf } from './planning-data';

describe('what the planning page reads from its data', () => {
  it('finds the products that stand on no pallet', () => {
    expect(
      unplacedOf(samplePlanning([samplePallet(1, [sampleProduct(1)])], [sampleProduct(2)])).map(
        (product) => product.id,
      ),
    ).toEqual([2]);
  });

  it('numbers the stops once for orders and trucks', () => {
    const page = samplePlanning([], [sampleProduct(1)]);
    const load = (group_label: string) => ({ group_label });
    const data = { ...page, trucks: [{ pallets: [load('Oslo'), load('Hamar')] }] as never };
    expect([...pageGroups(data, false)]).toEqual([
      ['Hamar', 1],
      ['Oslo', 2],
    ]);
    expect(groupLabel({ number: '26-0001', address: 'Hamar' }, true)).toBe('26-0001');
    expect(groupLabel({ number: '26-0001', address: null }, false)).toBe('26-0001');
  });

  it('marks a pallet with the groups of its orders, as their lines are marked', () => {
    const page = samplePlanning([], [sampleProduct(1)]);
    const order = (id: number, number: string, address: string) => ({
      ...page.orders[0]!,
      id: id as never,
      number,
      address,
    });
    const data = {
      ...page,
      orders: [order(1, '26-0001', 'Hamar'), order(2, '26-0002', 'Oslo'), order(3, '26-0003', 'Hamar')],
    };
    const of = (id: number) => sampleProduct(id, { order_id: id as never, order: `26-000${id}` });
    const groups = orderGroups(data, false);
    expect([...groups]).toEqual([
      [1, 1],
      [2, 2],
      [3, 1],
    ]);
    expect(palletMarks([of(2), of(3), of(1), of(1), of(7)], groups)).toEqual([
      { group: 1, orders: ['26-0001', '26-0003'] },
      { group: 2, orders: ['26-0002'] },
    ]);
    expect(palletMarks([of(3), of(1)], orderGroups(data, true)).map(({ group }) => group)).toEqual([1, 3]);
    expect(palletMarks([], groups)).toEqual([]);
  });

  it('puts orders with something left to pack first when asked', () => {
    const [order] = samplePlanning([], [sampleProduct(1)]).orders;
    const done = { ...order!, id: 9 as never, placed_count: order!.products_count };
    expect(sortedOrders([done, order!], true).map((each) => each.id)).toEqual([1, 9]);
    expect(sortedOrders([done, order!], false).map((each) => each.id)).toEqual([9, 1]);
  });

  it('computes how much of the deck is covered, from what stands on it', () => {
    const pallet = samplePallet(1, [
      sampleProduct(1, { width: 1200, depth: 600 }),
      sampleProduct(2, { z: 1400, width: 1200, depth: 600 }),
    ]);
    expect(fillOf(pallet)).toBe(0.25);
    expect(fillOf({ ...pallet, length: 0 })).toBe(0);
  });
});
