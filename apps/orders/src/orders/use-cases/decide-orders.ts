import {
  hasRight,
  isoWeek,
  type ManyOrderChanges,
  orderNumber,
  orderStatus,
  type OrderFields,
  palStatus,
  type RequestContext,
  type StatusRight,
} from '@mullion/contracts';
import { AppError } from '@mullion/server-kit';
import type { Source } from '../../core/rows-of';
import type { StoredOrder } from '../../core/orders/order';
import { mayChooseCustomer } from '../../core/orders/order.policy';
import type { OrderSet } from '../../core/orders/order.repository';
import { changedOf, customerColumns, editedColumns, planColumns, refuseLetters, statusColumns } from './order-columns';

/** What changes are decided by. */
export interface Deciding {
  readonly context: RequestContext;
  readonly rights: readonly StatusRight[];
  /** In the company's time zone. */
  readonly today: string;
}

/** An order and what its row becomes; decided, not written. */
export interface DecidedOrder {
  readonly before: StoredOrder;
  /** The columns that become another; none: nothing happens. */
  readonly set: OrderSet;
  /** The completion date of its products when it goes to production. */
  readonly completion: string | null;
}
export interface RefusedChange {
  readonly id: number;
  readonly error: AppError;
}

/** Planned ones are asked once more: their products may all have their places already. */
export const isFollowed = (order: StoredOrder): boolean => order.pal_status === palStatus.planned;

/**
 * What `update-orders` does to each of these orders. Those that are missing among `known` are refused with `not_found`.
 */
export const decideOrders = (
  known: ReadonlyMap<number, StoredOrder>,
  changes: Readonly<ManyOrderChanges>,
  deciding: Deciding,
): { readonly decided: readonly DecidedOrder[]; readonly refused: readonly RefusedChange[] } => {
  const decided: DecidedOrder[] = [];
  const refused: RefusedChange[] = [];
  // an order named twice is decided by what its first change makes of it
  const present = new Map(known);
  for (const change of changes) {
    const before = present.get(change.id);
    const one = before
      ? orRefusal(() => decideOrder(before, change, deciding))
      : new AppError('not_found', { ids: [change.id] });
    if (one instanceof AppError) refused.push({ id: change.id, error: one });
    else {
      decided.push(one);
      present.set(change.id, { ...one.before, ...one.set });
    }
  }
  return { decided, refused };
};

const orRefusal = (decide: () => DecidedOrder): DecidedOrder | AppError => {
  try {
    return decide();
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
};

const decideOrder = (
  before: StoredOrder,
  change: ManyOrderChanges[number],
  { context, rights, today }: Deciding,
): DecidedOrder => {
  if (before.removing) throw new AppError('order.being_removed', { id: before.id });
  const toProduction = change.status === orderStatus.inProduction && before.status <= orderStatus.inProduction;
  const known = before.status === orderStatus.inProduction ? before.completion_date : null;
  const dates = dateColumns(before, change.delivery_date, context);
  const completion = change.completion_date ?? known ?? { ...before, ...dates }.delivery_date ?? today;
  const set: OrderSet = {
    ...dates,
    ...(toProduction || change.completion_date !== undefined ? { completion_date: completion } : {}),
    ...statusColumns(before, change.status, context, rights),
    ...planColumns(before, change.pal_status, 'body.orders.pal_status'),
  };
  return { before, set: changedOf(before, set), completion: toProduction ? completion : null };
};

/** @throws AppError `no_right_to_edit_order` */
const dateColumns = (before: StoredOrder, date: string | null | undefined, context: RequestContext): OrderSet => {
  if (date === undefined || date === before.delivery_date) return {};
  if (!hasRight(context, 'OP_EDIT')) throw new AppError('no_right_to_edit_order', { id: before.id });
  return { delivery_date: date, week: date === null ? null : isoWeek(date) };
};

/** What `update-order` does to an order; `source` is only read. @throws AppError as `update-order` */
export const decideEdit = async (
  source: Source,
  before: StoredOrder,
  fields: OrderFields,
  { context, rights }: Pick<Deciding, 'context' | 'rights'>,
): Promise<DecidedOrder> => {
  if (before.removing) throw new AppError('order.being_removed');
  const set = changedOf(before, editedColumns(fields));
  if (Object.keys(set).length > 0 && !hasRight(context, 'OP_EDIT')) throw new AppError('no_right_to_edit_order');
  if ('customer_id' in set && !mayChooseCustomer(context)) throw new AppError('order.customer_by_administrator');
  const edited = { ...before, ...set };
  if (edited.production_id === null && edited.offer_id === null) throw new AppError('order.number_required');
  if (orderNumber(edited) !== orderNumber(before)) refuseLetters(orderNumber(edited));
  Object.assign(set, await customerColumns(source, before, set));
  Object.assign(
    set,
    statusColumns(before, fields.status, context, rights),
    planColumns(before, fields.pal_status, 'body.pal_status'),
  );
  return { before, set, completion: null };
};
