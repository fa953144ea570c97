import { keepCopies } from '@mullion/server-kit';
import { Module } from '@nestjs/common';
import { OperationsController } from './operations.controller';
import { orderCopy, productCopy } from './order-copies';

@Module({ controllers: [OperationsController], providers: keepCopies(orderCopy, productCopy) })
export class OperationsModule {}
