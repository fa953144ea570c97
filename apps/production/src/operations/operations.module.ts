import { keepCopies } from '@mullion/server-kit';
import { Module } from '@nestjs/common';
import { OperationsController } from './operations.controller';
import { orderCopy, productCopy } from './order-copies';
import { EndOperationsOfEnded } from './sweeps/end-operations-of-ended';
import { WorkCenterPageController } from './work-center-page.controller';

@Module({
  controllers: [OperationsController, WorkCenterPageController],
  providers: [...keepCopies(orderCopy, productCopy), EndOperationsOfEnded],
})
export class OperationsModule {}
