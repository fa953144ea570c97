import type { ServiceName } from '@mullion/contracts';
import type { Database } from '../database/database';
import { markStale, type Reply } from '../rpc/reply';
import type { CallInfo } from './call-info';

/**
 * Reads once the changes of these owners that the asker has seen have arrived; the answer is marked stale when they
 * have not after a second.
 */
export const readFresh = async <T>(
  database: Database,
  call: CallInfo,
  owners: readonly ServiceName[],
  read: () => Promise<T>,
): Promise<T | Reply<T>> => {
  const freshness = await database.waitForStamps(call, owners);
  const data = await read();
  return freshness === 'stale' ? markStale(data) : data;
};
