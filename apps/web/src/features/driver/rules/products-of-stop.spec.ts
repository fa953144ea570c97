import type { UnloadedPallet } from '@mullion/contracts';
import { byOrder, productsOfStop } from './products-of-stop';

const pallet = (id: number, products: readonly (readonly [order: string, position: string])[]): UnloadedPallet =>
  ({
    pallet_id: id,
    products: products.map(([order, position], at) => ({ id: id * 10 + at, order, position })),
  }) as never;

describe('products of a stop', () => {
  it('BEY-26 stand by order and position, positions as numbers, however they were packed', () => {
    const stop = [
      pallet(1, [
        ['26-0412', 'L10'],
        ['26-0413', 'L1'],
      ]),
      pallet(2, [
        ['26-0412', 'L2'],
        ['26-0412', 'D1'],
      ]),
    ];
    const products = productsOfStop(stop);
    expect(products.map(({ order, position, pallet: on }) => [order, position, on])).toEqual([
      ['26-0412', 'D1', 2],
      ['26-0412', 'L2', 2],
      ['26-0412', 'L10', 1],
      ['26-0413', 'L1', 1],
    ]);
    expect(byOrder(products).map((one) => [one.order, one.products.length])).toEqual([
      ['26-0412', 3],
      ['26-0413', 1],
    ]);
  });
});
