import type { ProductSummary } from '@mullion/contracts';
import type { StoredOrder } from './order';
import { isOtherRecord } from './order.mapper';
import { followProducts } from '../rules/follow-products';

/** What an order's row is made of besides its own facts. */
export interface CountedProducts extends ProductSummary {
  readonly total: number;
  readonly area_m2: number;
  readonly production_version: number;
}

const none: CountedProducts = {
  total: 0,
  area_m2: 0,
  count: 0,
  placed: 0,
  loaded: 0,
  departed: 0,
  delivered: 0,
  started: 0,
  made: 0,
  production_version: 0,
};

/**
 * An order's row as its products have it: the columns that follow from them, whether any is another, and whether copies
 * change with it.
 */
export const followedOrder = (order: StoredOrder, products: CountedProducts = none, recalled = false) => {
  const set = {
    ...followProducts(order, products, recalled),
    product_count: products.total,
    area_m2: products.area_m2,
  };
  const same = (Object.keys(set) as (keyof typeof set)[]).every((name) => set[name] === order[name]);
  const after: StoredOrder = same ? order : { ...order, ...set };
  return { set, after, same, announced: !same && isOtherRecord(order, after) };
};
