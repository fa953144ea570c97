import { Module } from '@nestjs/common';
import { PalletsModule } from '../pallets/pallets.module';
import { RunsModule } from '../runs/runs.module';
import { PlanningController } from './planning.controller';
import { PlanningQueries } from './planning.queries';

@Module({ imports: [PalletsModule, RunsModule], controllers: [PlanningController], providers: [PlanningQueries] })
export class PlanningModule {}
