import { orderStatus, palStatus } from '@mullion/contracts';

/** What an order's own statuses are derived from: its products, cancelled ones left out. */
export interface ProductSummary {
  readonly count: number;
  /** With a place on a pallet. */
  readonly placed: number;
  /** At status 13 or more. */
  readonly loaded: number;
  /** On a truck that has left. */
  readonly departed: number;
}

export interface OrderState {
  readonly status: number;
  readonly status_before_loading: number | null;
  readonly pal_status: number;
}

const isAll = (part: number, whole: number): boolean => whole > 0 && part === whole;

/**
 * Order statuses after its products changed (packing-model.md): 13 when all are loaded and 14 when all have left, back to what it
 * was when that is taken back; pal_status 2 when every product is placed, 3 when every one has left, 1 when not all are placed any
 * more. An order that is not planned (0) stays so: late news of places that unpacking has freed must not plan it again. One that has departed
 * (3) is only moved by a recall.
 */
export const followProducts = (order: OrderState, products: ProductSummary, recalled = false): OrderState => {
  if (order.pal_status >= palStatus.departed && !recalled)
    return { status: order.status, status_before_loading: order.status_before_loading, pal_status: order.pal_status };
  const left = isAll(products.departed, products.count);
  return { ...followStatus(order, products, left), pal_status: followPalStatus(order.pal_status, products, left) };
};

const followStatus = (order: OrderState, products: ProductSummary, left: boolean): Omit<OrderState, 'pal_status'> => {
  const loaded = isAll(products.loaded, products.count);
  const reached = left ? orderStatus.dispatched : loaded ? orderStatus.loaded : 0;
  if (reached > order.status) return { status: reached, status_before_loading: order.status_before_loading ?? order.status };
  const raisedByUs =
    order.status_before_loading !== null && (order.status === orderStatus.loaded || order.status === orderStatus.dispatched);
  if (raisedByUs && reached < order.status) {
    const back = reached === 0 ? (order.status_before_loading ?? 0) : reached;
    return { status: back, status_before_loading: reached === 0 ? null : order.status_before_loading };
  }
  return { status: order.status, status_before_loading: order.status_before_loading };
};

const followPalStatus = (present: number, products: ProductSummary, left: boolean): number => {
  if (left) return palStatus.departed;
  if (present === palStatus.notPlanned) return present;
  if (isAll(products.placed, products.count)) return palStatus.placed;
  return present >= palStatus.placed ? palStatus.planned : present;
};
