import type { InputOf, Order, RequestContext, routes, StatusRight } from '@mullion/contracts';
import { AppError, type CallInfo, type Committed, type Copies, type ServiceTools, type Tx } from '@mullion/server-kit';
import { movedBy, recordStatusChanges } from '../../core/record-status-changes';
import { statusRightsFor } from '../../status-rights/status-rights.queries';
import { auditOrder } from '../../core/orders/audit-order';
import type { StoredOrder } from '../../core/orders/order';
import { toOrder } from '../../core/orders/order.mapper';
import { OrderRepository } from '../../core/orders/order.repository';
import { recordOrder } from '../../core/orders/record-order';
import { decideEdit } from './decide-orders';
import { followProductsOfOrders } from '../../core/orders/follow-products-of-orders';

type Input = InputOf<typeof routes.updateOrder>;

/**
 * Edits an order, changes its status or plans its dispatch.
 * @throws AppError `no_right_to_edit_order`, `order.customer_by_administrator`, `status.*`, `already_confirmed`,
 * `conflict` with the current state, and those of creating
 */
export const updateOrder = async (
  { database }: ServiceTools,
  copies: Copies,
  call: CallInfo,
  input: Input,
): Promise<Committed<Order>> => {
  const rights = input.body.status === undefined ? [] : await statusRightsFor(copies, call.context);
  return database.transaction(call, (tx) => write(tx, call.context, rights, input));
};

const write = async (
  tx: Tx,
  context: RequestContext,
  rights: readonly StatusRight[],
  { params: { id }, body: fields }: Input,
): Promise<Order> => {
  const orders = new OrderRepository(tx, context.company_id);
  const before = await orders.lockForChange(id);
  const shape = (row: StoredOrder): Order => toOrder(row, context);
  if (fields.version !== undefined && fields.version !== before.version)
    throw new AppError('conflict', {}, { current: shape(before) });
  const { set } = await decideEdit(tx, before, fields, { context, rights });
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
