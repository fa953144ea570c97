import type { InputOf, routes } from '@mullion/contracts';
import { AppError, auditedBy, type CallInfo, type ServiceTools } from '@mullion/server-kit';
import { decideDeleting } from '../../core/changes/decide-deleting';
import { writeDecisions } from '../../core/changes/write-decisions';
import { hasLeft } from '../../core/orders/order.policy';
import { OrderRepository } from '../../core/orders/order.repository';
import { awaitSagas } from '../../core/await-sagas';
import { ProductRepository } from '../../core/products/product.repository';
import { startRemovingProducts } from '../../core/products/start-removing-products';

/**
 * Deletes a product and waits until its place is free.
 * @throws AppError `not_found`, `already_confirmed` for an order that has departed, `product.decision_needed`
 */
export const deleteProduct = async (
  { database, rpc, sagas }: ServiceTools,
  call: CallInfo,
  { params: { id }, query }: InputOf<typeof routes.deleteProduct>,
): Promise<{ ok: true }> => {
  const companyId = call.context.company_id;
  const product = await new ProductRepository(database, companyId).find(id);
  const { decided, mustBeReserved } = await decideDeleting(rpc, call.context, product ? [product] : [], query);
  const begun = await database.transaction(call, async (tx) => {
    const products = new ProductRepository(tx, companyId);
    const orderId = await products.orderOf(id);
    if (orderId === null) throw new AppError('not_found');
    const order = await new OrderRepository(tx, companyId).lockForChange(orderId);
    if (!(await products.lock(id))) throw new AppError('not_found');
    if (hasLeft(order)) throw new AppError('already_confirmed', { id });
    await writeDecisions(tx, sagas, auditedBy(call.context), decided);
    const data = { order_id: orderId, product_ids: [id], by: auditedBy(call.context) };
    const started = (await startRemovingProducts(tx, sagas, companyId, [data])).map((sagaId) => ({ id, sagaId }));
    mustBeReserved();
    return started;
  });
  await awaitSagas(sagas, begun.data);
  return { ok: true };
};
