import { Module } from '@nestjs/common';
import { ChangesModule } from './changes/changes.module';
import { FloorLoadModule } from './floor-load/floor-load.module';
import { GlassUnitsModule } from './glass-units/glass-units.module';
import { OperationHistoryModule } from './operation-history/operation-history.module';
import { OperationsModule } from './operations/operations.module';
import { ProblemsModule } from './problems/problems.module';
import { ProductionOrdersModule } from './production-orders/production-orders.module';
import { RemakesModule } from './remakes/remakes.module';
import { SuppliersModule } from './suppliers/suppliers.module';
import { ToolsModule } from './tools/tools.module';
import { WorkCentersModule } from './work-centers/work-centers.module';

@Module({
  imports: [
    ChangesModule,
    FloorLoadModule,
    GlassUnitsModule,
    OperationHistoryModule,
    OperationsModule,
    ProblemsModule,
    ProductionOrdersModule,
    RemakesModule,
    SuppliersModule,
    ToolsModule,
    WorkCentersModule,
  ],
})
export class ProductionModule {}
