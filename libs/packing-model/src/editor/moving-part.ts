import type { PlacedProduct, Violation } from '../types';
import { loadOf, restsOn } from '../geometry/stacks';
import { supportOf } from '../geometry/support';

/**
 * The part of a load that goes along when its lowest product moves. What also rests on something else stays if that
 * still carries it; otherwise the products that would fall are named in `pallet.would_lose_support`.
 */
export function movingPart(products: readonly PlacedProduct[], id: number): ReadonlySet<number> | Violation {
  const load = loadOf(products, id);
  const moving = new Set<number>([id]);
  const falling: number[] = [];
  for (const product of load.slice(1)) {
    const carriers = products.filter((other) => restsOn(product, other));
    if (carriers.every((c) => moving.has(c.id))) moving.add(product.id);
    else if (!carriers.some((c) => moving.has(c.id))) continue;
    else if (
      !supportOf(
        product,
        products.filter((p) => !moving.has(p.id)),
      ).isSupported
    )
      falling.push(product.id);
  }
  return falling.length ? { code: 'pallet.would_lose_support', params: { products: falling.join(', ') } } : moving;
}

export const isViolation = (part: ReadonlySet<number> | Violation): part is Violation => 'code' in part;
