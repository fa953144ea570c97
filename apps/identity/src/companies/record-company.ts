import { companyChanged, type Company } from '@mullion/contracts';
import type { Tx } from '@mullion/server-kit';

/** Publishes a company: everybody who keeps it or its sessions reads them again. */
export const recordCompany = (tx: Tx, company: Company): Promise<void> =>
  tx.record(companyChanged, company.id, { company });
