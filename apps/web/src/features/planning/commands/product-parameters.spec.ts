import type { Product } from '@mullion/contracts';
import { bodyOfParameters, formOfParameters, parametersChange, parametersForm } from './product-parameters';

const product = {
  width: 1200,
  height: 1500,
  depth: 90,
  weight: 61.5,
  area: 1.8,
  can_be_flipped: true,
  version: 4,
} as unknown as Product;

describe('PLN-08a parameters of a product', () => {
  it('none may be negative or empty, weight takes one decimal', () => {
    const fits = (over: object) => parametersForm.safeParse({ ...formOfParameters(product, 'lt'), ...over }).success;
    expect(fits({})).toBe(true);
    for (const key of ['width', 'height', 'depth', 'weight'])
      for (const bad of ['', '-1', 'x']) expect(fits({ [key]: bad })).toBe(false);
    expect([fits({ weight: '61,55' }), fits({ weight: '0' }), fits({ width: '0' }), fits({ width: '1 250' })]).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });

  it('the area follows the sizes where it was theirs', () => {
    const values = { width: 1000, height: 1500, depth: 90, weight: 50, can_be_flipped: false };
    expect(bodyOfParameters(values, product)).toEqual({ ...values, area: 1.5, version: 4 });
    expect(bodyOfParameters(values, { ...product, area: 1.2 })).not.toHaveProperty('area');
  });

  it('an edit of something else of the product changes none of them', () => {
    const { width, height, depth, weight, can_be_flipped } = product;
    const before = { width, height, depth, weight, can_be_flipped };
    expect(parametersChange(product, { ...product, comment: 'x', version: 5 as never })).toBeNull();
    expect(parametersChange(product, { ...product, can_be_flipped: false })).toEqual({
      from: before,
      to: { ...before, can_be_flipped: false },
    });
  });
});
