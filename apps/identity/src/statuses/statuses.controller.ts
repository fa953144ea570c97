import { listCompanyStatusNames, listStatuses, saveStatusNames, type InputOf, type StatusName } from '@mullion/contracts';
import { AppError, Clock, Database, Handle, isSystem, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { StatusesQueries } from './statuses.queries';
import { renameStatuses } from './use-cases/rename-statuses';

@Controller()
export class StatusesController {
  constructor(
    private readonly statuses: StatusesQueries,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  @Handle(listStatuses)
  list({ query }: InputOf<typeof listStatuses>, { context }: CallInfo): Promise<StatusName[]> {
    return this.statuses.names(context.company_id, query.language ?? null, query.table_name ?? null);
  }

  @Handle(saveStatusNames)
  save({ body }: InputOf<typeof saveStatusNames>, call: CallInfo) {
    return this.database.transaction(call, (tx) => renameStatuses(tx, call.context, body.names, this.clock.now()));
  }

  @Handle(listCompanyStatusNames)
  async ofCompany(input: InputOf<typeof listCompanyStatusNames>, { context }: CallInfo): Promise<StatusName[]> {
    if (context.company_id !== input.company_id && !isSystem(context)) throw new AppError('not_found');
    return this.statuses.names(input.company_id, null, null);
  }
}
