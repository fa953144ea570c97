import type { ProductRecord } from '@mullion/contracts';
import type { Database } from '@mullion/server-kit';
import type { StoredProduct } from './product';
import { toProductRecord } from './product.mapper';

/** Records of the products of orders, for copies at other services. */
export const productRecordsOf = async (
  database: Database,
  companyId: number,
  orderIds: readonly number[],
): Promise<ProductRecord[]> => {
  const rows = await database.read<StoredProduct>(
    'SELECT * FROM orders.products WHERE company_id = $1 AND order_id = ANY($2) ORDER BY id',
    [companyId, orderIds],
  );
  return rows.map((row) => toProductRecord(row));
};

/** Those of these products that exist, as they are stored. */
export const productRows = (database: Database, companyId: number, ids: readonly number[]): Promise<StoredProduct[]> =>
  database.read<StoredProduct>('SELECT * FROM orders.products WHERE company_id = $1 AND id = ANY($2) ORDER BY id', [
    companyId,
    ids,
  ]);

/** Products of orders as they are stored. */
export const storedProductsOf = (
  database: Database,
  companyId: number,
  orderIds: readonly number[],
): Promise<StoredProduct[]> =>
  database.read<StoredProduct>(
    'SELECT * FROM orders.products WHERE company_id = $1 AND order_id = ANY($2) ORDER BY id',
    [companyId, orderIds],
  );
