import type { EstimatedProduct, EstimateGap } from '@mullion/contracts';

const needed = [
  ['width', 'no_width'],
  ['height', 'no_height'],
  ['depth', 'no_depth'],
  ['weight', 'no_mass'],
] as const;

/**
 * What keeps an order from being estimated: nothing in it, or the first product of which a size or the mass is not
 * known. Null: nothing.
 */
export const findGap = (products: readonly EstimatedProduct[]): EstimateGap | null => {
  if (products.length === 0) return { code: 'no_products', product: 0, position: '' };
  for (const [at, product] of products.entries()) {
    const missing = needed.find(([name]) => product[name] <= 0);
    if (missing) return { code: missing[1], product: at + 1, position: product.position };
  }
  return null;
};
