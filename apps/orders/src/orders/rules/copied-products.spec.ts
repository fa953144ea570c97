import { productStatus } from '@mullion/contracts';
import type { StoredProduct } from '../../core/products/product';
import { productsOfCopy } from './copied-products';

const product = (over: Partial<StoredProduct>): StoredProduct =>
  ({
    ...{ id: 1, position: 'L1', type: null, category: 1, width_mm: 1000, height_mm: 1200, depth_mm: 90, weight_kg: 40 },
    ...{ area_m2: 1.2, can_be_flipped: true, comment: null, part_of: null, image: 'a', fittings: 'f', status: 8 },
    ...{ removing: false, remade_by: null, pallet_id: 3, barcode: 'B1', loaded_at: new Date(), ...over },
  }) as StoredProduct;

describe('the products of a copied order', () => {
  const all = [product({}), product({ id: 2, barcode: 'B2' }), product({ id: 3, width_mm: 1001 })];

  it('BEY-62b are as many as there were, with pictures and fittings, without statuses, places and barcodes', () => {
    const copied = productsOfCopy(all, 'all');
    expect(copied.map(({ position, width_mm }) => [position, width_mm])).toEqual([
      ['L1', 1000],
      ['L1', 1000],
      ['L1', 1001],
    ]);
    expect(copied[0]).toMatchObject({ image: 'a', fittings: 'f' });
    for (const left of ['status', 'pallet_id', 'barcode', 'loaded_at', 'id'])
      expect(copied[0]).not.toHaveProperty(left);
  });

  it('BEY-62b are one of each that is alike, or none', () => {
    expect(productsOfCopy(all, 'one').map(({ width_mm: width }) => width)).toEqual([1000, 1001]);
    expect(productsOfCopy(all, 'none')).toEqual([]);
  });

  it('are not those that were cancelled, made again or are being deleted', () => {
    const gone = [{ status: productStatus.cancelled }, { remade_by: 7 }, { removing: true }].map(product);
    expect(productsOfCopy(gone, 'all')).toEqual([]);
  });
});
