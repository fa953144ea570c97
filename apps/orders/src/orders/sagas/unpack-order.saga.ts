import { palStatus } from '@mullion/contracts';
import { type Next, Saga, type SagaHelpers, type SagaRow, type SagaSteps, ServiceTools } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { auditOrder } from '../../core/orders/audit-order';
import { OrderRepository } from '../../core/orders/order.repository';
import { recordOrder } from '../../core/orders/record-order';
import { freeOrder } from './free-order';
import { type OrderSagaData, unpackOrderSaga } from './order-saga.data';

/** Takes an order out of planning once its products have left their pallets. */
@Saga(unpackOrderSaga)
@Injectable()
export class UnpackOrderSaga implements SagaSteps<OrderSagaData> {
  constructor(private readonly tools: ServiceTools) {}

  async step(
    { data, company_id: companyId }: SagaRow<OrderSagaData>,
    helpers: SagaHelpers<OrderSagaData>,
  ): Promise<Next<OrderSagaData>> {
    const refused = await freeOrder(this.tools.rpc, data, helpers);
    if (refused !== null) return { done: true, data: { ...data, refused } };
    return helpers.commit(async (tx) => {
      const orders = new OrderRepository(tx, companyId);
      const [order] = await orders.lockMany([data.order_id]);
      if (order && order.pal_status !== palStatus.notPlanned) {
        const row = await orders.update(order.id, undefined, { pal_status: palStatus.notPlanned });
        await recordOrder(tx, row);
        await auditOrder(tx, data.by, order, row);
      }
      return { done: true };
    });
  }
}
