import { statusRightsChanged, type StatusRight } from '@mullion/contracts';
import type { Tx } from '@mullion/server-kit';

/** Publishes all status rights of a company: who keeps a copy replaces it. */
export const recordStatusRights = (tx: Tx, companyId: number, version: number, rights: StatusRight[]): Promise<void> =>
  tx.record(statusRightsChanged, companyId, { version, rights });
