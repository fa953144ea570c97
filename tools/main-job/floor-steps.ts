import {
  operationStatus,
  orderNumber,
  orderStatus,
  problemStatus,
  productStatus,
  routes,
  type Order,
  type OrderProgress,
  type ProductId,
  type WorkCenterId,
} from '@mullion/contracts';
import { ApiError, until, verify, type Api } from './api';

export interface FloorPeople {
  readonly admin: Api;
  readonly worker: Api;
  /** Says when a problem is solved. */
  readonly lead: Api;
}
type Center = OrderProgress['centers'][number];

/** Most products of one call. */
const AT_ONCE = 500;
const DAYS_OF_SUPPLIER = 3;
const TROUBLE = 'Pažeistas dažų sluoksnis';
const day = (offset: number): string => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

/** The ways of orders, with the work centers in an order in which each comes after those before it. */
const waysOf = async (person: Api, orders: readonly Order[]) => {
  const ways = await Promise.all(orders.map((order) => person.call(routes.getOrderProgress, { params: { id: order.id } })));
  const centers = new Map(ways.flatMap((way) => way.centers).map((center) => [center.id, center]));
  return {
    products: ways.flatMap((way) => way.products.map((product) => ({ ...product, order_id: way.order.id }))),
    centers: [...centers.values()].sort((a, b) => a.before.length - b.before.length || a.code.localeCompare(b.code)),
  };
};
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
  await admin.call(routes.updateOrders, { body: { orders: orders.map(({ id }) => ({ id, status: orderStatus.inPreparation })) } });
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
  return { result: made, text: `${made} operations at ${centers.filter((center) => isUsed(center, operations)).length} work centers` };
};
const isUsed = (center: Center, operations: readonly { readonly work_center_id: number }[]): boolean =>
  operations.some(({ work_center_id: id }) => id === center.id);

/** Two suppliers are asked and confirm their dates. */
export const askSuppliers = async ({ admin }: FloorPeople, orders: readonly Order[], run: string) => {
  const known = (await admin.call(routes.listSuppliers)).filter(({ order_number: place }) => place !== null).slice(0, 2);
  const suppliers =
    known.length > 0
      ? known
      : [await admin.call(routes.createSupplier, { body: { title: `Stiklas ${run}`, short_title: run.slice(-8).toUpperCase() } })];
  for (const { id } of orders) {
    const order_suppliers = suppliers.map((supplier) => ({ supplier_id: supplier.id, ordered_at: day(-1), order_number: run }));
    const asked = await admin.call(routes.addOrderSuppliers, { params: { id }, body: { order_suppliers } });
    for (const [at, one] of asked.entries()) {
      const confirmed = { confirmed_delivery_date: day(DAYS_OF_SUPPLIER + at) };
      await admin.call(routes.updateOrderSupplier, { params: { id: one.id }, body: confirmed });
    }
    const read = await admin.call(routes.listOrderSuppliers, { params: { id } });
    verify(read.length === suppliers.length && read.every((one) => one.confirmed_delivery_date !== null), 'every supplier has confirmed');
  }
  return { result: suppliers.length, text: suppliers.map(({ title }) => title).join(', ') };
};

const complete = async (worker: Api, center: Center, products: readonly OpenProduct[]): Promise<void> => {
  for (let at = 0; at < products.length; at += AT_ONCE) {
    const body = { products: products.slice(at, at + AT_ONCE).map(({ id }) => id), terminal: center.code };
    await worker.call(routes.completeOperations, { params: { id: center.id }, body });
  }
};
interface OpenProduct {
  readonly id: ProductId;
  readonly order_id: number;
}
const openAt = (
  center: Center,
  products: readonly (OpenProduct & Pick<OrderProgress['products'][number], 'operations'>)[],
): OpenProduct[] =>
  products.filter(({ operations }) =>
    operations.some((one) => one.work_center_id === center.id && one.status !== operationStatus.completed),
  );

