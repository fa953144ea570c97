import {
  productRecords,
  type InputOf,
  type Product,
  type ProductRecord,
  type ProductSummary,
  type updateProduct,
} from '@mullion/contracts';
import { AppError, serveRecords, TenantRepository } from '@mullion/server-kit';
import type { StoredProduct } from './product';
import { columnsOfEdit, toProduct, toProductRecord } from './product.mapper';
import { changesPacking } from './rules/product-changes';

/** Counts of an order's products that its own statuses follow; cancelled ones are left out of all but `total`. */
export interface OrderCounts extends ProductSummary {
  readonly order_id: number;
  readonly total: number;
  readonly area_m2: number;
  /** Rises with every word of production about one of them. */
  readonly production_version: number;
}

const withNumber = `SELECT p.*, coalesce(o.production_id, o.offer_id) AS order_number FROM orders.products p JOIN orders.orders o ON o.id = p.order_id`;
type NumberedRow = StoredProduct & { readonly order_number: string };

/** Reads of products, straight to what is answered. */
export class ProductsQueries extends TenantRepository {
  /** @throws AppError `not_found` */
  async byId(id: number): Promise<Product> {
    const [row] = await this.query<NumberedRow>(`${withNumber} WHERE p.id = $1 AND p.company_id = $2`, [id, this.companyId], {
      name: 'product-by-id',
    });
    if (!row) throw new AppError('not_found');
    return toProduct(row, row.order_number);
  }

  /** Hot path of scanners: one prepared statement. @throws AppError `product.not_found` */
  async byBarcode(barcode: string): Promise<Product> {
    const [row] = await this.query<NumberedRow>(`${withNumber} WHERE p.company_id = $1 AND p.barcode = $2`, [this.companyId, barcode], {
      name: 'product-by-barcode',
    });
    if (!row) throw new AppError('product.not_found', { barcode });
    return toProduct(row, row.order_number);
  }

  /** Products of an order in the order they were made. */
  async ofOrder(orderId: number, orderNumber: string): Promise<Product[]> {
    const rows = await this.query<StoredProduct>(
      'SELECT * FROM orders.products WHERE company_id = $1 AND order_id = $2 ORDER BY id',
      [this.companyId, orderId],
      { name: 'products-of-order' },
    );
    return rows.map((row) => toProduct(row, orderNumber));
  }

  /** Products of many orders, in the order they were made. */
  async ofOrders(orderIds: readonly number[]): Promise<Product[]> {
    const rows = await this.query<NumberedRow>(`${withNumber} WHERE p.company_id = $1 AND p.order_id = ANY($2) ORDER BY p.id`, [
      this.companyId,
      orderIds,
    ]);
    return rows.map((row) => toProduct(row, row.order_number));
  }

  /** Products by id with the number of their order, in the order asked for; unknown ones are left out. */
  async byIds(ids: readonly number[]): Promise<Product[]> {
    const rows = await this.query<NumberedRow>(`${withNumber} WHERE p.company_id = $1 AND p.id = ANY($2)`, [this.companyId, ids]);
    const found = new Map(rows.map((row) => [row.id, toProduct(row, row.order_number)]));
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  /** How many comments each product of an order has; those without any are left out. */
  async commentCounts(orderId: number): Promise<Record<string, number>> {
    const rows = await this.query<{ product_id: number; count: number }>(
      `SELECT c.product_id, count(*) AS count FROM orders.comments c JOIN orders.products p ON p.id = c.product_id
       WHERE p.company_id = $1 AND p.order_id = $2 GROUP BY c.product_id`,
      [this.companyId, orderId],
    );
    return Object.fromEntries(rows.map((row) => [String(row.product_id), row.count]));
  }

  async recordsOfOrders(orderIds: readonly number[]): Promise<ProductRecord[]> {
    const rows = await this.query<StoredProduct>('SELECT * FROM orders.products WHERE company_id = $1 AND order_id = ANY($2) ORDER BY id', [
      this.companyId,
      orderIds,
    ]);
    return rows.map((row) => toProductRecord(row));
  }

  async idsOfOrder(orderId: number): Promise<number[]> {
    const rows = await this.query<{ id: number }>('SELECT id FROM orders.products WHERE company_id = $1 AND order_id = $2 ORDER BY id', [
      this.companyId,
      orderId,
    ]);
    return rows.map((row) => row.id);
  }

  /** Counts by order; orders without products are left out. */
  counts(orderIds: readonly number[]): Promise<OrderCounts[]> {
    return this.query<OrderCounts>(
      `SELECT order_id, count(*) AS total, coalesce(sum(area_m2), 0) AS area_m2,
         count(*) FILTER (WHERE status <> 99) AS count,
         count(*) FILTER (WHERE status <> 99 AND pallet_id IS NOT NULL) AS placed,
         count(*) FILTER (WHERE status <> 99 AND status >= 13) AS loaded,
         count(*) FILTER (WHERE status <> 99 AND departed_truck_id IS NOT NULL) AS departed,
         count(*) FILTER (WHERE status <> 99 AND production_status >= 6) AS started,
         count(*) FILTER (WHERE status <> 99 AND production_status >= 8) AS made,
         sum(production_version)::int AS production_version
       FROM orders.products WHERE company_id = $1 AND order_id = ANY($2) AND NOT removing GROUP BY order_id`,
      [this.companyId, orderIds],
    );
  }

  /** Ids of the edits that change what packing computes with. @throws AppError `not_found` naming those that do not exist */
  async thoseThatChangePacking(edits: readonly (InputOf<typeof updateProduct>['body'] & { readonly id: number })[]): Promise<number[]> {
    const rows = await this.query<StoredProduct>('SELECT * FROM orders.products WHERE company_id = $1 AND id = ANY($2)', [
      this.companyId,
      edits.map((edit) => edit.id),
    ]);
    const known = new Map(rows.map((row) => [row.id, row]));
    const missing = edits.filter((edit) => !known.has(edit.id)).map((edit) => edit.id);
    if (missing.length > 0) throw new AppError('not_found', { ids: missing });
    return edits.filter((edit) => changesPacking(known.get(edit.id) as StoredProduct, columnsOfEdit(edit))).map((edit) => edit.id);
  }

  /** Picture of a product. @throws AppError `not_found` */
  async image(id: number): Promise<{ image: string | null; hash: string | null }> {
    const [row] = await this.query<{ hash: string | null; svg: string | null }>(
      `SELECT p.image AS hash, i.svg FROM orders.products p LEFT JOIN orders.images i ON i.company_id = p.company_id AND i.hash = p.image
       WHERE p.id = $1 AND p.company_id = $2`,
      [id, this.companyId],
    );
    if (!row) throw new AppError('not_found');
    return { image: row.svg, hash: row.hash };
  }
}

export const servedProducts = serveRecords({
  kind: productRecords,
  rows: '(SELECT id, company_id, record_version AS version FROM orders.products)',
  read: async (database, companyId, ids) => {
    const sql = 'SELECT * FROM orders.products WHERE company_id = $1 AND id = ANY($2)';
    return (await database.read<StoredProduct>(sql, [companyId, ids])).map((row) => toProductRecord(row));
  },
});
