import {
  palStatus,
  productionOfProducts,
  type ProductSummary,
  type StatusFacts,
  statusFromFacts,
} from '@mullion/contracts';

/** What an order knows for its status: decisions and production of its own, and what its products add up to. */
export interface OrderFacts {
  readonly manual_status: number;
  readonly manual_production_version: number;
  /** Production's fact about the order itself. */
  readonly preparation_status: number;
  readonly preparation_version: number;
  /** The same together with its facts about the products. */
  readonly production_status: number;
  readonly production_version: number;
  readonly all_loaded: boolean;
  readonly all_delivered: boolean;
  /** 3: all its products have left. */
  readonly pal_status: number;
}

/** The facts that are kept on the order's row; it has departed when its `pal_status` says so. */
export const statusFactsOf = (order: Omit<OrderFacts, 'preparation_status' | 'preparation_version'>): StatusFacts => ({
  manual_status: order.manual_status,
  manual_production_version: order.manual_production_version,
  production_status: order.production_status,
  production_version: order.production_version,
  loaded: order.all_loaded,
  departed: order.pal_status >= palStatus.departed,
  delivered: order.all_delivered,
});

export const statusOfOrder = (order: OrderFacts): number => statusFromFacts(statusFactsOf(order));

/** A person's decision about an order. */
export const manualStatus = <Order extends OrderFacts>(order: Order, status: number) => {
  const set = { manual_status: status, manual_production_version: order.production_version };
  return { ...set, status: statusOfOrder({ ...order, ...set }) };
};

const isAll = (part: number, count: number): boolean => count > 0 && part === count;

/**
 * What an order's row says after its products changed: 13 when all are loaded, 14 when all have left and 15 when all
 * are delivered, and without those facts what it was before; 6 to 8 as production says of them; pal_status 2 when every
 * product is placed, 3 when every one has left, 1 when not all are placed any more. An order that is not planned (0)
 * stays so: late events of places that unpacking has freed must not plan it again. One that has departed (3) is moved
 * by a recall, and by a product that is added to it: that one has not left.
 */
export const followProducts = (
  order: OrderFacts,
  products: ProductSummary & { readonly production_version: number },
  recalled = false,
) => {
  const production = {
    production_status: Math.max(order.preparation_status, productionOfProducts(products)),
    production_version: order.preparation_version + products.production_version,
  };
  const all_loaded = isAll(products.loaded, products.count);
  const all_delivered = isAll(products.delivered, products.count);
  const pal_status = followPalStatus(order.pal_status, products, recalled);
  const set = { ...production, all_loaded, all_delivered, pal_status };
  return { ...set, status: statusOfOrder({ ...order, ...set }) };
};

const followPalStatus = (present: number, products: ProductSummary, recalled: boolean): number => {
  if (isAll(products.departed, products.count)) return palStatus.departed;
  // set by hand, or before the facts of departures were kept: nothing says otherwise
  if (present >= palStatus.departed && !recalled && products.departed === 0) return present;
  if (present === palStatus.notPlanned) return present;
  if (isAll(products.placed, products.count)) return palStatus.placed;
  return present >= palStatus.placed ? palStatus.planned : present;
};
