import { routes, type InputOf } from '@mullion/contracts';
import { Database, Handle, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { pageOfVehicles } from './vehicles.queries';

@Controller()
export class VehiclesController {
  constructor(private readonly database: Database) {}

  @Handle(routes.listVehicles)
  list({ query }: InputOf<typeof routes.listVehicles>, call: CallInfo) {
    return pageOfVehicles(this.database.dataSource.manager, call.context.company_id, query);
  }
}
