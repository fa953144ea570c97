import { compareNatural, orderStatus, type InputOf, type listProductionOrders, type OutputOf } from '@mullion/contracts';
import type { Database } from '@mullion/server-kit';
import { countedBoxes, productsWithOperations, shownCenters, shownOrders } from '../production-orders.queries';
import { standsAt, toBox } from '../rules/production-box';

type Query = InputOf<typeof listProductionOrders>['query'];

const statuses = {
  production: { from: orderStatus.prepared, to: orderStatus.inProduction },
  preperation: { from: orderStatus.inPreparation, to: orderStatus.inPreparation },
} as const;

/** Orders of the production or the preparation page, with a box for each of its work centers. */
export const findProductionOrders = async (
  database: Database,
  companyId: number,
  { filter, type, status_from = statuses[type].from, status_to = statuses[type].to }: Query,
): Promise<OutputOf<typeof listProductionOrders>> => {
  const [centers, orders] = await Promise.all([
    shownCenters(database, companyId),
    shownOrders(database, companyId, { filter, status_from, status_to }),
  ]);
  const ids = orders.map(({ id }) => id);
  const [counted, products] = await Promise.all([
    countedBoxes(database, companyId, ids, centers),
    productsWithOperations(database, companyId, ids),
  ]);
  const busy = new Set(counted.filter((box) => box.completed < box.total).map((box) => box.work_center_id));
  // a deleted work center is shown while something is to be done there
  const shown = centers
    .filter(({ id, preperation, deleted }) => preperation === (type === 'preperation') && (!deleted || busy.has(id)))
    .sort((a, b) => compareNatural(a.code, b.code));
  const boxes = new Map(counted.map((box) => [`${box.order_id} ${box.work_center_id}`, box]));
  return {
    centers: shown.map(({ before: _before, ...center }) => center),
    orders: orders.map(({ total: _total, ...order }) => {
      const own = shown.flatMap(({ id }) => {
        const box = boxes.get(`${order.id} ${id}`);
        return box ? [toBox(box)] : [];
      });
      return { ...order, products: products.get(order.id) ?? 0, suppliers: [], boxes: own, stands: standsAt(own) };
    }),
    total: orders[0]?.total ?? 0,
  };
};
