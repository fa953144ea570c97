import { getOrderRecords, type OrderRecord } from '@mullion/contracts';
import { systemContext, type Copies, type ServiceTools } from '@mullion/server-kit';
import { orderCopy, productCopy } from '../order-copies';

/** Most orders that may be asked for at once. */
const BATCH = 200;

/** Fetches these orders with all their products from their owner, in bulk. @throws AppError `unavailable` */
export const healOrders = async (
  { database, rpc }: Pick<ServiceTools, 'database' | 'rpc'>,
  copies: Copies,
  companyId: number,
  ids: readonly number[],
): Promise<void> => {
  const context = systemContext(companyId);
  for (let at = 0; at < ids.length; at += BATCH) {
    const order_ids = ids.slice(at, at + BATCH) as OrderRecord['id'][];
    const { orders, products } = await rpc.ask(getOrderRecords, { order_ids }, { context });
    await database.transaction(null, async (tx) => {
      await copies.keep(tx, orderCopy, orders);
      await copies.keep(tx, productCopy, products);
    });
  }
};
