import type { PalletLoad, PlacedProduct } from '@mullion/packing-model';
import { nextOnPallet, placeOnPallet } from './place-on-pallet';

const product = (id: number, xMm: number, yMm: number, widthMm: number, zMm = 0): PlacedProduct =>
  ({ id, xMm, yMm, zMm, widthMm, heightMm: 1000, depthMm: 100, category: 1, isFlipped: false }) as PlacedProduct;
const load = (...products: readonly PlacedProduct[]): PalletLoad =>
  ({ lengthMm: 2400, widthMm: 1000, products }) as unknown as PalletLoad;

describe('where a product goes on its pallet', () => {
  const pallet = load(
    product(1, 30, 30, 2300),
    product(2, 30, 140, 1000),
    product(3, 1200, 140, 1000),
    product(4, 700, 250, 1000),
    product(5, 30, 140, 900, 1000),
  );

  it('BEY-05b is the row from the back and the side, as it is carried there', () => {
    expect([1, 2, 3, 4].map((id) => placeOnPallet(pallet, id))).toEqual([
      { row: 1, side: 'whole', level: null },
      { row: 2, side: 'left', level: 'bottom' },
      { row: 2, side: 'right', level: null },
      { row: 3, side: 'middle', level: null },
    ]);
    expect(placeOnPallet(pallet, 5)).toEqual({ row: 2, side: 'left', level: 'top' });
    expect(placeOnPallet(pallet, 9)).toBeNull();
  });

  it('BEY-05b comes row by row, and what carries before what lies on it', () => {
    expect(nextOnPallet(pallet, new Set([2, 3, 4, 5]))).toBe(2);
    expect(nextOnPallet(pallet, new Set([3, 4, 5]))).toBe(5);
    expect(nextOnPallet(pallet, new Set([3, 4]))).toBe(3);
    expect(nextOnPallet(pallet, new Set())).toBeNull();
  });
});
