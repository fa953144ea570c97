import { sanitiseSvg } from '../images/rules/sanitise-svg';
import { drawProduct } from './draw-product';
import { makeProducts, type ProductKind } from './make-products';
import { randomFrom } from './random';

describe('the pictures of the demo factory', () => {
  it.each<ProductKind>(['window', 'small', 'balcony', 'door', 'slide', 'addition'])(
    'of a %s pass the cleaning and differ by size',
    (kind) => {
      const [one, two] = [
        drawProduct({ kind, width_mm: 1000, height_mm: 2000 }),
        drawProduct({ kind, width_mm: 1300, height_mm: 2000 }),
      ];
      expect(sanitiseSvg(one)).toEqual({ svg: one });
      expect(one).not.toBe(two);
    },
  );
});

describe('the products of the demo factory', () => {
  it('are the same for the same seed and as many as asked for', () => {
    expect(makeProducts(40, randomFrom(5))).toEqual(makeProducts(40, randomFrom(5)));
    expect(makeProducts(40, randomFrom(5))).toHaveLength(40);
    expect(makeProducts(40, randomFrom(6))).not.toEqual(makeProducts(40, randomFrom(5)));
  });

  it('have believable sizes and masses', () => {
    for (const product of makeProducts(500, randomFrom(7))) {
      expect(product.width_mm).toBeGreaterThanOrEqual(300);
      expect(product.width_mm).toBeLessThanOrEqual(2900);
      expect(product.height_mm).toBeLessThanOrEqual(2400);
      expect(product.weight_kg / product.area_m2).toBeLessThan(90);
    }
  });
});
