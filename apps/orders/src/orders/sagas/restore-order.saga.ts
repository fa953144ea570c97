import { palStatus, restorePlacements } from '@mullion/contracts';
import {
  type Next,
  Saga,
  type SagaHelpers,
  type SagaRow,
  type SagaSteps,
  ServiceTools,
  type Tx,
} from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { auditOrder } from '../../core/orders/audit-order';
import type { StoredOrder } from '../../core/orders/order';
import { OrderRepository } from '../../core/orders/order.repository';
import { recordOrder } from '../../core/orders/record-order';
import { type RestoreOrderData, restoreOrderSaga } from './order-saga.data';

type Row = SagaRow<RestoreOrderData>;

/**
 * Brings an order back into planning that was taken out of it, with the places of its products: planned first, because
 * an order out of planning does not follow its places; out again when packing refuses them.
 */
@Saga(restoreOrderSaga)
@Injectable()
export class RestoreOrderSaga implements SagaSteps<RestoreOrderData> {
  constructor(private readonly tools: ServiceTools) {}

  async step(row: Row, helpers: SagaHelpers<RestoreOrderData>): Promise<Next<RestoreOrderData>> {
    if (row.state === 'begun') return this.plan(row, helpers);
    const { data, company_id: companyId } = row;
    const { context, requestId } = helpers;
    const answer = await this.tools.rpc.ask(restorePlacements, { act: data.act }, { context, requestId });
    if (answer.outcome === 'restored') return { done: true };
    return helpers.commit(async (tx) => {
      const [order] = await new OrderRepository(tx, companyId).lockMany([data.order_id]);
      if (order && data.wasOut && order.pal_status === palStatus.planned)
        await this.setPlanned(tx, order, palStatus.notPlanned, data);
      return { done: true, data: { ...data, refused: answer } };
    });
  }

  private plan({ data, company_id: companyId }: Row, { commit }: SagaHelpers<RestoreOrderData>) {
    return commit(async (tx) => {
      const [order] = await new OrderRepository(tx, companyId).lockMany([data.order_id]);
      if (!order)
        return { done: true, data: { ...data, refused: { outcome: 'refused', code: 'not_found', params: {} } } };
      const wasOut = order.pal_status === palStatus.notPlanned;
      if (wasOut) await this.setPlanned(tx, order, palStatus.planned, data);
      return { state: 'planned', data: { ...data, wasOut } };
    });
  }

  private async setPlanned(tx: Tx, order: StoredOrder, status: number, { by }: RestoreOrderData): Promise<void> {
    const row = await new OrderRepository(tx, order.company_id).update(order.id, undefined, { pal_status: status });
    await recordOrder(tx, row);
    await auditOrder(tx, by, order, row);
  }
}
