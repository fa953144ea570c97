import { Module } from '@nestjs/common';
import { OrderSuppliersController } from './order-suppliers.controller';
import { SuppliersController } from './suppliers.controller';

@Module({ controllers: [SuppliersController, OrderSuppliersController] })
export class SuppliersModule {}
