import {
  operationStatus,
  problemStatus,
  routes,
  type Order,
  type OrderProgress,
  type ProblemId,
  type ProductId,
} from '@mullion/contracts';
import { type MullionClient } from '../../libs/client/src';
import { until, verify } from './until';

export interface FloorPeople {
  readonly admin: MullionClient;
  readonly worker: MullionClient;
}
export type Center = OrderProgress['centers'][number];

/** Most products of one call. */
const AT_ONCE = 500;
const TROUBLE = 'Pažeistas dažų sluoksnis';

/** The ways of orders, with the work centers in an order in which each comes after those before it. */
export const waysOf = async (person: MullionClient, orders: readonly Order[]) => {
  const ways = await Promise.all(
    orders.map((order) => person.call(routes.getOrderProgress, { params: { id: order.id } })),
  );
  const centers = new Map(ways.flatMap((way) => way.centers).map((center) => [center.id, center]));
  return {
    products: ways.flatMap((way) => way.products.map((product) => ({ ...product, order_id: way.order.id }))),
    centers: [...centers.values()].sort((a, b) => a.before.length - b.before.length || a.code.localeCompare(b.code)),
  };
};

export const complete = async (
  worker: MullionClient,
  center: Center,
  products: readonly OpenProduct[],
): Promise<void> => {
  for (let at = 0; at < products.length; at += AT_ONCE) {
    const body = { products: products.slice(at, at + AT_ONCE).map(({ id }) => id), terminal: center.code };
    await worker.call(routes.completeOperations, { params: { id: center.id }, body });
  }
};
interface OpenProduct {
  readonly id: ProductId;
  readonly order_id: number;
}
export const openAt = (
  center: Center,
  products: readonly (OpenProduct & Pick<OrderProgress['products'][number], 'operations'>)[],
): OpenProduct[] =>
  products.filter(({ operations }) =>
    operations.some((one) => one.work_center_id === center.id && one.status !== operationStatus.completed),
  );

export interface Remade {
  readonly problem: ProblemId;
  readonly scrapped: ProductId;
  readonly unit: ProductId;
  /** Operations that the scrapped unit had behind it, and those of them that were not done again. */
  readonly spent: number;
  readonly carried: number;
}

/**
 * A problem with the first product, which is scrapped and made again from an earlier work center on; the others are
 * completed.
 */
export const makeAgain = async (
  { admin, worker }: FloorPeople,
  orders: readonly Order[],
  { center, open, from }: { readonly center: Center; readonly open: readonly OpenProduct[]; readonly from: Center },
): Promise<Remade | null> => {
  const [first, ...others] = open;
  if (first === undefined) return null;
  const at = { params: { id: center.id } };
  await worker.call(routes.startOperations, { ...at, body: { products: [first.id], terminal: center.code } });
  const reported = await worker.call(routes.reportOperationProblem, {
    ...at,
    body: { products: [first.id], comment: TROUBLE, terminal: center.code },
  });
  const { products: before } = await waysOf(admin, orders);
  const spent = completedOf(before, first.id);
  const [problem] = reported.problems;
  verify(problem !== undefined && reported.problems.length === 1, 'the register has one entry for the problem');
  if (others.length > 0) await complete(worker, center, others);
  const params = { id: problem as ProblemId };
  const body = { product_id: first.id, work_center_id: from.id, reason: 'surface' as const };
  await admin.call(routes.createRemake, { params, body });
  const { remake } = await until(
    'the new unit is in production',
    () => admin.call(routes.getRemake, { params }),
    (answer) => answer.remake?.state === 'in_work',
  );
  const unit = remake?.new_product_id as ProductId;
  const { products } = await waysOf(admin, orders);
  const carried = completedOf(products, unit);
  verify(carried < spent, 'the new unit has operations before it');
  return { problem: params.id, scrapped: first.id, unit, spent, carried };
};
const completedOf = (
  products: readonly (OpenProduct & Pick<OrderProgress['products'][number], 'operations'>)[],
  id: ProductId,
): number =>
  products.find((product) => product.id === id)?.operations.filter(({ status }) => status === operationStatus.completed)
    .length ?? 0;

/** The new unit at every work center that repeats its work; then the remake is over and its problem solved. */
export const produceUnit = async (
  { admin, worker }: FloorPeople,
  orders: readonly Order[],
  { problem, unit }: Remade,
): Promise<void> => {
  const { products, centers } = await waysOf(worker, orders);
  for (const center of centers) {
    const open = openAt(center, products).filter(({ id }) => id === unit);
    if (open.length > 0) await complete(worker, center, open);
  }
  await until(
    'the remake is over',
    () => admin.call(routes.getRemake, { params: { id: problem } }),
    ({ remake }) => remake?.state === 'made' && remake.new_product_id === unit,
  );
  const { problems } = await admin.call(routes.listProblems, { query: {} });
  verify(problems.find(({ id }) => id === problem)?.status === problemStatus.solved, 'the problem is solved');
};
