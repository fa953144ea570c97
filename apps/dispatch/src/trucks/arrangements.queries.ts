import type { ServiceTools } from '@mullion/server-kit';
import { ArrangementRepository, type ArrangementRow } from './arrangement.repository';

/** What those who wait for a search are woken by. */
export const arrangementKey = (id: string): string => `arrangement:${id}`;

const isOver = (row: ArrangementRow | null): boolean =>
  row === null || (row.state !== 'waiting' && row.state !== 'running');

/** Waits for a search; gives it as it is then, open still when the time is up. */
export const finishedArrangement = (
  { database, rowWaiter }: Pick<ServiceTools, 'database' | 'rowWaiter'>,
  companyId: number,
  id: string,
  timeoutMs: number,
): Promise<ArrangementRow | null> =>
  rowWaiter.until(arrangementKey(id), timeoutMs, () => new ArrangementRepository(database, companyId).find(id), isOver);
