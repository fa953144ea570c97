import {
  hasRight,
  type InputOf,
  type Order,
  type RequestContext,
  type routes,
  type StatusRight,
} from '@mullion/contracts';
import {
  AppError,
  auditedBy,
  type CallInfo,
  type Committed,
  type Copies,
  type ServiceTools,
  type Tx,
} from '@mullion/server-kit';
import { awaitSagas } from '../../core/await-sagas';
import type { DecidedByHand } from '../../core/changes/decide-by-hand';
import { decideOrder } from '../../core/changes/decide-order';
import { writeDecisions } from '../../core/changes/write-decisions';
import { movedBy, recordStatusChanges } from '../../core/record-status-changes';
import { statusRightsFor } from '../../status-rights/status-rights.queries';
import { auditOrder } from '../../core/orders/audit-order';
import type { StoredOrder } from '../../core/orders/order';
import { toOrder } from '../../core/orders/order.mapper';
import { OrderRepository } from '../../core/orders/order.repository';
import { ProductRepository } from '../../core/products/product.repository';
import { changedMaking } from '../../core/rules/order-making';
import { recordOrder } from '../../core/orders/record-order';
import { decideEdit } from './decide-orders';
import { editedColumns } from './order-columns';
import { followProductsOfOrders } from '../../core/orders/follow-products-of-orders';

type Input = InputOf<typeof routes.updateOrder>;

/**
 * Edits an order, changes its status or plans its dispatch.
 * @throws AppError `no_right_to_edit_order`, `order.customer_by_administrator`, `status.*`, `already_confirmed`,
 * `conflict` with the current state, `product.decision_needed` with what has been done, and those of creating
 */
export const updateOrder = async (
  tools: ServiceTools,
  copies: Copies,
  call: CallInfo,
  input: Input,
): Promise<Committed<Order>> => {
  const { database, sagas } = tools;
  const { context } = call;
  const rights = input.body.status === undefined ? [] : await statusRightsFor(copies, context);
  const work = await decideMaking(tools, context, input);
  const written = await database.transaction(call, async (tx) => {
    const answer = await write(tx, context, rights, input, work.making);
    const saga = await writeDecisions(tx, sagas, auditedBy(context), work.decided);
    work.mustBeReserved();
    return { answer, begun: saga === null ? [] : [{ id: input.params.id, sagaId: saga }] };
  });
  await awaitSagas(sagas, written.data.begun);
  return written.map(({ answer }) => answer);
};

interface DecidedMaking extends DecidedByHand {
  /** What was judged, as a text; another one has to be judged again. */
  readonly making: string;
}
const textOf = (making: ReturnType<typeof changedMaking>): string => JSON.stringify(making);

/** What becomes of its products when it is to be of another kind, wood or paint. */
const decideMaking = async (
  { database, rpc }: Pick<ServiceTools, 'database' | 'rpc'>,
  context: RequestContext,
  { params: { id }, body }: Input,
): Promise<DecidedMaking> => {
  const source = new OrderRepository(database, context.company_id);
  const before = await source.find(id);
  // the transaction refuses whoever may not, and an old version with the current state
  const isRefused = !hasRight(context, 'OP_EDIT') || (body.version !== undefined && body.version !== before?.version);
  const ofOrder = !before || isRefused ? [] : changedMaking(before, editedColumns(body));
  const products = ofOrder.length === 0 ? [] : await new ProductRepository(database, context.company_id).ofOrders([id]);
  const present = products.filter(({ removing }) => !removing);
  return { ...(await decideOrder(rpc, context, present, ofOrder, body)), making: textOf(ofOrder) };
};

const write = async (
  tx: Tx,
  context: RequestContext,
  rights: readonly StatusRight[],
  { params: { id }, body: fields }: Input,
  making: string,
): Promise<Order> => {
  const orders = new OrderRepository(tx, context.company_id);
  const before = await orders.lockForChange(id);
  const shape = (row: StoredOrder): Order => toOrder(row, context);
  if (fields.version !== undefined && fields.version !== before.version)
    throw new AppError('conflict', {}, { current: shape(before) });
  const { set } = await decideEdit(tx, before, fields, { context, rights });
  // changed between the question to production and this lock
  if (textOf(changedMaking(before, set)) !== making) throw new AppError('conflict', {}, { current: shape(before) });
  if (Object.keys(set).length === 0) return shape(before);
  const row = await orders.update(id, fields.version, set, shape);
  await recordStatusChanges(
    tx,
    context.company_id,
    'orders',
    [{ rowId: id, before: before.status, after: row.status }],
    movedBy(context),
  );
  await recordOrder(tx, row);
  await auditOrder(tx, context, before, row);
  if (row.pal_status === before.pal_status) return shape(row);
  // Its products may have their places already.
  const followed = await followProductsOfOrders(tx, [row], movedBy(context));
  return shape(followed.get(id) ?? row);
};
