import { productStatus, type RequestContext } from '@mullion/contracts';
import type { Tx } from '@mullion/server-kit';
import { auditProduct } from '../../core/products/audit-product';
import { changeFacts } from '../../core/products/change-facts';
import { ProductRepository } from '../../core/products/product.repository';
import { statusOfProduct, withManualStatus } from '../../core/rules/product-facts';
import type { StoredProduct } from '../../core/products/product';
import { movedBy } from '../../core/record-status-changes';
import { turnedProduct } from '../rules/turn-back';

/** Sends the products of orders to production; gives those that it changed, before and after. @param completionOf the completion date of each order's products */
export const sendProductsToProduction = async (
  tx: Tx,
  context: RequestContext,
  completionOf: ReadonlyMap<number, string>,
): Promise<ReturnType<typeof turnedProduct>[]> => {
  if (completionOf.size === 0) return [];
  const { company_id: companyId } = context;
  const locked = await new ProductRepository(tx, companyId).lockOfOrders([...completionOf.keys()]);
  const changes = productsSent(locked, completionOf);
  const rows = await changeFacts(tx, companyId, movedBy(context), changes, { byPerson: true });
  const known = new Map(locked.map((product) => [product.id, product]));
  for (const row of rows) await auditProduct(tx, context, known.get(row.id) ?? row, row);
  return rows.map((row) => turnedProduct(known.get(row.id) ?? row, row));
};

/** What sending them to production makes of these products. */
export const productsSent = (products: readonly StoredProduct[], completionOf: ReadonlyMap<number, string>) =>
  products.map((before) => ({ before, now: sentToProduction(before, completionOf.get(before.order_id) ?? null) }));

/**
 * In production if it is below it without regard to loading: a loaded product has status 6 when it is taken off. The
 * same object when nothing changes.
 */
const sentToProduction = (product: StoredProduct, completion: string | null): StoredProduct => {
  const isBelow =
    statusOfProduct({ ...product, loaded_at: null, departed_truck_id: null }) < productStatus.inProduction;
  if (!isBelow && completion === product.completion_date) return product;
  return {
    ...(isBelow ? withManualStatus(product, productStatus.inProduction) : product),
    completion_date: completion,
  };
};
