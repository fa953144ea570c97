import type { InputOf, Order, StatusRight, updateOrder, createOrder } from '@mullion/contracts';
import { hasRight, judgeStatusChange, type RequestContext } from '@mullion/contracts';
import { AppError, type Tx } from '@mullion/server-kit';
import { CustomersQueries } from '../../customers/customers.queries';
import { recordStatusChanges } from '../../record-status-changes';
import { auditOrder } from '../audit-order';
import type { StoredOrder } from '../order';
import { mayChooseCustomer } from '../order.policy';
import { toOrder } from '../order.mapper';
import { OrderRepository, type OrderSet } from '../order.repository';
import { recordOrder } from '../record-order';
import { isoWeek } from '../rules/iso-week';
import { planDispatch } from '../rules/plan-dispatch';
import { statusByHand } from './status-by-hand';
import { followProductsOfOrders } from './follow-products-of-orders';

type Fields = InputOf<typeof updateOrder>['body'];
type NewFields = InputOf<typeof createOrder>['body'];

const emptyToNull = (text: string | null | undefined): string | null | undefined => (text === '' ? null : text);
const byPerson = (context: RequestContext) => ({ userId: context.user_id, userName: context.user_name });

/** A new order at status 0. @throws AppError `order.number_required`, `order.customer_by_administrator`, `order.number_taken`, `order.foreign_customer` */
export const createNewOrder = async (tx: Tx, context: RequestContext, fields: NewFields): Promise<Order> => {
  const set = editedColumns(fields);
  if (!set.production_id && !set.offer_id) throw new AppError('order.number_required');
  if (fields.customer_id && !mayChooseCustomer(context)) throw new AppError('order.customer_by_administrator');
  const names = await new CustomersQueries(tx, context.company_id).factsFor({
    customer_id: fields.customer_id ?? null,
    contact_id: fields.contact_id ?? null,
    delivery_address_id: fields.delivery_address,
  });
  const row = await new OrderRepository(tx, context.company_id).create({ ...set, ...names, user_id: context.user_id });
  await recordOrder(tx, row);
  await auditOrder(tx, context, null, row);
  return toOrder(row, context);
};

/**
 * Edits an order, changes its status or plans its dispatch.
 * @throws AppError `no_right_to_edit_order`, `order.customer_by_administrator`, `status.*`, `already_confirmed`, `conflict` with the current state, and those of creating
 */
export const editOrder = async (
  tx: Tx,
  context: RequestContext,
  rights: readonly StatusRight[],
  id: number,
  fields: Fields,
): Promise<Order> => {
  const orders = new OrderRepository(tx, context.company_id);
  const before = await orders.lockForChange(id);
  const shape = (row: StoredOrder): Order => toOrder(row, context);
  if (fields.version !== undefined && fields.version !== before.version) throw new AppError('conflict', {}, { current: shape(before) });
  const set = changed(before, editedColumns(fields));
  if (Object.keys(set).length > 0 && !hasRight(context, 'OP_EDIT')) throw new AppError('no_right_to_edit_order');
  if ('customer_id' in set && !mayChooseCustomer(context)) throw new AppError('order.customer_by_administrator');
  if ({ ...before, ...set }.production_id === null && { ...before, ...set }.offer_id === null) throw new AppError('order.number_required');
  Object.assign(set, await customerColumns(tx, before, set));
  Object.assign(set, statusColumns(before, fields, context, rights), planColumns(before, fields.pal_status));
  if (Object.keys(set).length === 0) return shape(before);
  const row = await orders.update(id, fields.version, set, shape);
  await recordStatusChanges(tx, context.company_id, 'orders', [{ rowId: id, before: before.status, after: row.status }], byPerson(context));
  await recordOrder(tx, row);
  await auditOrder(tx, context, before, row);
  if (row.pal_status === before.pal_status) return shape(row);
  // Its products may have their places already.
  const followed = await followProductsOfOrders(tx, [row], byPerson(context));
  return shape(followed.get(id) ?? row);
};

const editedColumns = (fields: NewFields): OrderSet => {
  const date = fields.delivery_date;
  return {
    offer_id: emptyToNull(fields.offer_id),
    production_id: emptyToNull(fields.production_id),
    delivery_date: date,
    week: date === undefined ? undefined : date === null ? null : isoWeek(date),
    customer_id: fields.customer_id,
    contact_id: fields.contact_id,
    delivery_address_id: fields.delivery_address,
    customer_order_number: emptyToNull(fields.customer_order_number),
    manager_email: emptyToNull(fields.manager_email),
  } as OrderSet;
};

const changed = (before: StoredOrder, set: OrderSet): OrderSet =>
  Object.fromEntries(Object.entries(set).filter(([name, value]) => value !== undefined && value !== before[name as keyof StoredOrder]));

/** Another customer takes the old one's contact and address off, unless new ones are given. */
const customerColumns = async (tx: Tx, before: StoredOrder, set: OrderSet): Promise<OrderSet> => {
  const moved = 'customer_id' in set;
  if (!moved && !('contact_id' in set) && !('delivery_address_id' in set)) return {};
  const contact = moved ? (set.contact_id ?? null) : ({ ...before, ...set }.contact_id ?? null);
  const facts = await new CustomersQueries(tx, before.company_id).factsFor({
    customer_id: { ...before, ...set }.customer_id,
    contact_id: contact,
    delivery_address_id: moved ? set.delivery_address_id : { ...before, ...set }.delivery_address_id,
  });
  return { ...facts, contact_id: contact };
};

const statusColumns = (before: StoredOrder, fields: Fields, context: RequestContext, rights: readonly StatusRight[]): OrderSet => {
  if (fields.status === undefined) return {};
  const verdict = judgeStatusChange({ table: 'orders', before: before.status, after: fields.status }, context, rights);
  if (verdict === 'same') return {};
  if (verdict !== 'allowed') throw new AppError(verdict, { before: before.status, after: fields.status });
  return statusByHand(before, fields.status);
};

const planColumns = (before: StoredOrder, wanted: number | undefined): OrderSet => {
  if (wanted === undefined) return {};
  const decided = planDispatch(before.pal_status, wanted);
  if ('next' in decided) return decided.next === before.pal_status ? {} : { pal_status: decided.next };
  if (decided.refusal === 'already_confirmed') throw new AppError('already_confirmed');
  throw new AppError('invalid', {}, { errors: [{ path: 'body.pal_status', code: 'pal_status_by_hand' }] });
};
