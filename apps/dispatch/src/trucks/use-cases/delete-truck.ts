import type { InputOf, routes } from '@mullion/contracts';
import type { CallInfo, Committed, ServiceTools } from '@mullion/server-kit';
import { FINISH_WITHIN_MS } from './wait-for-loading';
import { startUnloading } from './start-unloading';

/** Deletes a truck once its pallets have become free. @throws AppError those of `startUnloading` */
export const deleteTruck = async (
  { database, sagas }: ServiceTools,
  call: CallInfo,
  { params, query }: InputOf<typeof routes.deleteTruck>,
): Promise<Committed<{ ok: true }>> => {
  const asked = { truckId: params.id, palletIds: null, despiteLoaded: ['true', '1'].includes(query.despite_loaded) };
  const begun = await database.transaction(call, (tx) => startUnloading(tx, sagas, call.context, asked));
  await sagas.untilDone(begun.data, FINISH_WITHIN_MS);
  return begun.map(() => ({ ok: true as const }));
};
