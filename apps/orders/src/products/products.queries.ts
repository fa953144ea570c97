import {
  productRecords,
  readingsOf,
  type FittingGroup,
  type getProductsToPrint,
  type InputOf,
  type OutputOf,
  type Product,
  type ProductSetOfOrder,
  type updateProduct,
} from '@mullion/contracts';
import { AppError, type Database, serveRecords } from '@mullion/server-kit';
import { imagesOf } from '../images/images.queries';
import type { StoredProduct } from '../core/products/product';
import { columnsOfEdit, toProduct, toProductRecord, toProductSet } from '../core/products/product.mapper';
import { changesPacking } from '../core/rules/product-changes';

const withNumber = `SELECT p.*, coalesce(o.production_id, o.offer_id) AS order_number FROM orders.products p JOIN orders.orders o ON o.id = p.order_id`;
/** Facts of these owners are shown in products, so a reader who has seen their events waits for them here. */
export const copiedFrom = ['packing', 'dispatch'] as const;

type NumberedRow = StoredProduct & { readonly order_number: string };

/** @throws AppError `not_found` */
export const productById = async (database: Database, companyId: number, id: number): Promise<Product> => {
  const [row] = await database.read<NumberedRow>(
    `${withNumber} WHERE p.id = $1 AND p.company_id = $2`,
    [id, companyId],
    {
      name: 'product-by-id',
    },
  );
  if (!row) throw new AppError('not_found');
  return toProduct(row, row.order_number);
};

const numberedRow = async (
  database: Database,
  companyId: number,
  barcode: string,
): Promise<NumberedRow | undefined> => {
  const [row] = await database.read<NumberedRow>(
    `${withNumber} WHERE p.company_id = $1 AND p.barcode = $2`,
    [companyId, barcode],
    {
      name: 'product-by-barcode',
    },
  );
  return row;
};

const numberedRowOfReadings = async (
  database: Database,
  companyId: number,
  code: string,
): Promise<NumberedRow | undefined> => {
  const readings = readingsOf(code);
  const rows = await database.read<NumberedRow>(
    `${withNumber} WHERE p.company_id = $1 AND p.barcode = ANY($2)`,
    [companyId, readings],
    {
      name: 'product-by-readings',
    },
  );
  return rows.toSorted((a, b) => readings.indexOf(a.barcode) - readings.indexOf(b.barcode))[0];
};

/**
 * Hot path of scanners: one prepared statement. What else the code may have been meant as is asked for only when no
 * barcode is exactly it, because a list of readings costs PostgreSQL twice as much.
 * @throws AppError `product.not_found`
 */
export const productByBarcode = async (database: Database, companyId: number, barcode: string): Promise<Product> => {
  const row =
    (await numberedRow(database, companyId, barcode)) ?? (await numberedRowOfReadings(database, companyId, barcode));
  if (!row) throw new AppError('product.not_found', { barcode });
  return toProduct(row, row.order_number);
};

type SetRow = NumberedRow & {
  readonly customer: string | null;
  readonly svg: string | null;
  readonly groups: FittingGroup[] | null;
};

/**
 * The product that a scanned code means, with its picture and what is fitted into it.
 * @throws AppError `product.not_found`
 */
export const productSet = async (database: Database, companyId: number, code: string): Promise<ProductSetOfOrder> => {
  const readings = readingsOf(code);
  const rows = await database.read<SetRow>(
    `SELECT p.*, coalesce(o.production_id, o.offer_id) AS order_number, o.customer_name AS customer, i.svg, f.groups
     FROM orders.products p JOIN orders.orders o ON o.id = p.order_id
     LEFT JOIN orders.images i ON i.company_id = p.company_id AND i.hash = p.image
     LEFT JOIN orders.fitting_lists f ON f.company_id = p.company_id AND f.hash = p.fittings
     WHERE p.company_id = $1 AND p.barcode = ANY($2)`,
    [companyId, readings],
    { name: 'product-set' },
  );
  // an exact barcode comes before what the code may have been meant as
  const [row] = rows.toSorted((a, b) => readings.indexOf(a.barcode) - readings.indexOf(b.barcode));
  if (!row) throw new AppError('product.not_found', { barcode: code });
  return toProductSet(row, row);
};

