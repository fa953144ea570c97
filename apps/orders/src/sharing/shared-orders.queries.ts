import {
  orderStatus,
  productStatus,
  SHARED_ORDERS,
  SHARED_PRODUCTS,
  type getDeliveryPhones,
  type getSharedOrders,
  type OrderId,
  type OutputOf,
  type SharedOrder,
} from '@mullion/contracts';
import { AppError, type Database } from '@mullion/server-kit';
import { imagesOf } from '../images/images.queries';
import { sharedStage } from './rules/shared-stage';

type Counts = SharedOrder['counts'];
interface OrderRow {
  readonly id: OrderId;
  readonly number: string;
  readonly customer_order_number: string | null;
  readonly customer: string | null;
  readonly address: string | null;
  readonly delivery_date: string | null;
  readonly week: string | null;
  readonly delivery_date_before: string | null;
  readonly delivery_date_moved_at: Date | null;
  readonly confirmed_at: Date;
  readonly manager_email: string | null;
  readonly status: number;
}
interface ProductRow {
  readonly id: SharedOrder['products'][number]['id'];
  readonly position: string;
  readonly type: string | null;
  readonly category: SharedOrder['products'][number]['category'];
  readonly width: number;
  readonly height: number;
  readonly image: string | null;
  readonly status: number;
}

const COUNTS = `count(p.id)::int AS "all", count(p.id) FILTER (WHERE p.status >= ${productStatus.made})::int AS made,
  count(p.id) FILTER (WHERE p.status >= ${productStatus.packed})::int AS packed, count(p.id) FILTER (WHERE p.status >= ${productStatus.dispatched})::int AS "left",
  count(p.id) FILTER (WHERE p.status >= ${productStatus.delivered})::int AS delivered`;
/** When somebody confirmed it last, by its history; one that came in as confirmed has no such line. */
const CONFIRMED = `(SELECT max(coalesce(s.made_at, s.created_at)) FROM orders.status_change s WHERE s.company_id = o.company_id AND s.table_name = 'orders'
  AND s.row_id = o.id AND s.after >= ${orderStatus.confirmed} AND coalesce(s.before, 0) < ${orderStatus.confirmed})`;
/** Until an order is confirmed nobody has promised its customer a day. */
const isConfirmed = (status: number): boolean => status >= orderStatus.confirmed && status < orderStatus.cancelled;
const SHOWN = `p.status < ${productStatus.cancelled}`;

/**
 * An order as its customer sees it: columns are named one by one, so that none comes along by itself.
 * @throws AppError `not_found`
 */
export const sharedOrder = async (database: Database, companyId: number, id: number): Promise<SharedOrder> => {
  const [order] = await database.read<OrderRow>(
    `SELECT id, coalesce(production_id, offer_id) AS number, customer_order_number, customer_name AS customer, address_line AS address, delivery_date, week, delivery_date_before, delivery_date_moved_at,
       coalesce(${CONFIRMED}, created_at) AS confirmed_at, manager_email, status FROM orders.orders o WHERE company_id = $1 AND id = $2 AND NOT removing`,
    [companyId, id],
    { name: 'shared-order' },
  );
  if (!order) throw new AppError('not_found');
  const [rows, [counts]] = await Promise.all([
    database.read<ProductRow>(
      `SELECT id, position, type, category, width_mm AS width, height_mm AS height, image, status FROM orders.products p
       WHERE company_id = $1 AND order_id = $2 AND ${SHOWN} ORDER BY id LIMIT ${SHARED_PRODUCTS}`,
      [companyId, id],
      { name: 'shared-products' },
    ),
    database.read<Counts>(
      `SELECT ${COUNTS} FROM orders.products p WHERE company_id = $1 AND order_id = $2 AND ${SHOWN}`,
      [companyId, id],
      {
        name: 'shared-counts',
      },
    ),
  ]);
  return {
    id: order.id,
    number: order.number,
    customer_order_number: order.customer_order_number,
    customer: order.customer,
    address: order.address,
    delivery_date: isConfirmed(order.status) ? order.delivery_date : null,
    week: isConfirmed(order.status) ? order.week : null,
    moved: isConfirmed(order.status) ? movedOf(order) : null,
    confirmed_at: isConfirmed(order.status) ? order.confirmed_at.toISOString() : null,
    contact_email: order.manager_email,
    cancelled: order.status >= orderStatus.cancelled,
    counts: counts ?? { all: 0, made: 0, packed: 0, left: 0, delivered: 0 },
    products: rows.flatMap(({ status, ...product }) => {
      const stage = sharedStage(status);
      return stage === null ? [] : [{ ...product, stage }];
    }),
    images: await imagesOf(database, companyId, rows),
  };
};

