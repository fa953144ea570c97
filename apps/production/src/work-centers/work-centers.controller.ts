import { createWorkCenter, listWorkCenters, readWorkCenter, updateWorkCenter, type InputOf, type WorkCenter } from '@mullion/contracts';
import { auditRow, Database, Handle, type CallInfo, type Committed, type Tx } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { WorkCenterRepository } from './work-center.repository';
import { workCenterById } from './work-centers.queries';

@Controller()
export class WorkCentersController {
  constructor(private readonly database: Database) {}

  @Handle(listWorkCenters)
  list(_input: InputOf<typeof listWorkCenters>, { context }: CallInfo): Promise<WorkCenter[]> {
    return new WorkCenterRepository(this.database, context.company_id).list();
  }

  @Handle(createWorkCenter)
  create({ body }: InputOf<typeof createWorkCenter>, call: CallInfo): Promise<Committed<WorkCenter>> {
    return this.database.transaction(call, async (tx) => {
      const made = await new WorkCenterRepository(tx, call.context.company_id).create(body);
      await this.audit(tx, call, null, made);
      return made;
    });
  }

  @Handle(updateWorkCenter)
  update({ params, body }: InputOf<typeof updateWorkCenter>, call: CallInfo): Promise<Committed<WorkCenter>> {
    return this.database.transaction(call, async (tx) => {
      const { before, after } = await new WorkCenterRepository(tx, call.context.company_id).update(params.id, body);
      await this.audit(tx, call, before, after);
      return after;
    });
  }

  @Handle(readWorkCenter)
  read({ id }: InputOf<typeof readWorkCenter>, { context }: CallInfo): Promise<WorkCenter> {
    return workCenterById(this.database, context.company_id, id);
  }

  private audit(tx: Tx, { context }: CallInfo, before: WorkCenter | null, after: WorkCenter): Promise<void> {
    return auditRow(tx, context, { table: 'work_centers', id: after.id, name: after.code, before, after });
  }
}
