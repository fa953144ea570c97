import {
  createWorkCenter as createContract,
  createWorkCenterDependency,
  deleteWorkCenterDependency,
  listWorkCenters,
  readWorkCenter,
  updateWorkCenter as updateContract,
  type InputOf,
} from '@mullion/contracts';
import { Handle, ServiceTools, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { createDependency } from './use-cases/create-dependency';
import { createWorkCenter } from './use-cases/create-work-center';
import { deleteDependency } from './use-cases/delete-dependency';
import { updateWorkCenter } from './use-cases/update-work-center';
import { workCenterById, workCentersOf } from './work-centers.queries';

@Controller()
export class WorkCentersController {
  constructor(private readonly tools: ServiceTools) {}

  @Handle(listWorkCenters)
  list({ query }: InputOf<typeof listWorkCenters>, { context }: CallInfo) {
    return workCentersOf(this.tools.database, context.company_id, {
      deleted: query.deleted === 'true' || query.deleted === '1',
    });
  }

  @Handle(createContract)
  create({ body }: InputOf<typeof createContract>, call: CallInfo) {
    return createWorkCenter(this.tools, call, body);
  }

  @Handle(updateContract)
  update(input: InputOf<typeof updateContract>, call: CallInfo) {
    return updateWorkCenter(this.tools, call, input);
  }

  @Handle(createWorkCenterDependency)
  createDependency(input: InputOf<typeof createWorkCenterDependency>, call: CallInfo) {
    return createDependency(this.tools, call, input);
  }

  @Handle(deleteWorkCenterDependency)
  deleteDependency(input: InputOf<typeof deleteWorkCenterDependency>, call: CallInfo) {
    return deleteDependency(this.tools, call, input);
  }

  @Handle(readWorkCenter)
  read({ id }: InputOf<typeof readWorkCenter>, { context }: CallInfo) {
    return workCenterById(this.tools.database, context.company_id, id);
  }
}
