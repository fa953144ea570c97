import {
  AppError,
  type Next,
  Saga,
  type SagaHelpers,
  type SagaRow,
  type SagaSteps,
  ServiceTools,
} from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { ProductRepository } from '../../core/products/product.repository';
import { recordRemovedProducts } from '../../core/products/record-products';
import { auditOrder } from '../../core/orders/audit-order';
import { OrderRepository } from '../../core/orders/order.repository';
import { recordOrder } from '../../core/orders/record-order';
import { decideDeleting } from '../../core/changes/decide-deleting';
import { freeOrder } from './free-order';
import { type OrderSagaData, removeOrderSaga, WAITING } from './order-saga.data';

/** Deletes an order once its products have left their pallets; a refusal takes the mark off again. */
@Saga(removeOrderSaga)
@Injectable()
export class RemoveOrderSaga implements SagaSteps<OrderSagaData> {
  constructor(private readonly tools: ServiceTools) {}

  async step(
    { data, state, company_id: companyId }: SagaRow<OrderSagaData>,
    helpers: SagaHelpers<OrderSagaData>,
  ): Promise<Next<OrderSagaData>> {
    if (state === WAITING) return this.begin(companyId, data, helpers);
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

  /** Once it can be taken back no more; work that has begun meanwhile is not thrown away: the order stays then. */
  private async begin(
    companyId: number,
    data: OrderSagaData,
    { context, commit }: SagaHelpers<OrderSagaData>,
  ): Promise<Next<OrderSagaData>> {
    const { clock, database, rpc } = this.tools;
    const leftMs = Date.parse(data.not_before ?? '') - clock.now().getTime();
    if (leftMs > 0) return { state: WAITING, delayMs: leftMs };
    const products = await new ProductRepository(database, companyId).ofOrders([data.order_id]);
    const decided = await decideDeleting(rpc, context, products, {}).catch(refusalOf);
    return commit(async (tx) => {
      if (typeof decided !== 'string') {
        decided.mustBeReserved();
        return { state: 'begun' };
      }
      await new OrderRepository(tx, companyId).markRemoving([data.order_id], false);
      return { done: true, data: { ...data, refused: decided } };
    });
  }
}

const refusalOf = (error: unknown): string => {
  if (error instanceof AppError && error.code !== 'unavailable') return error.code;
  throw error;
};
