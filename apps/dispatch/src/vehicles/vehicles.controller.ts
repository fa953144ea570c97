import { routes, type InputOf } from '@mullion/contracts';
import { Database, Handle, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { deleteVehicle } from './use-cases/delete-vehicle';
import { updateVehicle } from './use-cases/update-vehicle';
import { pageOfVehicles } from './vehicles.queries';

@Controller()
export class VehiclesController {
  constructor(private readonly database: Database) {}

  @Handle(routes.listVehicles)
  list({ query }: InputOf<typeof routes.listVehicles>, call: CallInfo) {
    return pageOfVehicles(this.database.dataSource.manager, call.context.company_id, query);
  }

  @Handle(routes.updateVehicle)
  update(input: InputOf<typeof routes.updateVehicle>, call: CallInfo) {
    return updateVehicle(this.database, call, input);
  }

  @Handle(routes.deleteVehicle)
  delete({ params }: InputOf<typeof routes.deleteVehicle>, call: CallInfo) {
    return deleteVehicle(this.database, call, params.id);
  }
}
