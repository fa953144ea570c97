import { Module } from '@nestjs/common';
import { OperationsModule } from './operations/operations.module';
import { ProductionOrdersModule } from './production-orders/production-orders.module';
import { SuppliersModule } from './suppliers/suppliers.module';
import { WorkCentersModule } from './work-centers/work-centers.module';

@Module({ imports: [OperationsModule, ProductionOrdersModule, SuppliersModule, WorkCentersModule] })
export class ProductionModule {}
