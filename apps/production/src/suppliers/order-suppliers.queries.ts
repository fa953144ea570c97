import {
  orderSupplierStatus,
  type OrderId,
  type OrderSupplier,
  type OrderSupplierId,
  type SupplierId,
} from '@mullion/contracts';
import { AppError, type Database, type Reads, type Tx } from '@mullion/server-kit';
import { OrderSupplierRepository, type OrderSupplierRow } from './order-supplier.repository';

type Row = OrderSupplierRow & {
  readonly title: string;
  readonly short_title: string;
  readonly created_at: Date;
  readonly updated_at: Date;
};
const { confirmed, notOrdered, ordered } = orderSupplierStatus;

const toOrderSupplier = (row: Row): OrderSupplier => ({
  id: row.id as OrderSupplierId,
  order_id: row.order_id as OrderId,
  supplier_id: row.supplier_id as SupplierId,
  title: row.title,
  short_title: row.short_title,
  ordered_at: row.ordered_at,
  order_number: row.order_number,
  confirmed_delivery_date: row.confirmed_delivery_date,
  comment: row.comment,
  status: row.confirmed_delivery_date !== null ? confirmed : row.ordered_at !== null ? ordered : notOrdered,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  version: row.version,
});

/** Suppliers of orders, in the order of the company's columns, then by title. */
export const suppliersOfOrders = async (
  source: Reads | Tx,
  companyId: number,
  orderIds: readonly number[],
): Promise<OrderSupplier[]> => {
  const sql = `SELECT w.id, w.order_id, w.supplier_id, w.ordered_at::text AS ordered_at, w.order_number, w.comment, w.version, w.created_at, w.updated_at,
      w.confirmed_delivery_date::text AS confirmed_delivery_date, s.title, s.short_title
    FROM order_supplier w JOIN supplier s ON s.id = w.supplier_id LEFT JOIN shown_supplier n ON n.supplier_id = s.id AND n.company_id = w.company_id
    WHERE w.company_id = $1 AND w.order_id = ANY($2) ORDER BY w.order_id, n.order_number, lower(s.title), s.id`;
  const params = [companyId, orderIds];
  const rows = await ('read' in source ? source.read<Row>(sql, params) : source.query<Row>(sql, params));
  return rows.map(toOrderSupplier);
};

/** @throws AppError `order.not_found` */
export const suppliersOfOrder = async (
  database: Database,
  companyId: number,
  key: string,
): Promise<OrderSupplier[]> => {
  const order = await new OrderSupplierRepository(database, companyId).order(key);
  if (order === null) throw new AppError('order.not_found', { order: key });
  return suppliersOfOrders(database, companyId, [order.id]);
};
