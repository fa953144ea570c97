import {
  operationStatus,
  operationsToRepeat,
  returnTargets,
  type CenterStop,
  type CenterOrder,
  type CenterProduct,
  type WorkCenterId,
} from '@mullion/contracts';

/** What completing products at a work center does, as far as it is known before. */
export interface Completion {
  /** Those that can be completed now. */
  readonly products: readonly CenterProduct[];
  /** Not complete, but other work centers are awaited. */
  readonly waiting: number;
  /** Of each order: how many will be complete here, of how many. */
  readonly orders: readonly { readonly order: CenterOrder; readonly done: number }[];
  /** Work centers where work may then begin, with how many they get. */
  readonly next: readonly { readonly center: CenterStop; readonly count: number }[];
}

export const completionOf = (
  chosen: readonly CenterProduct[],
  orders: readonly CenterOrder[],
  centers: readonly CenterStop[],
): Completion => {
  const products = chosen.filter((product) => product.ready);
  const counts = new Map<number, number>();
  for (const product of products) for (const id of product.next) counts.set(id, (counts.get(id) ?? 0) + 1);
  const ofOrder = (order: CenterOrder): number =>
    products.filter((product) => product.order_id === order.order_id).length;
  return {
    products,
    waiting: chosen.filter((product) => !product.ready && product.operation_status !== operationStatus.completed)
      .length,
    orders: orders.filter((order) => ofOrder(order) > 0).map((order) => ({ order, done: order.done + ofOrder(order) })),
    next: centers.filter(({ id }) => counts.has(id)).map((center) => ({ center, count: counts.get(center.id) ?? 0 })),
  };
};

/** A work center that products may be sent back to. */
export interface Target {
  readonly center: CenterStop;
  /** Every product has been through it. */
  readonly isPossible: boolean;
  /** What is to be done again, by work center. */
  readonly again: readonly CenterStop[];
  readonly operations: number;
}

/** Work centers with lower codes, with what a return of these products to them opens again. */
export const targetsOf = (
  from: WorkCenterId,
  products: readonly CenterProduct[],
  centers: readonly CenterStop[],
): Target[] =>
  returnTargets(centers, from)
    .flatMap(({ id }) => centers.filter((center) => center.id === id && !center.deleted))
    .map((center) => {
      const repeated = products.map((product) => operationsToRepeat(centers, { from, target: center.id }, product.way));
      const ids = new Set(repeated.flat().map((step) => step.work_center_id));
      return {
        center,
        isPossible:
          products.length > 0 && repeated.every((steps) => steps.some((step) => step.work_center_id === center.id)),
        again: centers.filter((one) => ids.has(one.id)),
        operations: repeated.flat().length,
      };
    });

/** A comment on these is a problem; when all have one already it is only a comment. */
export const isProblemAlready = (products: readonly CenterProduct[]): boolean =>
  products.length > 0 && products.every((product) => product.operation_status === operationStatus.problem);