/** Products of an order, oldest first. */
export const productsOfOrder = async (
  database: Database,
  companyId: number,
  orderId: number,
  orderNumber: string,
): Promise<Product[]> => {
  const rows = await database.read<StoredProduct>(
    'SELECT * FROM orders.products WHERE company_id = $1 AND order_id = $2 ORDER BY id',
    [companyId, orderId],
    { name: 'products-of-order' },
  );
  return rows.map((row) => toProduct(row, orderNumber));
};

/** Products of many orders, oldest first. */
export const productsOfOrders = async (
  database: Database,
  companyId: number,
  orderIds: readonly number[],
): Promise<Product[]> => {
  const rows = await database.read<NumberedRow>(
    `${withNumber} WHERE p.company_id = $1 AND p.order_id = ANY($2) ORDER BY p.id`,
    [companyId, orderIds],
  );
  return rows.map((row) => toProduct(row, row.order_number));
};

/** Products with their pictures, in the order of the ids; unknown ones are left out. */
export const productsToPrint = async (
  database: Database,
  companyId: number,
  ids: readonly number[],
): Promise<OutputOf<typeof getProductsToPrint>> => {
  const rows = await database.read<NumberedRow>(`${withNumber} WHERE p.company_id = $1 AND p.id = ANY($2)`, [
    companyId,
    ids,
  ]);
  const found = new Map(rows.map((row) => [row.id, toProduct(row, row.order_number)]));
  const products = ids.flatMap((id) => found.get(id) ?? []);
  return { products, images: await imagesOf(database, companyId, products) };
};

/** How many comments each product of an order has; those without any are left out. */
export const commentCounts = async (
  database: Database,
  companyId: number,
  orderId: number,
): Promise<Record<string, number>> => {
  const rows = await database.read<{ product_id: number; count: number }>(
    `SELECT c.product_id, count(*) AS count FROM orders.comments c JOIN orders.products p ON p.id = c.product_id
     WHERE p.company_id = $1 AND p.order_id = $2 GROUP BY c.product_id`,
    [companyId, orderId],
  );
  return Object.fromEntries(rows.map((row) => [String(row.product_id), row.count]));
};

type Edited = InputOf<typeof updateProduct>['body'] & { readonly id: number };

/** The products of these edits. @throws AppError `not_found` naming those that do not exist */
export const editedProducts = async (
  database: Database,
  companyId: number,
  edits: readonly Edited[],
): Promise<ReadonlyMap<number, StoredProduct>> => {
  const rows = await database.read<StoredProduct>(
    'SELECT * FROM orders.products WHERE company_id = $1 AND id = ANY($2)',
    [companyId, edits.map((edit) => edit.id)],
  );
  const known = new Map<number, StoredProduct>(rows.map((row) => [row.id, row]));
  const missing = edits.filter((edit) => !known.has(edit.id)).map((edit) => edit.id);
  if (missing.length > 0) throw new AppError('not_found', { ids: missing });
  return known;
};

/**
 * Ids of the edits that change what packing computes with.
 * @throws AppError `not_found` naming the products that do not exist
 */
export const editsForPacking = async (
  database: Database,
  companyId: number,
  edits: readonly Edited[],
): Promise<number[]> => {
  const known = await editedProducts(database, companyId, edits);
  return edits
    .filter((edit) => changesPacking(known.get(edit.id) as StoredProduct, columnsOfEdit(edit)))
    .map((edit) => edit.id);
};

/** Picture of a product. @throws AppError `not_found` */
export const productImage = async (
  database: Database,
  companyId: number,
  id: number,
): Promise<{ image: string | null; hash: string | null }> => {
  const [row] = await database.read<{ hash: string | null; svg: string | null }>(
    `SELECT p.image AS hash, i.svg FROM orders.products p LEFT JOIN orders.images i ON i.company_id = p.company_id AND i.hash = p.image
     WHERE p.id = $1 AND p.company_id = $2`,
    [id, companyId],
  );
  if (!row) throw new AppError('not_found');
  return { image: row.svg, hash: row.hash };
};

export const servedProducts = serveRecords({
  kind: productRecords,
  rows: '(SELECT id, company_id, record_version AS version FROM orders.products)',
  read: async (database, companyId, ids) => {
    const sql = 'SELECT * FROM orders.products WHERE company_id = $1 AND id = ANY($2)';
    return (await database.read<StoredProduct>(sql, [companyId, ids])).map((row) => toProductRecord(row));
  },
});
