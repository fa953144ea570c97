import { createWorkCenter, listWorkCenters, updateWorkCenter, type InputOf, type WorkCenter } from '@mullion/contracts';
import { Database, Handle, type CallInfo, type Committed } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { WorkCenterRepository } from './work-center.repository';

@Controller()
export class WorkCentersController {
  constructor(private readonly database: Database) {}

  @Handle(listWorkCenters)
  list(_input: InputOf<typeof listWorkCenters>, { context }: CallInfo): Promise<WorkCenter[]> {
    return new WorkCenterRepository(this.database, context.company_id).list();
  }

  @Handle(createWorkCenter)
  create({ body }: InputOf<typeof createWorkCenter>, call: CallInfo): Promise<Committed<WorkCenter>> {
    return this.database.transaction(call, (tx) => new WorkCenterRepository(tx, call.context.company_id).create(body));
  }

  @Handle(updateWorkCenter)
  update({ params, body }: InputOf<typeof updateWorkCenter>, call: CallInfo): Promise<Committed<WorkCenter>> {
    return this.database.transaction(call, (tx) => new WorkCenterRepository(tx, call.context.company_id).update(params.id, body));
  }
}