const movedOf = ({ delivery_date_before: from, delivery_date_moved_at: at }: OrderRow): SharedOrder['moved'] =>
  from === null || at === null ? null : { from, at: at.toISOString() };

type Line = Pick<OrderRow, 'id' | 'number' | 'customer_order_number' | 'delivery_date' | 'status'> & Counts;

/**
 * A page of a customer's orders, the next delivery first, those without a date at the end.
 * @throws AppError `not_found`
 */
export const sharedOrders = async (
  database: Database,
  companyId: number,
  customerId: number,
  page: number,
): Promise<OutputOf<typeof getSharedOrders>> => {
  const [customer] = await database.read<{ name: string }>(
    'SELECT name FROM orders.customers WHERE company_id = $1 AND id = $2',
    [companyId, customerId],
  );
  if (!customer) throw new AppError('not_found');
  const where = `o.company_id = $1 AND o.customer_id = $2 AND NOT o.removing AND o.status < ${orderStatus.cancelled}`;
  const [lines, [counted]] = await Promise.all([
    database.read<Line>(
      `SELECT o.id, coalesce(o.production_id, o.offer_id) AS number, o.customer_order_number, o.delivery_date, o.status, c.* FROM (
         SELECT * FROM orders.orders o WHERE ${where} ORDER BY (o.status >= ${orderStatus.delivered}), o.delivery_date NULLS LAST, o.id DESC LIMIT $3 OFFSET $4) o
       CROSS JOIN LATERAL (SELECT ${COUNTS} FROM orders.products p WHERE p.company_id = $1 AND p.order_id = o.id AND ${SHOWN}) c
       ORDER BY (o.status >= ${orderStatus.delivered}), o.delivery_date NULLS LAST, o.id DESC`,
      [companyId, customerId, SHARED_ORDERS, (page - 1) * SHARED_ORDERS],
    ),
    database.read<{ total: number }>(`SELECT count(*)::int AS total FROM orders.orders o WHERE ${where}`, [
      companyId,
      customerId,
    ]),
  ]);
  const total = counted?.total ?? 0;
  const orders = lines.map(({ all, made, packed, left, delivered, status, delivery_date, ...line }) => ({
    ...line,
    delivery_date: isConfirmed(status) ? delivery_date : null,
    counts: { all, made, packed, left, delivered },
  }));
  return { customer: customer.name, orders, total, last_page: Math.max(1, Math.ceil(total / SHARED_ORDERS)) };
};

/** @throws AppError `not_found` for an order of anybody else */
export const mustBeOf = async (
  database: Database,
  companyId: number,
  customerId: number,
  orderId: number,
): Promise<void> => {
  const rows = await database.read(
    'SELECT 1 FROM orders.orders WHERE company_id = $1 AND id = $2 AND customer_id = $3 AND NOT removing',
    [companyId, orderId, customerId],
  );
  if (rows.length === 0) throw new AppError('not_found');
};

/** Fewer digits are an extension, which nobody outside can call. */
const LEAST_DIGITS = 6;

/**
 * Whom a driver calls about orders: a number of the address, of the order's contact or of the customer, the nearest to
 * the door first.
 */
export const deliveryPhones = (
  database: Database,
  companyId: number,
  ids: readonly number[],
): Promise<OutputOf<typeof getDeliveryPhones>> =>
  database.read(
    `SELECT o.id, said.phone FROM orders.orders o
     LEFT JOIN orders.addresses a ON a.company_id = o.company_id AND a.id = o.delivery_address_id
     LEFT JOIN orders.contacts k ON k.company_id = o.company_id AND k.id = o.contact_id
     LEFT JOIN orders.customers c ON c.company_id = o.company_id AND c.id = o.customer_id
     CROSS JOIN LATERAL (
       SELECT phone FROM unnest(ARRAY[a.phone, k.mobile, c.mobile, c.phone]) WITH ORDINALITY AS numbers (phone, nearest)
       WHERE length(regexp_replace(phone, '\\D', '', 'g')) >= ${LEAST_DIGITS} ORDER BY nearest LIMIT 1) said
     WHERE o.company_id = $1 AND o.id = ANY($2) ORDER BY o.id`,
    [companyId, ids],
    { name: 'delivery-phones' },
  );
