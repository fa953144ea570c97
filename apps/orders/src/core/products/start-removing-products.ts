import type { SagaId, Sagas, Tx } from '@mullion/server-kit';
import { ProductRepository } from './product.repository';
import { type RemoveProductsData, removeProductsSaga } from './remove-products.data';

/** At most so many products a saga: packing frees them in one transaction. */
const AT_ONCE = 1_000;

/** Begins to delete products of one order: marks them, then packing frees their places. The order must be locked. */
export const startRemovingProducts = async (tx: Tx, sagas: Sagas, companyId: number, data: RemoveProductsData): Promise<SagaId[]> => {
  await new ProductRepository(tx, companyId).markRemoving(data.product_ids, true);
  const started: SagaId[] = [];
  for (let at = 0; at < data.product_ids.length; at += AT_ONCE) {
    const product_ids = data.product_ids.slice(at, at + AT_ONCE);
    // Ids are never used again, so the first one names the set.
    started.push(await sagas.start(tx, removeProductsSaga, String(product_ids[0]), companyId, { ...data, product_ids }));
  }
  return started;
};
