import { Module } from '@nestjs/common';
import { StatusRightsModule } from '../status-rights/status-rights.module';
import { FollowPackingAndDispatch } from './handlers/follow-packing-and-dispatch';
import { RemoveOrderSaga, UnpackOrderSaga } from './handlers/order.sagas';
import { OrdersController } from './orders.controller';

@Module({
  imports: [StatusRightsModule],
  controllers: [OrdersController],
  providers: [FollowPackingAndDispatch, RemoveOrderSaga, UnpackOrderSaga],
})
export class OrdersModule {}
