import { AppError, auditedBy, type CallInfo, type ServiceTools } from '@mullion/server-kit';
import { hasLeft } from '../../core/orders/order.policy';
import { OrderRepository } from '../../core/orders/order.repository';
import { awaitSagas } from '../../core/await-sagas';
import { ProductRepository } from '../../core/products/product.repository';
import { startRemovingProducts } from '../../core/products/start-removing-products';

/** Deletes a product and waits until its place is free. @throws AppError `not_found`, `already_confirmed` for an order that has departed */
export const deleteProduct = async ({ database, sagas }: ServiceTools, call: CallInfo, id: number): Promise<{ ok: true }> => {
  const companyId = call.context.company_id;
  const begun = await database.transaction(call, async (tx) => {
    const products = new ProductRepository(tx, companyId);
    const orderId = await products.orderOf(id);
    if (orderId === null) throw new AppError('not_found');
    const order = await new OrderRepository(tx, companyId).lockForChange(orderId);
    if (!(await products.lock(id))) throw new AppError('not_found');
    if (hasLeft(order)) throw new AppError('already_confirmed', { id });
    const data = { order_id: orderId, product_ids: [id], by: auditedBy(call.context) };
    return (await startRemovingProducts(tx, sagas, companyId, [data])).map((sagaId) => ({ id, sagaId }));
  });
  await awaitSagas(sagas, begun.data);
  return { ok: true };
};
