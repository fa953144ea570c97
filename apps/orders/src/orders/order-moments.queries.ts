import { orderNumber, type OutputOf, type readOrderMoments } from '@mullion/contracts';
import { AppError, type Database, movesOfRows, orderMomentOf } from '@mullion/server-kit';
import type { StoredOrder } from '../core/orders/order';

type Answer = OutputOf<typeof readOrderMoments>;

/**
 * What orders knows of an order's way: its entry and its statuses, with the trucks and contacts by which others find
 * theirs.
 * @throws AppError `not_found`
 */
export const orderMoments = async (database: Database, companyId: number, id: number): Promise<Answer> => {
  const [[order], moves, trucks] = await Promise.all([
    database.read<StoredOrder>('SELECT * FROM orders.orders WHERE company_id = $1 AND id = $2', [companyId, id]),
    movesOfRows(database, { companyId, table: 'orders', ids: [id] }),
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
    ],
    truck_ids: [
      ...new Set([...trucks.map((truck) => truck.id), ...(order.truck_id === null ? [] : [order.truck_id])]),
    ] as Answer['truck_ids'],
    contact_ids: contacts.map((contact) => contact.id) as Answer['contact_ids'],
  };
};
