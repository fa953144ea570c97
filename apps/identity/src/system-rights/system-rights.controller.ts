import { listSystemRights, saveSystemRights as saveSystemRightsRoute, type InputOf, type SystemRight } from '@mullion/contracts';
import { Database, Handle, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { announceCompany } from '../companies/companies.queries';
import { SystemRightsQueries } from './system-rights.queries';
import { saveSystemRights } from './use-cases/save-system-rights';

@Controller()
export class SystemRightsController {
  constructor(
    private readonly systemRights: SystemRightsQueries,
    private readonly database: Database,
  ) {}

  @Handle(listSystemRights)
  list(_input: InputOf<typeof listSystemRights>, { context }: CallInfo): Promise<SystemRight[]> {
    return this.systemRights.rights(context.company_id);
  }

  @Handle(saveSystemRightsRoute)
  save({ body }: InputOf<typeof saveSystemRightsRoute>, call: CallInfo) {
    return this.database.transaction(call, (tx) =>
      saveSystemRights(tx, call.context, { rights: body.rights, known: body.known ?? null }, announceCompany),
    );
  }
}
