import { Module } from '@nestjs/common';
import { WorkCentersModule } from './work-centers/work-centers.module';

@Module({ imports: [WorkCentersModule] })
export class ProductionModule {}
