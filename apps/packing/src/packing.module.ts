import { Module } from '@nestjs/common';
import { ClaimsModule } from './claims/claims.module';
import { CopiesModule } from './copies/copies.module';
import { EstimatesModule } from './estimates/estimates.module';
import { PackingTypesModule } from './packing-types/packing-types.module';
import { PalletsModule } from './pallets/pallets.module';
import { PlanningModule } from './planning/planning.module';
import { RacksModule } from './racks/racks.module';
import { RunsModule } from './runs/runs.module';
import { ScanningModule } from './scanning/scanning.module';
import { SharingModule } from './sharing/sharing.module';

@Module({
  imports: [
    CopiesModule,
    PackingTypesModule,
    PalletsModule,
    RunsModule,
    RacksModule,
    EstimatesModule,
    PlanningModule,
    ScanningModule,
    ClaimsModule,
    SharingModule,
  ],
})
export class PackingModule {}
