import type { SystemRight } from '@mullion/contracts';
import type { Database, Tx } from '@mullion/server-kit';
import { SystemRightsRepository } from './system-rights.repository';

/** Every right of a company with its roles, by code. */
export const systemRightsOf = (source: Tx | Database, companyId: number): Promise<SystemRight[]> =>
  new SystemRightsRepository(source, companyId).all();
