import { palStatus } from '@mullion/contracts';
import { AppError, auditedBy, type AuditActor, type SagaId, type Sagas, type Tx } from '@mullion/server-kit';
import { OrderRepository } from '../../orders/order-rows.module';
import { ProductRepository } from '../product.repository';

export const removeProductsSaga = 'remove-products';

export interface RemoveProductsData {
  readonly order_id: number;
  readonly product_ids: readonly number[];
  /** Who asked for it. */
  readonly by: AuditActor;
  /** Set at the end when packing refused: its code. */
  readonly refused?: string;
}

/** At most so many products a saga: packing takes them in one transaction. */
const AT_ONCE = 1_000;

/** Begins to delete products of one order: marks them and frees their places at packing first. The order must be locked. */
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

/** Begins to delete one product. @throws AppError `not_found`, `already_confirmed` for an order that has departed */
export const beginRemovingProduct = async (tx: Tx, sagas: Sagas, actor: AuditActor, id: number): Promise<SagaId[]> => {
  const companyId = actor.company_id;
  const orderId = await new ProductRepository(tx, companyId).orderOf(id);
  if (orderId === null) throw new AppError('not_found');
  const order = await new OrderRepository(tx, companyId).lockForChange(orderId);
  const product = await new ProductRepository(tx, companyId).lock(id);
  if (!product) throw new AppError('not_found');
  if (order.pal_status >= palStatus.departed) throw new AppError('already_confirmed', { id });
  return startRemovingProducts(tx, sagas, companyId, { order_id: orderId, product_ids: [id], by: auditedBy(actor) });
};
