import { listCompanyStatusNames, listStatuses, type InputOf, type StatusName } from '@mullion/contracts';
import { AppError, Handle, isSystem, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { StatusesQueries } from './statuses.queries';

@Controller()
export class StatusesController {
  constructor(private readonly statuses: StatusesQueries) {}

  @Handle(listStatuses)
  list({ query }: InputOf<typeof listStatuses>, { context }: CallInfo): Promise<StatusName[]> {
    return this.statuses.names(context.company_id, query.language ?? null, query.table_name ?? null);
  }

  @Handle(listCompanyStatusNames)
  async ofCompany(input: InputOf<typeof listCompanyStatusNames>, { context }: CallInfo): Promise<StatusName[]> {
    if (context.company_id !== input.company_id && !isSystem(context)) throw new AppError('not_found');
    return this.statuses.names(input.company_id, null, null);
  }
}
