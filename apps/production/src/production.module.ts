import { Module } from '@nestjs/common';
import { OperationsModule } from './operations/operations.module';
import { WorkCentersModule } from './work-centers/work-centers.module';

@Module({ imports: [OperationsModule, WorkCentersModule] })
export class ProductionModule {}
