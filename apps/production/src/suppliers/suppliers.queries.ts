import {
  orderStatus,
  type CompanyId,
  type listSupplierOrders,
  type OutputOf,
  type ShowingSupplier,
  type Supplier,
  type SupplierId,
} from '@mullion/contracts';
import { AppError, type Database, type Tx } from '@mullion/server-kit';
import { SupplierRepository, type SupplierRow } from './supplier.repository';

type Listed = SupplierRow &
  Pick<Supplier, 'order_number' | 'orders' | 'unconfirmed' | 'furthest_date' | 'last_ordered_at'>;

const toSupplier = (row: Listed): Supplier => ({
  id: row.id as SupplierId,
  company_id: row.company_id as CompanyId | null,
  title: row.title,
  short_title: row.short_title,
  order_number: row.order_number,
  orders: row.orders,
  unconfirmed: row.unconfirmed,
  furthest_date: row.furthest_date,
  last_ordered_at: row.last_ordered_at,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  version: row.version,
});

/** Suppliers of the company and shared ones, shown first, with what waits for them; `id` is one of them alone. */
export const suppliersOf = async (
  source: Database | Tx,
  companyId: number,
  id: number | null = null,
): Promise<Supplier[]> => {
  const sql = `WITH waiting AS (
      SELECT w.supplier_id, count(*) FILTER (WHERE o.status < $3)::int AS orders,
        count(*) FILTER (WHERE o.status < $3 AND w.confirmed_delivery_date IS NULL)::int AS unconfirmed,
        max(w.confirmed_delivery_date) FILTER (WHERE o.status < $3)::text AS furthest_date, max(w.ordered_at)::text AS last_ordered_at
      FROM order_supplier w JOIN order_copy o ON o.id = w.order_id AND o.company_id = w.company_id AND NOT o.removed
      WHERE w.company_id = $1 GROUP BY 1)
    SELECT s.*, n.order_number, coalesce(w.orders, 0) AS orders, coalesce(w.unconfirmed, 0) AS unconfirmed, w.furthest_date, w.last_ordered_at
    FROM supplier s LEFT JOIN shown_supplier n ON n.supplier_id = s.id AND n.company_id = $1 LEFT JOIN waiting w ON w.supplier_id = s.id
    WHERE (s.company_id = $1 OR s.company_id IS NULL) AND ($2::int IS NULL OR s.id = $2)
    ORDER BY n.order_number, lower(s.title), s.id`;
  const params = [companyId, id, orderStatus.made];
  const rows = await ('read' in source ? source.read<Listed>(sql, params) : source.query<Listed>(sql, params));
  return rows.map(toSupplier);
};

export const showingSuppliers = async (source: Database | Tx, companyId: number): Promise<ShowingSupplier[]> => {
  const suppliers = await suppliersOf(source, companyId);
  return suppliers.flatMap(({ id, order_number, title, short_title }) =>
    order_number === null ? [] : [{ supplier_id: id, order_number, title, short_title }],
  );
};

/** @throws AppError `not_found` */
export const ordersOfSupplier = async (
  database: Database,
  companyId: number,
  id: number,
): Promise<OutputOf<typeof listSupplierOrders>> => {
  const [known] = await new SupplierRepository(database, companyId).usable([id]);
  if (!known) throw new AppError('not_found');
  const rows = await database.read<OutputOf<typeof listSupplierOrders>['orders'][number] & { total: number }>(
    `SELECT w.order_id, o.number, count(*) OVER ()::int AS total
     FROM order_supplier w JOIN order_copy o ON o.id = w.order_id AND o.company_id = w.company_id AND NOT o.removed
     WHERE w.company_id = $1 AND w.supplier_id = $2 ORDER BY o.number DESC, o.id DESC LIMIT 200`,
    [companyId, id],
  );
  return { orders: rows.map(({ order_id, number }) => ({ order_id, number })), total: rows[0]?.total ?? 0 };
};
