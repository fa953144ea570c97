import {
  type ChangeAct,
  type OrderMoment,
  orderNumber,
  type OutputOf,
  type readOrderMoments,
} from '@mullion/contracts';
import { AppError, type Database, movesOfRows, orderMomentOf } from '@mullion/server-kit';
import type { StoredOrder } from '../core/orders/order';

type Answer = OutputOf<typeof readOrderMoments>;

/**
 * What orders knows of an order's way: its entry and its statuses, with the trucks and contacts by which others find
 * theirs.
 * @throws AppError `not_found`
 */
export const orderMoments = async (database: Database, companyId: number, id: number): Promise<Answer> => {
  const [[order], moves, decisions, trucks] = await Promise.all([
    database.read<StoredOrder>('SELECT * FROM orders.orders WHERE company_id = $1 AND id = $2', [companyId, id]),
    movesOfRows(database, { companyId, table: 'orders', ids: [id] }),
    decisionsOf(database, companyId, id),
    database.read<{ id: number }>(
      'SELECT DISTINCT departed_truck_id AS id FROM orders.products WHERE company_id = $1 AND order_id = $2 AND departed_truck_id IS NOT NULL LIMIT 100',
      [companyId, id],
    ),
  ]);
  if (!order) throw new AppError('not_found');
  const contacts = await database.read<{ id: number }>(
    'SELECT id FROM orders.contacts WHERE company_id = $1 AND customer_id = $2 ORDER BY id LIMIT 1000',
    [companyId, order.customer_id],
  );
  const { customer_name: customer, status, delivery_date, created_at: at, user_id } = order;
  return {
    order: { id: id as Answer['order']['id'], number: orderNumber(order), customer, status, delivery_date },
    moments: [
      orderMomentOf({ kind: 'entered', at, user_id }),
      ...moves.map(({ row_id: _order, ...move }) => orderMomentOf({ kind: 'status', ...move })),
      ...decisions.map((decision) => orderMomentOf({ kind: 'decided', ...decision })),
    ],
    truck_ids: [
      ...new Set([...trucks.map((truck) => truck.id), ...(order.truck_id === null ? [] : [order.truck_id])]),
    ] as Answer['truck_ids'],
    contact_ids: contacts.map((contact) => contact.id) as Answer['contact_ids'],
  };
};

interface Decided extends Pick<OrderMoment, 'name' | 'count' | 'user_name'> {
  readonly at: Date;
  readonly user_id: number | null;
  /** What was decided; gone: it was deleted. */
  readonly code: ChangeAct | 'gone';
  readonly fields: OrderMoment['fields'];
}

/** What was decided about products under way; alike ones of one change are one line. */
const decisionsOf = (database: Database, companyId: number, orderId: number): Promise<Decided[]> =>
  database.read(
    `SELECT min(created_at) AS at, user_id, user_name, string_agg(position, ', ' ORDER BY id) AS name, count(*)::int AS count, fields,
       CASE WHEN kind = 'gone' AND act = 'take' THEN 'gone' ELSE act END AS code
     FROM orders.product_decisions WHERE company_id = $1 AND order_id = $2
     GROUP BY change_key, kind, act, fields, user_id, user_name ORDER BY at LIMIT 500`,
    [companyId, orderId],
  );
