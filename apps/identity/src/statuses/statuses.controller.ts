import { listCompanyStatusNames, listStatuses, saveStatusNames, type InputOf } from '@mullion/contracts';
import { Handle, ServiceTools, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { statusNames, statusNamesFor } from './statuses.queries';
import { renameStatuses } from './use-cases/rename-statuses';

@Controller()
export class StatusesController {
  constructor(private readonly tools: ServiceTools) {}

  @Handle(listStatuses)
  list({ query }: InputOf<typeof listStatuses>, { context }: CallInfo) {
    return statusNames(this.tools.database, context.company_id, query);
  }

  @Handle(saveStatusNames)
  save({ body }: InputOf<typeof saveStatusNames>, call: CallInfo) {
    return renameStatuses(this.tools, call, body.names);
  }

  @Handle(listCompanyStatusNames)
  ofCompany(input: InputOf<typeof listCompanyStatusNames>, { context }: CallInfo) {
    return statusNamesFor(this.tools.database, context, input.company_id);
  }
}
