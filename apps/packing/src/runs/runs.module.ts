import { Module } from '@nestjs/common';
import { CopiesModule } from '../copies/copies.module';
import { PackingTypesModule } from '../packing-types/packing-types.module';
import { PalletsModule } from '../pallets/pallets.module';
import { DropOldRuns } from './drop-old-runs';
import { EnqueueDueRuns } from './enqueue-due-runs';
import { RunsController } from './runs.controller';
import { RunsQueries } from './runs.queries';
import { RequestPacking } from './use-cases/request-packing';
import { WorkRun } from './use-cases/work-run';

@Module({
  imports: [CopiesModule, PackingTypesModule, PalletsModule],
  controllers: [RunsController],
  providers: [RunsQueries, RequestPacking, WorkRun, EnqueueDueRuns, DropOldRuns],
  exports: [RunsQueries],
})
export class RunsModule {}
