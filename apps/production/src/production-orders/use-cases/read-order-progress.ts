import { compareNatural, type OrderProgress } from '@mullion/contracts';
import { AppError, type CallInfo, type ServiceTools } from '@mullion/server-kit';
import { companyDaysSince } from '../../floor-load/working-days.queries';
import { openWorkOf, plansOfOrders, settingsRevision, workRevision } from '../../floor-load/floor-load.queries';
import type { KeptPlans } from '../kept-plans';
import { toProgressOperation } from '../order-progress.mapper';
import { progressOperations, progressOrder, progressProducts } from '../order-progress.queries';
import { shownCenters } from '../production-orders.queries';

/**
 * The progress of an order: its products with all their operations, the work centers by code, and when the rest is
 * done.
 * @throws AppError `not_found`
 */
export const readOrderProgress = async (
  { database, clock, plans }: Pick<ServiceTools, 'database' | 'clock'> & { readonly plans: KeptPlans },
  { context: { company_id: companyId, time_zone: timeZone } }: Pick<CallInfo, 'context'>,
  orderId: number,
): Promise<OrderProgress> => {
  const today = clock.today(timeZone);
  const [order, centers, products, operations, plan] = await Promise.all([
    progressOrder(database, companyId, orderId),
    shownCenters(database, companyId),
    progressProducts(database, companyId, orderId),
    progressOperations(database, companyId, orderId),
    plans.of(`${companyId} ${today}`, orderId, {
      workOf: (id) => openWorkOf(database, companyId, id),
      settings: () => settingsRevision(database, companyId),
      work: () => workRevision(database, companyId),
      plans: () => plansOfOrders(database, companyId, today),
    }),
  ]);
  if (!order) throw new AppError('not_found');
  const touched = operations.flatMap(({ start_time, end_time, changed_at }) =>
    [start_time, end_time, changed_at].filter((at) => at !== null),
  );
  const since = clock.dayOf(new Date(Math.min(clock.now().getTime(), ...touched.map((at) => at.getTime()))), timeZone);
  const worked = await companyDaysSince(database, companyId, since);
  const used = new Set(operations.map((operation) => operation.work_center_id));
  return {
    order,
    centers: centers
      .filter(({ id, deleted }) => !deleted || used.has(id))
      .sort((a, b) => compareNatural(a.code, b.code)) as OrderProgress['centers'],
    products: products
      .sort((a, b) => compareNatural(a.position, b.position))
      .map(({ id, position, type, width, height, image }) => ({
        id: id as OrderProgress['products'][number]['id'],
        ...{ position, type, width, height, image },
        operations: operations.filter((operation) => operation.product_id === id).map(toProgressOperation),
      })),
    plan,
    worked: worked && { hours: [...worked.hours], closed: [...worked.closed.keys()], time_zone: timeZone },
  };
};
