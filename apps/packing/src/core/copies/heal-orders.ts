import { getOrderRecords, type OrderRecord } from '@mullion/contracts';
import { systemContext, type ServiceTools } from '@mullion/server-kit';
import { orderCopy, productCopy } from './order-copies';

const HEAL_MS = 2_000;
const HEALED_AT_ONCE = 200;

/**
 * Orders that a person has seen elsewhere and that have not arrived here: orders is asked for them with their products,
 * in bulk.
 * @throws AppError `unavailable`.
 */
export const healOrders = async (
  { database, copies, rpc }: Pick<ServiceTools, 'database' | 'copies' | 'rpc'>,
  companyId: number,
  wanted: { readonly order_ids?: readonly number[]; readonly numbers?: readonly string[] },
): Promise<void> => {
  const input = {
    ...(wanted.order_ids ? { order_ids: wanted.order_ids.slice(0, HEALED_AT_ONCE) as OrderRecord['id'][] } : {}),
    ...(wanted.numbers ? { numbers: wanted.numbers.slice(0, HEALED_AT_ONCE) } : {}),
  };
  const records = await rpc.ask(getOrderRecords, input, { context: systemContext(companyId), timeoutMs: HEAL_MS });
  await database.transaction(null, async (tx) => {
    await copies.keep(tx, orderCopy, records.orders);
    await copies.keep(tx, productCopy, records.products);
  });
};
