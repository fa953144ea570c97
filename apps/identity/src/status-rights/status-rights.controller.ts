import {
  deleteStatusRights,
  listStatusRights,
  saveStatusRights as saveContract,
  type InputOf,
} from '@mullion/contracts';
import { Handle, ServiceTools, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { titledStatusRights } from './status-rights.queries';
import { saveStatusRights } from './use-cases/save-status-rights';
import { stageStatusRights } from './use-cases/stage-status-rights';

@Controller()
export class StatusRightsController {
  constructor(private readonly tools: ServiceTools) {}

  @Handle(listStatusRights)
  list(_input: InputOf<typeof listStatusRights>, { context, language }: CallInfo) {
    return titledStatusRights(this.tools.database, context.company_id, language);
  }

  @Handle(deleteStatusRights)
  stage({ body }: InputOf<typeof deleteStatusRights>, call: CallInfo) {
    return stageStatusRights(this.tools, call, body);
  }

  @Handle(saveContract)
  save({ body }: InputOf<typeof saveContract>, call: CallInfo) {
    return saveStatusRights(this.tools, call, body.updated);
  }
}
