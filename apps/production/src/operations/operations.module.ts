import { keepCopies } from '@mullion/server-kit';
import { Module } from '@nestjs/common';
import { OperationsController } from './operations.controller';
import { orderCopy, productCopy } from './order-copies';
import { WorkCenterPageController } from './work-center-page.controller';

@Module({ controllers: [OperationsController, WorkCenterPageController], providers: keepCopies(orderCopy, productCopy) })
export class OperationsModule {}
