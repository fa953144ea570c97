import { listCompanyStatusRights, listStatusRights, type InputOf, type StatusRight } from '@mullion/contracts';
import { AppError, Handle, isSystem, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { StatusRightsQueries } from './status-rights.queries';

@Controller()
export class StatusRightsController {
  constructor(private readonly statusRights: StatusRightsQueries) {}

  @Handle(listStatusRights)
  list(_input: InputOf<typeof listStatusRights>, { context }: CallInfo): Promise<StatusRight[]> {
    return this.statusRights.rights(context.company_id);
  }

  /** A service that has no copy yet asks for the whole matrix. */
  @Handle(listCompanyStatusRights)
  async ofCompany(input: InputOf<typeof listCompanyStatusRights>, { context }: CallInfo): Promise<StatusRight[]> {
    if (context.company_id !== input.company_id && !isSystem(context)) throw new AppError('not_found');
    return this.statusRights.rights(input.company_id);
  }
}
