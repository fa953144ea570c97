import { Module } from '@nestjs/common';
import { ClaimsModule } from './claims/claims.module';
import { PackingTypesModule } from './packing-types/packing-types.module';
import { PalletsModule } from './pallets/pallets.module';
import { PlanningModule } from './planning/planning.module';
import { RunsModule } from './runs/runs.module';
import { ScanningModule } from './scanning/scanning.module';
import { StatusChangesModule } from './status-changes/status-changes.module';

@Module({ imports: [PackingTypesModule, PalletsModule, RunsModule, PlanningModule, ScanningModule, ClaimsModule, StatusChangesModule] })
export class PackingModule {}