/** The operations of preparation; then the orders are prepared, and it is known when they may begin and when they are finished. */
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
    verify(typeof start?.date === 'string', `it is known when order ${number} may begin: ${JSON.stringify(start?.reason)}`);
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

/** Every work center completes every product, all at once; at one of them the first product has a problem, which is solved. */
export const produceOrders = async ({ admin, worker, lead }: FloorPeople, orders: readonly Order[]) => {
  const { products, centers } = await waysOf(worker, orders);
  const producing = centers.filter((center) => !center.preperation && openAt(center, products).length > 0);
  const troubled = producing[Math.floor(producing.length / 2)];
  let problems = 0;
  for (const center of producing) {
    const open = openAt(center, products);
    if (center === troubled) {
      await solveTrouble({ admin, worker, lead }, orders, { center, open });
      problems += 1;
    } else await complete(worker, center, open);
  }
  for (const { id, production_id: number } of orders)
    await until(
      `order ${number} is made`,
      () => admin.call(routes.getOrder, { params: { id } }),
      (order) => order.status === orderStatus.made && order.products.every((product) => product.status === productStatus.made),
    );
  const done = await verifyDone(admin, orders, problems);
  return { result: { operations: done, problems, remakes: 0 }, text: `${done} operations complete at ${producing.length} work centers` };
};

const solveTrouble = async (
  { admin, worker, lead }: FloorPeople,
  orders: readonly Order[],
  { center, open }: { readonly center: Center; readonly open: readonly OpenProduct[] },
): Promise<void> => {
  const [first, ...others] = open;
  if (first === undefined) return;
  const at = { params: { id: center.id as WorkCenterId } };
  await worker.call(routes.startOperations, { ...at, body: { products: [first.id], terminal: center.code } });
  await worker.call(routes.reportOperationProblem, { ...at, body: { products: [first.id], comment: TROUBLE, terminal: center.code } });
  const order = orders.find(({ id }) => id === first.order_id);
  const number = order ? (orderNumber(order) ?? '-') : '-';
  const problem = await worker.call(routes.createProblem, {
    body: {
      ...{ subject: TROUBLE, description: `${center.code}: ${TROUBLE.toLowerCase()}`, order_code: number },
      ...{ product_id: first.id, work_center_id: center.id, reason: 'surface' as const },
    },
  });
  if (others.length > 0) await complete(worker, center, others);
  await complete(worker, center, [first]);
  const solved = await lead.call(routes.updateProblem, {
    params: { id: problem.id },
    body: { status: problemStatus.solved, time_spent: 0.5, comment: 'Perdažyta' },
  });
  verify(solved.solved_at !== null && solved.order_id === order?.id, 'the problem is the order’s and is solved');
  const { problems } = await admin.call(routes.listProblems, { query: { filter: number } });
  verify(problems.filter((one) => one.order_id === order?.id).length === 1, 'the register has the problem once');
};

/** Each product is complete exactly once at each work center and round, and the history says so. @returns operations that are complete */
const verifyDone = async (admin: Api, orders: readonly Order[], problems: number): Promise<number> => {
  const { products } = await waysOf(admin, orders);
  const operations = products.flatMap(({ id, operations: own }) => own.map((operation) => ({ ...operation, product: id })));
  verify(
    operations.every(({ status, end_time: end }) => status === operationStatus.completed && end !== null),
    'every operation is complete',
  );
  const once = new Set(operations.map(({ product, work_center_id: center, round }) => `${product} ${center} ${round}`));
  verify(once.size === operations.length, 'no product has two operations of a round at a work center');
  let done = 0;
  let reported = 0;
  for (const { id } of orders) {
    const { counts } = await admin.call(routes.listOperationActions, { query: { order_id: id } });
    done += counts.done;
    reported += counts.problems;
  }
  verify(done === operations.length, `${operations.length} operations are complete and the history says ${done}`);
  verify(reported === problems, `${problems} problem was reported and the history says ${reported}`);
  return done;
};
