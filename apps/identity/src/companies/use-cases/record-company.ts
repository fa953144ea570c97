import { companyChanged } from '@mullion/contracts';
import type { Tx } from '@mullion/server-kit';
import { companyById } from '../companies.queries';

/** Everybody who keeps the company or its sessions reads them again. */
export const recordCompany = async (tx: Tx, companyId: number): Promise<void> =>
  tx.record(companyChanged, companyId, { company: await companyById(tx, companyId) });
