import {
  operationStatus,
  orderNumber,
  orderStatus,
  productStatus,
  routes,
  type Order,
  type OrderProgress,
} from '@mullion/contracts';
import { ApiError, type MullionClient } from '../../libs/client/src';
import { until, verify } from './until';
import {
  makeAgain,
  produceUnit,
  type FloorPeople,
  type Center,
  type Remade,
  waysOf,
  complete,
  openAt,
} from './remake-steps';

const DAYS_OF_SUPPLIER = 3;
const day = (offset: number): string => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
const whenKnown = async (ask: () => Promise<OrderProgress>): Promise<OrderProgress | null> => {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
};

/** Status 4, and an operation for each product at each work center of its type. */
export const makeOperations = async ({ admin }: FloorPeople, orders: readonly Order[]) => {
  await admin.call(routes.updateOrders, {
    body: { orders: orders.map(({ id }) => ({ id, status: orderStatus.inPreparation })) },
  });
  for (const order of orders)
    await until(
      `production knows order ${order.production_id} and its products`,
      () => whenKnown(() => admin.call(routes.getOrderProgress, { params: { id: order.id } })),
      (way) => way?.products.length === order.count && way.order.status === orderStatus.inPreparation,
    );
  const answer = await admin.call(routes.addOperations, { body: { orders: orders.map(({ id }) => id) } });
  verify(answer.refused.length === 0, `every order gets its operations: ${JSON.stringify(answer.refused)}`);
  const { products, centers } = await waysOf(admin, orders);
  const operations = products.flatMap((product) => product.operations);
  const made = answer.made.reduce((sum, order) => sum + order.operations, 0);
  verify(operations.length === made && made > 0, `${made} operations were made and ${operations.length} are read back`);
  return {
    result: made,
    text: `${made} operations at ${centers.filter((center) => isUsed(center, operations)).length} work centers`,
  };
};
const isUsed = (center: Center, operations: readonly { readonly work_center_id: number }[]): boolean =>
  operations.some(({ work_center_id: id }) => id === center.id);

/** Two suppliers are asked and confirm their dates. */
export const askSuppliers = async ({ admin }: FloorPeople, orders: readonly Order[], run: string) => {
  const known = (await admin.call(routes.listSuppliers))
    .filter(({ order_number: place }) => place !== null)
    .slice(0, 2);
  const suppliers =
    known.length > 0
      ? known
      : [
          await admin.call(routes.createSupplier, {
            body: { title: `Stiklas ${run}`, short_title: run.slice(-8).toUpperCase() },
          }),
        ];
  for (const { id } of orders) {
    const order_suppliers = suppliers.map((supplier) => ({
      supplier_id: supplier.id,
      ordered_at: day(-1),
      order_number: run,
    }));
    const asked = await admin.call(routes.saveOrderSuppliers, { params: { id }, body: { order_suppliers } });
    for (const [at, one] of asked.entries()) {
      const confirmed = { confirmed_delivery_date: day(DAYS_OF_SUPPLIER + at) };
      await admin.call(routes.updateOrderSupplier, { params: { id: one.id }, body: confirmed });
    }
    const read = await admin.call(routes.listOrderSuppliers, { params: { id } });
    verify(
      read.length === suppliers.length && read.every((one) => one.confirmed_delivery_date !== null),
      'every supplier has confirmed',
    );
  }
  return { result: suppliers.length, text: suppliers.map(({ title }) => title).join(', ') };
};

/**
 * The operations of preparation; then the orders are prepared, and it is known when they may begin and when they are
 * finished.
 */
