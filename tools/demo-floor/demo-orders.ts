import { orderStatus, productStatus, routes, type Order, type ProductId } from '@mullion/contracts';
import type { MullionClient } from '../../libs/client/src';
import { until } from '../main-job/until';
import { weekFile, type WeekTruck } from './demo-week';

const PLANNED_ORDERS = 16;
/** Work centers that what is not made yet still has to pass, and the minutes it takes there. */
const [LAST_CENTERS, MINUTES_LEFT] = [2, 25];

/** Orders of the seed that are made or nearly so, the most urgent first. */
export const ordersToPlan = async (planner: MullionClient): Promise<Order[]> => {
  const query = { status_from: 6, status_to: 10, rows: 50, order_by: 'delivery_date', order: 'ASC' } as const;
  const { data } = await planner.call(routes.listOrders, { query });
  return data.filter((order) => order.pal_status <= 1 && order.count > 2 && order.count < 60).slice(0, PLANNED_ORDERS);
};

/** The orders of a truck of this week, imported and made but for a few products. */
export const ordersOfWeek = async (
  { planner, admin }: { readonly planner: MullionClient; readonly admin: MullionClient },
  truck: WeekTruck,
  delivery_date: string,
): Promise<Order[]> => {
  const form = (): FormData => {
    const made = new FormData();
    made.set('on_known', 'skip');
    made.set('unusual', 'take');
    made.set('delivery_date', delivery_date);
    made.set('file', new Blob([weekFile(truck)]), 'week.csv');
    return made;
  };
  const { orders } = await planner.call(routes.importOrders, { form });
  const ids = orders.flatMap(({ id }) => (id === null ? [] : [id]));
  const whole = await Promise.all(ids.map((id) => planner.call(routes.getOrder, { params: { id } })));
  const all = whole.flatMap((order) => order.products);
  const products = all.slice(0, -truck.notMade || undefined);
  await planner.call(routes.updateOrders, {
    body: { orders: ids.map((id) => ({ id, status: orderStatus.inProduction })) },
  });
  await planner.call(routes.updateProducts, {
    body: { products: products.map(({ id }) => ({ id, status: productStatus.made })) },
  });
  const isMade = (at: number): boolean => truck.notMade === 0 || at < ids.length - 1;
  const made = ids.map((id, at) => ({ id, status: isMade(at) ? orderStatus.made : orderStatus.partlyMade }));
  await planner.call(routes.updateOrders, { body: { orders: made } });
  await workLeft(
    admin,
    all.slice(products.length).map(({ id }) => id),
  );
  return whole;
};

/** What is not made yet has work at the last two work centers: it stands at the first of them. */
const workLeft = async (admin: MullionClient, products: readonly ProductId[]): Promise<void> => {
  if (products.length === 0) return;
  const centers = await admin.call(routes.listWorkCenters);
  const last = centers.filter(({ preperation }) => !preperation).slice(-LAST_CENTERS);
  const operations = products.flatMap((product_id) =>
    last.map(({ id }) => ({ product_id, work_center_id: id, amount: MINUTES_LEFT })),
  );
  await until(
    'the rest of the work is there',
    // production receives new products a moment later
    () => admin.call(routes.createOperations, { body: { operations } }).catch(() => null),
    (answer) => answer !== null,
  );
};
