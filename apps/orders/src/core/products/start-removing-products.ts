import type { SagaId, Sagas, Tx } from '@mullion/server-kit';
import { ProductRepository } from './product.repository';
import { type RemoveProductsData, removeProductsSaga } from './remove-products.data';

/** At most so many products a saga: packing frees them in one transaction. */
const AT_ONCE = 1_000;

/** Begins to delete products of orders: marks them, then packing frees their places. The orders must be locked. */
export const startRemovingProducts = async (
  tx: Tx,
  sagas: Sagas,
  companyId: number,
  ofOrders: readonly RemoveProductsData[],
): Promise<SagaId[]> => {
  const ids = ofOrders.flatMap(({ product_ids }) => product_ids);
  if (ids.length === 0) return [];
  await new ProductRepository(tx, companyId).markRemoving(ids, true);
  const sets = ofOrders.flatMap((data) => {
    const parts = Array.from({ length: Math.ceil(data.product_ids.length / AT_ONCE) }, (_part, at) =>
      data.product_ids.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
    );
    // Ids are never used again, so the first one names the set.
    return parts.map((product_ids) => ({ key: String(product_ids[0]), data: { ...data, product_ids } }));
  });
  return sagas.startMany(tx, removeProductsSaga, companyId, sets);
};
