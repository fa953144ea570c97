import { Module } from '@nestjs/common';
import { OperationsModule } from './operations/operations.module';
import { ProductionOrdersModule } from './production-orders/production-orders.module';
import { WorkCentersModule } from './work-centers/work-centers.module';

@Module({ imports: [OperationsModule, ProductionOrdersModule, WorkCentersModule] })
export class ProductionModule {}
