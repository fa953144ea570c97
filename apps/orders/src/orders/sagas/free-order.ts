import { freePlacements, type OrderRecord } from '@mullion/contracts';
import type { Rpc, SagaHelpers } from '@mullion/server-kit';
import type { OrderSagaData } from './order-saga.data';

/** Asks packing to free every place of an order's products; null when freed, else packing's code. */
export const freeOrder = async (rpc: Rpc, orderId: number, { context, requestId }: SagaHelpers<OrderSagaData>): Promise<string | null> => {
  const answer = await rpc.ask(freePlacements, { order_id: orderId as OrderRecord['id'], product_ids: null }, { context, requestId });
  return answer.outcome === 'freed' ? null : answer.code;
};
