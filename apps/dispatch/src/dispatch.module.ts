import { Module } from '@nestjs/common';
import { CopiesModule } from './copies/copies.module';
import { SharingModule } from './sharing/sharing.module';
import { TrucksModule } from './trucks/trucks.module';
import { VehiclesModule } from './vehicles/vehicles.module';

@Module({ imports: [CopiesModule, VehiclesModule, TrucksModule, SharingModule] })
export class DispatchModule {}
