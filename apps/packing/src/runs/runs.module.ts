import { Module } from '@nestjs/common';
import { RunsController } from './runs.controller';
import { DropOldRuns } from './sweeps/drop-old-runs';
import { EnqueueDueRuns } from './sweeps/enqueue-due-runs';

export { engineSettings } from './rules/resolve-settings';

@Module({ controllers: [RunsController], providers: [EnqueueDueRuns, DropOldRuns] })
export class RunsModule {}
