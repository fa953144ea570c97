import { routes, truckStatus, type InputOf } from '@mullion/contracts';
import { AppError, Database, Handle, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { recordVehicle } from './record-vehicle';
import { VehicleRepository } from './vehicle.repository';
import { pageOfVehicles, trucksWith } from './vehicles.queries';

@Controller()
export class VehiclesController {
  constructor(private readonly database: Database) {}

  @Handle(routes.listVehicles)
  list({ query }: InputOf<typeof routes.listVehicles>, call: CallInfo) {
    return pageOfVehicles(this.database.dataSource.manager, call.context.company_id, query);
  }

  @Handle(routes.updateVehicle)
  update({ params, body: { version, ...fields } }: InputOf<typeof routes.updateVehicle>, { context, ...call }: CallInfo) {
    return this.database.transaction({ context, ...call }, async (tx) => {
      const vehicles = new VehicleRepository(tx, context.company_id);
      const before = await vehicles.lock(params.id);
      if (!before) throw new AppError('not_found');
      const after = await vehicles.update(params.id, fields, version);
      await recordVehicle(tx, context, { before, after });
      return after;
    });
  }

  @Handle(routes.deleteVehicle)
  delete({ params }: InputOf<typeof routes.deleteVehicle>, call: CallInfo) {
    const { context } = call;
    return this.database.transaction(call, async (tx) => {
      const vehicles = new VehicleRepository(tx, context.company_id);
      const before = await vehicles.lock(params.id);
      if (!before) throw new AppError('not_found');
      const trucks = await trucksWith(tx, context.company_id, params.id, truckStatus.dispatched);
      if (trucks.length > 0) throw new AppError('vehicle.in_use', { trucks: trucks.join(', ') });
      await vehicles.retire(params.id);
      await recordVehicle(tx, context, { before, after: null });
      return { ok: true as const };
    });
  }
}
