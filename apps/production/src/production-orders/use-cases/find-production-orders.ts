import {
  compareNatural,
  orderStatus,
  possibleStart,
  type InputOf,
  type listProductionOrders,
  type OrderSupplier,
  type OutputOf,
} from '@mullion/contracts';
import type { Reads } from '@mullion/server-kit';
import { holidaysOf } from '../../calendar/holidays.queries';
import { suppliersOfOrders } from '../../suppliers/order-suppliers.queries';
import type { OrderBoxes } from '../order-boxes';
import { openRemakes, shownCenters, shownOrders } from '../production-orders.queries';
import { preparedAt, locationOf } from '../rules/production-box';

export type Query = InputOf<typeof listProductionOrders>['query'];

const statuses = {
  production: { from: orderStatus.prepared, to: orderStatus.partlyMade },
  // prepared orders stay until production begins with them
  preperation: { from: orderStatus.inPreparation, to: orderStatus.prepared },
} as const;

export type Page = OutputOf<typeof listProductionOrders>;

/** Which orders a query asks for, and on which of the two pages. */
export const filterOf = ({ filter, type, status_from, status_to }: Query) => ({
  ...{ filter, status_from: status_from ?? statuses[type].from, status_to: status_to ?? statuses[type].to },
  page: status_from === undefined && status_to === undefined ? type : null,
  isPreparation: type === 'preperation',
});

/** Orders of the production or the preparation page, with a box for each of its work centers. */
export const findProductionOrders = async (
  reads: Reads,
  { companyId, boxes: kept }: { readonly companyId: number; readonly boxes: OrderBoxes },
  query: Query,
): Promise<Page> => {
  const filter = filterOf(query);
  const [centers, orders] = await Promise.all([shownCenters(reads, companyId), shownOrders(reads, companyId, filter)]);
  const ids = orders.map(({ id }) => id);
  const preparation = filter.isPreparation;
  const [boxes, remakes, suppliers] = await Promise.all([
    kept.of(reads, companyId, { orders, centers }),
    openRemakes(reads, companyId, ids),
    suppliersOfOrders(reads, companyId, ids),
  ]);
  const busy = new Set(
    [...boxes.values()].flatMap((order) =>
      [...order.boxes.values()].filter((box) => box.completed < box.total).map((box) => box.work_center_id),
    ),
  );
  // a deleted work center is shown while something is to be done there
  const shown = centers
    .filter(({ id, preperation, deleted }) => preperation === preparation && (!deleted || busy.has(id)))
    .sort((a, b) => compareNatural(a.code, b.code));
  const promisedBy = new Map<number, OrderSupplier[]>();
  for (const one of suppliers) promisedBy.set(one.order_id, [...(promisedBy.get(one.order_id) ?? []), one]);
  const years = suppliers
    .flatMap(({ confirmed_delivery_date: date }) => (date === null ? [] : Number(date.slice(0, 4))))
    .sort((a, b) => a - b);
  const holidays = new Set(holidaysOf((years[0] ?? 0) - 1, years.at(-1) ?? -2).map(({ date }) => date));
  const isHoliday = (date: string): boolean => holidays.has(date);
  return {
    centers: shown.map(({ before: _before, ...center }) => center),
    orders: orders.map(({ total: _total, revision: _revision, ...order }) => {
      const own = shown.flatMap(({ id }) => {
        const box = boxes.get(order.id)?.boxes.get(id);
        return box ? [box] : [];
      });
      const promised = promisedBy.get(order.id) ?? [];
      return {
        ...order,
        products: boxes.get(order.id)?.products ?? 0,
        remakes: remakes.get(order.id) ?? 0,
        suppliers: promised,
        possible_start: preparation
          ? possibleStart({ suppliers: promised, centers: preparedAt(shown, own), isHoliday })
          : null,
        boxes: own,
        stands: locationOf(own),
      };
    }),
    total: orders[0]?.total ?? 0,
  };
};
