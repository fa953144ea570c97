import type { PlacedProductDto } from '@mullion/contracts';
import { identicalTogether } from '../commands/identical-products';
import type { PlanningData } from '../commands/planning-data';

/** Products that go when one of them is dragged or moved: as many of the list as wanted, from its beginning. */
export interface Carried {
  readonly products: readonly PlacedProductDto[];
  readonly count: number;
}

/** All chosen products where it is one of several; else it alone, of as many identical ones as its line stands for. */
export const carriedWith = (
  data: Pick<PlanningData, 'orders'>,
  product: PlacedProductDto,
  chosen: readonly PlacedProductDto[],
): Carried => {
  const first = (list: readonly PlacedProductDto[]) => [product, ...list.filter(({ id }) => id !== product.id)];
  if (chosen.length > 1 && chosen.some(({ id }) => id === product.id))
    return { products: first(chosen), count: chosen.length };
  const alike = product.pallet_id === null ? identicalTo(data, product) : [];
  return { products: first(alike), count: 1 };
};

const identicalTo = (
  { orders }: Pick<PlanningData, 'orders'>,
  { id }: PlacedProductDto,
): readonly PlacedProductDto[] => {
  const order = orders.find(({ products }) => products.some((each) => each.id === id));
  const waiting = order?.products.filter(({ pallet_id }) => pallet_id === null) ?? [];
  return identicalTogether(waiting).find(({ products }) => products.some((each) => each.id === id))?.products ?? [];
};

/** How many go after a key: 1 to 9, and 0 for all; null for every other key. */
export const countOfKey = (key: string, all: number): number | null => {
  if (!/^\d$/.test(key)) return null;
  return key === '0' ? all : Math.min(Number(key), all);
};
