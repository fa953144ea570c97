import { type Next, Saga, type SagaHelpers, type SagaRow, type SagaSteps, ServiceTools } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { ProductRepository } from '../../core/products/product.repository';
import { recordRemovedProducts } from '../../core/products/record-products';
import { auditOrder } from '../../core/orders/audit-order';
import { OrderRepository } from '../../core/orders/order.repository';
import { recordOrder } from '../../core/orders/record-order';
import { freeOrder } from './free-order';
import { type OrderSagaData, removeOrderSaga } from './order-saga.data';

/** Deletes an order once its products have left their pallets; a refusal takes the mark off again. */
@Saga(removeOrderSaga)
@Injectable()
export class RemoveOrderSaga implements SagaSteps<OrderSagaData> {
  constructor(private readonly tools: ServiceTools) {}

  async step(
    { data, company_id: companyId }: SagaRow<OrderSagaData>,
    helpers: SagaHelpers<OrderSagaData>,
  ): Promise<Next<OrderSagaData>> {
    const refused = await freeOrder(this.tools.rpc, data, helpers);
    return helpers.commit(async (tx) => {
      const orders = new OrderRepository(tx, companyId);
      const [order] = await orders.lockMany([data.order_id]);
      if (!order) return { done: true };
      if (refused !== null) {
        await orders.markRemoving([order.id], false);
        return { done: true, data: { ...data, refused } };
      }
      const products = await new ProductRepository(tx, companyId).deleteOfOrder(order.id);
      await orders.delete(order.id);
      await recordRemovedProducts(tx, companyId, products);
      await recordOrder(tx, { ...order, record_version: order.record_version + 1 }, true);
      await auditOrder(tx, data.by, order, null);
      return { done: true };
    });
  }
}
