import type { Tx } from '@mullion/server-kit';
import type { NewProduct, StoredProduct } from '../../core/products/product';
import { ProductRepository } from '../../core/products/product.repository';
import { recordProducts } from '../../core/products/record-products';

const INSERTED_AT_ONCE = 5_000;

/** Inserts products of orders and publishes them; the rows in the order given. */
export const insertProducts = async (
  tx: Tx,
  companyId: number,
  products: readonly (NewProduct & { readonly order_id: number; readonly barcode: string })[],
): Promise<StoredProduct[]> => {
  const repository = new ProductRepository(tx, companyId);
  const rows: StoredProduct[] = [];
  for (let at = 0; at < products.length; at += INSERTED_AT_ONCE)
    rows.push(...(await repository.insertMany(products.slice(at, at + INSERTED_AT_ONCE))));
  await recordProducts(tx, companyId, rows);
  return rows;
};
