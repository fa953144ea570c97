import { Module } from '@nestjs/common';
import { ProductionOrdersController } from './production-orders.controller';

@Module({ controllers: [ProductionOrdersController] })
export class ProductionOrdersModule {}
