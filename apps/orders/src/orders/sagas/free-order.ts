import { freePlacements, type OrderRecord } from '@mullion/contracts';
import type { Rpc, SagaHelpers } from '@mullion/server-kit';
import type { OrderSagaData } from './order-saga.data';

/** Asks packing to free every place of an order's products; null when freed, else packing's code. */
export const freeOrder = async (
  rpc: Rpc,
  { order_id: orderId, act }: OrderSagaData,
  { context, requestId }: SagaHelpers<OrderSagaData>,
): Promise<string | null> => {
  const asked = { order_id: orderId as OrderRecord['id'], product_ids: null, ...(act ? { act } : {}) };
  const answer = await rpc.ask(freePlacements, asked, { context, requestId });
  return answer.outcome === 'freed' ? null : answer.code;
};
