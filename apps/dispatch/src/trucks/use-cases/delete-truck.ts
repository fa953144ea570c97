import type { CallInfo, Committed, ServiceTools } from '@mullion/server-kit';
import { SETTLE_MS } from './settle-loading';
import { startUnloading } from './start-unloading';

/** Deletes a truck once its pallets have become free. @throws AppError not_found; those of `mustBeOpen` */
export const deleteTruck = async ({ database, sagas }: ServiceTools, call: CallInfo, truckId: number): Promise<Committed<{ ok: true }>> => {
  const begun = await database.transaction(call, (tx) => startUnloading(tx, sagas, call.context, { truckId, palletIds: null }));
  await sagas.settled(begun.data, SETTLE_MS);
  return begun.map(() => ({ ok: true as const }));
};
