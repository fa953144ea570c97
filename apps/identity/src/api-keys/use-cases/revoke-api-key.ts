import type { CallInfo, Committed, ServiceTools } from '@mullion/server-kit';
import { publishLiveApiKeys } from './publish-live-api-keys';
import { endApiKey } from './end-api-key';

/** The key opens nothing from now on. @throws AppError `not_found` */
export const revokeApiKey = async (
  { database, clock, bus }: ServiceTools,
  call: CallInfo,
  id: string,
): Promise<Committed<{ ok: true }>> => {
  const done = await database.transaction(call, async (tx) => {
    await endApiKey(tx, call, id, clock.now());
    return { ok: true as const };
  });
  publishLiveApiKeys(bus, call.context);
  return done;
};
