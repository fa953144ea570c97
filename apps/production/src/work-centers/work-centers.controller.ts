import {
  createWorkCenter as createContract,
  listWorkCenters,
  readWorkCenter,
  updateWorkCenter as updateContract,
  type InputOf,
} from '@mullion/contracts';
import { Handle, ServiceTools, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { createWorkCenter } from './use-cases/create-work-center';
import { updateWorkCenter } from './use-cases/update-work-center';
import { workCenterById, workCentersOf } from './work-centers.queries';

@Controller()
export class WorkCentersController {
  constructor(private readonly tools: ServiceTools) {}

  @Handle(listWorkCenters)
  list(_input: InputOf<typeof listWorkCenters>, { context }: CallInfo) {
    return workCentersOf(this.tools.database, context.company_id);
  }

  @Handle(createContract)
  create({ body }: InputOf<typeof createContract>, call: CallInfo) {
    return createWorkCenter(this.tools, call, body);
  }

  @Handle(updateContract)
  update(input: InputOf<typeof updateContract>, call: CallInfo) {
    return updateWorkCenter(this.tools, call, input);
  }

  @Handle(readWorkCenter)
  read({ id }: InputOf<typeof readWorkCenter>, { context }: CallInfo) {
    return workCenterById(this.tools.database, context.company_id, id);
  }
}
