import { freePlacements, type OrderRecord, palStatus } from '@mullion/contracts';
import { type Next, Rpc, Saga, type SagaHelpers, type SagaRow, type SagaSteps } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { ProductRepository, recordProducts } from '../../products/product-rows.module';
import { auditOrder } from '../audit-order';
import { OrderRepository } from '../order.repository';
import { recordOrder } from '../record-order';
import { type OrderSagaData, removeOrderSaga, unpackOrderSaga } from '../use-cases/remove-order';

type Row = SagaRow<OrderSagaData>;
type Helpers = SagaHelpers<OrderSagaData>;

/** Asks packing to free every place of the order's products; null when freed, else packing's code. */
const freeAll = async (rpc: Rpc, { data }: Row, { context, requestId }: Helpers): Promise<string | null> => {
  const answer = await rpc.ask(freePlacements, { order_id: data.order_id as OrderRecord['id'], product_ids: null }, { context, requestId });
  return answer.outcome === 'freed' ? null : answer.code;
};

/** Deletes an order once its products have left their pallets; a refusal takes the mark off again. */
@Saga(removeOrderSaga)
@Injectable()
export class RemoveOrderSaga implements SagaSteps<OrderSagaData> {
  constructor(private readonly rpc: Rpc) {}

  async step(saga: Row, helpers: Helpers): Promise<Next<OrderSagaData>> {
    const refused = await freeAll(this.rpc, saga, helpers);
    const { data, company_id: companyId } = saga;
    return helpers.commit(async (tx) => {
      const orders = new OrderRepository(tx, companyId);
      const [order] = await orders.lockMany([data.order_id]);
      if (!order) return { done: true };
      if (refused !== null) {
        await orders.markRemoving(order.id, false);
        return { done: true, data: { ...data, refused } };
      }
      const products = await new ProductRepository(tx, companyId).deleteOfOrder(order.id);
      const gone = (row: typeof order) => ({ ...row, record_version: row.record_version + 1 });
      await orders.delete(order.id);
      await recordProducts(
        tx,
        companyId,
        products.map((row) => ({ ...row, record_version: row.record_version + 1 })),
        true,
      );
      await recordOrder(tx, gone(order), true);
      await auditOrder(tx, data.by, order, null);
      return { done: true };
    });
  }
}

/** Takes an order out of planning once its products have left their pallets. */
@Saga(unpackOrderSaga)
@Injectable()
export class UnpackOrderSaga implements SagaSteps<OrderSagaData> {
  constructor(private readonly rpc: Rpc) {}

  async step(saga: Row, helpers: Helpers): Promise<Next<OrderSagaData>> {
    const refused = await freeAll(this.rpc, saga, helpers);
    const { data, company_id: companyId } = saga;
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