export const prepareOrders = async ({ admin, worker }: FloorPeople, orders: readonly Order[]) => {
  const { products, centers } = await waysOf(worker, orders);
  const preparing = centers.filter((center) => center.preperation);
  for (const center of preparing) {
    const open = openAt(center, products);
    if (open.length > 0) await complete(worker, center, open);
  }
  const starts: string[] = [];
  for (const order of orders) {
    const { id } = order;
    const number = orderNumber(order) ?? '';
    const query = {
      type: 'preperation' as const,
      filter: number,
      status_from: orderStatus.inPreparation,
      status_to: orderStatus.made,
    };
    const shown = await admin.call(routes.listProductionOrders, { query });
    const start = shown.orders.find((order) => order.id === id)?.possible_start;
    verify(
      typeof start?.date === 'string',
      `it is known when order ${number} may begin: ${JSON.stringify(start?.reason)}`,
    );
    starts.push(start?.date ?? '');
    await until(
      `order ${number} is prepared`,
      () => admin.call(routes.getOrder, { params: { id } }),
      (order) => order.status >= (preparing.length > 0 ? orderStatus.prepared : orderStatus.inPreparation),
    );
  }
  const load = await admin.call(routes.readFloorLoad, { query: { weeks: 8 } });
  const finishes = load.orders.filter(({ id }) => orders.some((order) => order.id === id)).map(({ finish }) => finish);
  const result = {
    possible_start_date: starts.sort().at(-1) ?? null,
    finish_date: finishes.some((finish) => finish === null) ? null : (finishes.sort().at(-1) ?? null),
  };
  const codes = preparing.map(({ code }) => code).join(', ');
  return { result, text: `${codes}; may begin ${result.possible_start_date}, finished ${result.finish_date ?? '?'}` };
};

/**
 * Every work center completes every product, all at once; at one of them the first product is spoilt and made again.
 */
export const produceOrders = async (people: FloorPeople, orders: readonly Order[]) => {
  const { admin, worker } = people;
  const { products, centers } = await waysOf(worker, orders);
  const producing = centers.filter((center) => !center.preperation && openAt(center, products).length > 0);
  const troubledAt = Math.floor(producing.length / 2);
  let remade: Remade | null = null;
  for (const [at, center] of producing.entries()) {
    const open = openAt(center, products).filter(({ id }) => id !== remade?.scrapped);
    if (at === troubledAt)
      remade = await makeAgain(people, orders, { center, open, from: producing[Math.min(1, at)] ?? center });
    else if (open.length > 0) await complete(worker, center, open);
  }
  if (remade) await produceUnit(people, orders, remade);
  for (const { id, production_id: number } of orders)
    await until(
      `order ${number} is made`,
      () => admin.call(routes.getOrder, { params: { id } }),
      (order) => order.status === orderStatus.made && order.products.every(({ status }) => isMadeOrScrapped(status)),
    );
  const done = await verifyDone(admin, orders, remade);
  const found = { operations: done, problems: remade ? 1 : 0, remakes: remade ? 1 : 0 };
  return {
    result: found,
    text: `${done} operations complete at ${producing.length} work centers, ${found.remakes} unit made again`,
  };
};
const isMadeOrScrapped = (status: number): boolean =>
  status === productStatus.made || status === productStatus.cancelled;

/**
 * Each product is complete exactly once at each work center and round, and the history says so; it knows of the
 * scrapped unit too.
 * @returns operations that were completed
 */
const verifyDone = async (admin: MullionClient, orders: readonly Order[], remade: Remade | null): Promise<number> => {
  const { products } = await waysOf(admin, orders);
  const kept = products.filter(({ id }) => id !== remade?.scrapped);
  const operations = kept.flatMap(({ id, operations: own }) => own.map((operation) => ({ ...operation, product: id })));
  const isComplete = ({ status, end_time: end }: (typeof operations)[number]): boolean =>
    status === operationStatus.completed && end !== null;
  verify(operations.every(isComplete), 'every operation is complete');
  const once = new Set(operations.map(({ product, work_center_id: center, round }) => `${product} ${center} ${round}`));
  verify(once.size === operations.length, 'no product has two operations of a round at a work center');
  const counts = { done: 0, problems: 0 };
  for (const { id } of orders) {
    const history = await admin.call(routes.listOperationActions, { query: { order_id: id } });
    counts.done += history.counts.done;
    counts.problems += history.counts.problems;
  }
  const worked = operations.length + (remade ? remade.spent - remade.carried : 0);
  verify(counts.done === worked, `${worked} operations were completed and the history says ${counts.done}`);
  verify(counts.problems === (remade ? 1 : 0), `a problem was reported and the history says ${counts.problems}`);
  return counts.done;
};
