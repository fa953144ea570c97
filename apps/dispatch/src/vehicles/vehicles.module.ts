import { Module } from '@nestjs/common';
import { VehiclesController } from './vehicles.controller';

export { chosenVehicle, makeVehicle } from './use-cases/make-vehicle';

@Module({ controllers: [VehiclesController] })
export class VehiclesModule {}
