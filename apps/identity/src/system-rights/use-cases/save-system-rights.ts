import type { InputOf, saveSystemRights as contract, SystemRight } from '@mullion/contracts';
import { AppError, auditedBy, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { recordCompany } from '../../companies/companies.module';
import { companyById } from '../../companies/companies.queries';
import { isUnseen, rolesByCode } from '../rules/right-roles';
import { SystemRightsRepository } from '../system-rights.repository';

/**
 * Gives and takes rights; those who hold the company's sessions read them again, so that it counts at once.
 * `known` are the rights as the person saw them; without it they are taken as they are.
 * @throws AppError `not_found`, `conflict` with the current rights
 */
export const saveSystemRights = (
  { database }: ServiceTools,
  call: CallInfo,
  { rights, known }: InputOf<typeof contract>['body'],
): Promise<Committed<SystemRight[]>> =>
  database.transaction(call, async (tx) => {
    const { context } = call;
    const repository = new SystemRightsRepository(tx, context.company_id);
    await repository.lock();
    const before = await repository.all();
    if (known && isUnseen(known, before)) throw new AppError('conflict', {}, { current: before });
    await repository.change(rights);
    const after = await repository.all();
    await recordCompany(tx, await companyById(tx, context.company_id));
    await tx.audit({
      ...auditedBy(context),
      action: 'system-rights.saved',
      table_name: 'system_rights',
      row_id: null,
      before: rolesByCode(before),
      after: rolesByCode(after),
    });
    return after;
  });
