import { statusNamesChanged, type StatusName } from '@mullion/contracts';
import type { Tx } from '@mullion/server-kit';

/** Publishes names of statuses as they are now. */
export const recordStatusNames = (tx: Tx, companyId: number, names: StatusName[]): Promise<void> =>
  tx.record(statusNamesChanged, companyId, { names });
