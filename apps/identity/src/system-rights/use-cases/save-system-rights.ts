import type { RequestContext, SystemRight } from '@mullion/contracts';
import { AppError, auditedBy, type Tx } from '@mullion/server-kit';
import { isUnseen, rolesByCode } from '../rules/right-roles';
import { readSystemRights } from '../system-rights.queries';
import { SystemRightsRepository } from '../system-rights.repository';

type Roles = Omit<SystemRight, 'description'>;

/**
 * Gives and takes rights; `announce` tells those who hold the company's sessions, so that it counts at once.
 * `known` are the rights as the person saw them; null takes them as they are.
 * @throws AppError `not_found`, `conflict` with the present rights
 */
export const saveSystemRights = async (
  tx: Tx,
  context: RequestContext,
  { rights, known }: { readonly rights: readonly Roles[]; readonly known: readonly Roles[] | null },
  announce: (tx: Tx, companyId: number) => Promise<void>,
): Promise<SystemRight[]> => {
  const repository = new SystemRightsRepository(tx, context.company_id);
  await repository.lock();
  const before = await readSystemRights(tx, context.company_id);
  if (known && isUnseen(known, before)) throw new AppError('conflict', {}, { current: before });
  await repository.change(rights);
  const after = await readSystemRights(tx, context.company_id);
  await announce(tx, context.company_id);
  await tx.audit({
    ...auditedBy(context),
    action: 'system-rights.saved',
    table_name: 'system_rights',
    row_id: null,
    before: rolesByCode(before),
    after: rolesByCode(after),
  });
  return after;
};
