import {
  deleteStatusRights,
  listCompanyStatusRights,
  listStatusRights,
  saveStatusRights as saveStatusRightsRoute,
  type InputOf,
  type StatusRight,
} from '@mullion/contracts';
import { AppError, Clock, Database, Handle, isSystem, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { StatusRightsQueries } from './status-rights.queries';
import { saveStatusRights, stageDelete } from './use-cases/save-status-rights';

@Controller()
export class StatusRightsController {
  constructor(
    private readonly statusRights: StatusRightsQueries,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  @Handle(listStatusRights)
  list(_input: InputOf<typeof listStatusRights>, { context }: CallInfo): Promise<StatusRight[]> {
    return this.statusRights.rights(context.company_id);
  }

  @Handle(deleteStatusRights)
  stage({ body }: InputOf<typeof deleteStatusRights>, call: CallInfo) {
    return this.database.transaction(call, (tx) => stageDelete(tx, call.context, { ...body, known: body.known ?? null }, this.clock.now()));
  }

  @Handle(saveStatusRightsRoute)
  save({ body }: InputOf<typeof saveStatusRightsRoute>, call: CallInfo) {
    return this.database.transaction(call, (tx) => saveStatusRights(tx, call.context, body.updated, this.clock.now()));
  }

  /** A service that has no copy yet asks for the whole matrix. */
  @Handle(listCompanyStatusRights)
  async ofCompany(input: InputOf<typeof listCompanyStatusRights>, { context }: CallInfo): Promise<StatusRight[]> {
    if (context.company_id !== input.company_id && !isSystem(context)) throw new AppError('not_found');
    return this.statusRights.rights(input.company_id);
  }
}
