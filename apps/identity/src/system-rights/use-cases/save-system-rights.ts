import type { RequestContext, SystemRight } from '@mullion/contracts';
import type { Tx } from '@mullion/server-kit';
import { readSystemRights } from '../system-rights.queries';
import { SystemRightsRepository } from '../system-rights.repository';

/**
 * Gives and takes rights; `announce` tells those who hold the company's sessions, so that it counts at once.
 * @throws AppError `not_found`
 */
export const saveSystemRights = async (
  tx: Tx,
  context: RequestContext,
  rights: readonly Omit<SystemRight, 'description'>[],
  announce: (tx: Tx, companyId: number) => Promise<void>,
): Promise<SystemRight[]> => {
  const before = await readSystemRights(tx, context.company_id);
  await new SystemRightsRepository(tx, context.company_id).change(rights);
  const after = await readSystemRights(tx, context.company_id);
  await announce(tx, context.company_id);
  await tx.audit({
    company_id: context.company_id,
    user_id: context.user_id,
    user_name: context.user_name,
    action: 'system-rights.saved',
    table_name: 'system_rights',
    row_id: null,
    before,
    after,
  });
  return after;
};
