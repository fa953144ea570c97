import { Module } from '@nestjs/common';
import { CopiesModule } from './copies/copies.module';
import { DeparturesModule } from './departures/departures.module';
import { SharingModule } from './sharing/sharing.module';
import { TrucksModule } from './trucks/trucks.module';
import { VehiclesModule } from './vehicles/vehicles.module';

@Module({ imports: [CopiesModule, VehiclesModule, TrucksModule, DeparturesModule, SharingModule] })
export class DispatchModule {}
