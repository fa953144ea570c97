import { Module } from '@nestjs/common';
import { CopiesModule } from './copies/copies.module';
import { OperationsModule } from './operations/operations.module';
import { WorkCentersModule } from './work-centers/work-centers.module';

@Module({ imports: [CopiesModule, OperationsModule, WorkCentersModule] })
export class ProductionModule {}
