import { orderRecords, type PalletRecord, type RequestContext } from '@mullion/contracts';
import { AppError, type ServiceTools } from '@mullion/server-kit';

/** Most records of one question. */
const MANY = 500;

/**
 * The day on which a truck with some of these pallets leaves when nobody says: the earliest delivery date of their
 * orders. Null when none has one, or while orders do not answer: a person chooses it then.
 */
export const earliestDeliveries = async (
  { rpc }: Pick<ServiceTools, 'rpc'>,
  context: RequestContext,
  pallets: readonly Pick<PalletRecord, 'id' | 'order_ids'>[],
): Promise<(palletIds: readonly number[]) => string | null> => {
  const ids = [...new Set(pallets.flatMap((pallet) => pallet.order_ids))].slice(0, MANY);
  const { records } = await rpc.ask(orderRecords.byIds, { ids }, { context }).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'unavailable') return { records: [] };
    throw error;
  });
  const dateOf = new Map<number, string | null>(records.map((order) => [order.id, order.delivery_date]));
  const ordersOf = new Map<number, readonly number[]>(pallets.map((pallet) => [pallet.id, pallet.order_ids]));
  return (palletIds) =>
    palletIds
      .flatMap((id) => ordersOf.get(id) ?? [])
      .flatMap((id) => dateOf.get(id) ?? [])
      .toSorted()[0] ?? null;
};
