import { Module } from '@nestjs/common';
import { CopiesModule } from './copies/copies.module';
import { DeparturesModule } from './departures/departures.module';
import { SharingModule } from './sharing/sharing.module';
import { TrucksModule } from './trucks/trucks.module';
import { VehiclesModule } from './vehicles/vehicles.module';
import { ReturnableKindsModule } from './returnable-kinds/returnable-kinds.module';
import { ReturnablesModule } from './returnables/returnables.module';

@Module({
  imports: [
    ReturnableKindsModule,
    ReturnablesModule,
    CopiesModule,
    VehiclesModule,
    TrucksModule,
    DeparturesModule,
    SharingModule,
  ],
})
export class DispatchModule {}
