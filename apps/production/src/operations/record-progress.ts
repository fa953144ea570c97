import { orderStatus, type GraphCenter, type RequestContext } from '@mullion/contracts';
import type { Tx } from '@mullion/server-kit';
import type { OperationRow } from './operation';
import { OperationRepository } from './operation.repository';
import { ProgressRepository, type ProductProgressRow } from './progress.repository';
import { recordProgressed, type ProgressedOrder } from './record-progressed';
import { productProgress } from './rules/product-progress';

interface Progressed {
  readonly productIds: readonly number[];
  readonly centers: readonly GraphCenter[];
  readonly preparation: boolean;
  /**
   * The operations that count as they are now and the products as they were locked, where the caller has them; else
   * they are read.
   */
  readonly known?: { readonly operations: readonly CountedRow[]; readonly products: readonly ProductProgressRow[] };
}
type CountedRow = Pick<OperationRow, 'product_id' | 'work_center_id' | 'status'>;

/**
 * Counts again how far production is with products whose operations have just changed, and with their orders where
 * preparation was concerned, and publishes what differs. The products are locked by the caller; orders are locked here,
 * after them.
 */
export const recordProgress = async (
  tx: Tx,
  context: Pick<RequestContext, 'company_id' | 'user_id'>,
  { productIds, centers, preparation, known }: Progressed,
): Promise<void> => {
  const progress = new ProgressRepository(tx, context.company_id);
  const operations = known?.operations ?? (await new OperationRepository(tx, context.company_id).current(productIds));
  const rows = known?.products ?? (await progress.products(productIds));
  const differing = differingProgress(rows, operations, centers);
  const changed = differing.length > 0 ? await progress.setProducts(differing) : [];
  const orderIds = [...new Set(rows.map((row) => row.order_id))];
  const orders = preparation
    ? await changedOrders(progress, orderIds)
    : new Map<number, { status: number; version: number }>();
  for (const orderId of orderIds.sort((a, b) => a - b))
    await publish(tx, context, {
      orderId,
      order: orders.get(orderId) ?? null,
      products: changed.filter((row) => row.order_id === orderId),
    });
};

/** Counts again how far the preparation of orders is whose products stay where they are, and publishes what differs. */
export const recordPreparation = async (
  tx: Tx,
  context: Pick<RequestContext, 'company_id' | 'user_id'>,
  orderIds: readonly number[],
): Promise<void> => {
  const orders = await changedOrders(new ProgressRepository(tx, context.company_id), orderIds);
  for (const [orderId, order] of [...orders].sort(([a], [b]) => a - b))
    await publish(tx, context, { orderId, order, products: [] });
};

/** Products that are elsewhere than their rows say, with where they are now. */
export const differingProgress = (
  products: readonly ProductProgressRow[],
  operations: readonly CountedRow[],
  centers: readonly GraphCenter[],
): { readonly product_id: number; readonly status: number }[] =>
  products.flatMap(({ product_id, status }) => {
    const now = productProgress(countedOf(operations, product_id, centers));
    return now === status ? [] : [{ product_id, status: now }];
  });

const countedOf = (operations: readonly CountedRow[], productId: number, centers: readonly GraphCenter[]) => {
  const preparing = new Set(centers.filter((center) => center.preperation).map((center) => center.id));
  return operations
    .filter((operation) => operation.product_id === productId)
    .map(({ status, work_center_id }) => ({ status, preperation: preparing.has(work_center_id) }));
};

const changedOrders = async (
  progress: ProgressRepository,
  orderIds: readonly number[],
): Promise<Map<number, { status: number; version: number }>> => {
  const rows = await progress.lockOrders(orderIds);
  const prepared = await progress.prepared(orderIds);
  const statusOf = (id: number): number => (prepared.has(id) ? orderStatus.prepared : orderStatus.new);
  const differing = rows
    .map(({ order_id, status }) => ({ order_id, status, now: statusOf(order_id) }))
    .filter(({ status, now }) => status !== now);
  if (differing.length === 0) return new Map();
  const written = await progress.setOrders(differing.map(({ order_id, now: status }) => ({ order_id, status })));
  return new Map(written.map(({ order_id, status, version }) => [order_id, { status, version }]));
};

const publish = async (
  tx: Tx,
  { company_id, user_id }: Pick<RequestContext, 'company_id' | 'user_id'>,
  {
    orderId,
    order,
    products,
  }: { orderId: number; order: ProgressedOrder['order']; products: readonly ProductProgressRow[] },
): Promise<void> => {
  if (order === null && products.length === 0) return;
  await recordProgressed(tx, company_id, { order_id: orderId, order, products, user_id });
};
