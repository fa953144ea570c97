import {
  deleteStatusRights,
  listStatusRights,
  saveStatusRights as saveStatusRightsRoute,
  type InputOf,
  type StatusRight,
} from '@mullion/contracts';
import { Clock, Database, Handle, type CallInfo } from '@mullion/server-kit';
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
}
