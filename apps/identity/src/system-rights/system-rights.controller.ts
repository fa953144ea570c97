import { listSystemRights, saveSystemRights as saveContract, type InputOf } from '@mullion/contracts';
import { Handle, ServiceTools, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { systemRightsOf } from './system-rights.queries';
import { saveSystemRights } from './use-cases/save-system-rights';

@Controller()
export class SystemRightsController {
  constructor(private readonly tools: ServiceTools) {}

  @Handle(listSystemRights)
  list(_input: InputOf<typeof listSystemRights>, { context }: CallInfo) {
    return systemRightsOf(this.tools.database, context.company_id);
  }

  @Handle(saveContract)
  save({ body }: InputOf<typeof saveContract>, call: CallInfo) {
    return saveSystemRights(this.tools, call, body);
  }
}
