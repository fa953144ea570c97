import type { PlacedProductDto } from '@mullion/contracts';
import type { PlanningData } from './planning-data';

/** What a planner may set of a product. */
export type Parameters = Pick<PlacedProductDto, 'width' | 'height' | 'depth' | 'weight' | 'can_be_flipped'>;

export const areSet = (product: PlacedProductDto, to: Parameters): boolean =>
  (Object.keys(to) as (keyof Parameters)[]).every((name) => product[name] === to[name]);

/** The page with the product so, wherever it is shown. */
export const withParameters = <D extends PlanningData>(data: D, id: number, to: Parameters): D => {
  const changed = <T extends { readonly products: PlacedProductDto[] }>(list: readonly T[]): T[] =>
    list.map((each) => ({
      ...each,
      products: each.products.map((product) => (product.id === id ? { ...product, ...to } : product)),
    }));
  return { ...data, pallets: changed(data.pallets), orders: changed(data.orders) };
};
