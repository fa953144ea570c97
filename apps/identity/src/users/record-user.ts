import { userChanged, userRemoved, type UserRecord } from '@mullion/contracts';
import type { Tx } from '@mullion/server-kit';

/** Publishes a new or changed user. */
export const recordUser = (tx: Tx, companyId: number, user: UserRecord): Promise<void> =>
  tx.record(userChanged, companyId, { user });

/** Publishes that a user is gone. */
export const recordRemovedUser = (tx: Tx, companyId: number, id: number): Promise<void> =>
  tx.record(userRemoved, companyId, { user_id: id });
