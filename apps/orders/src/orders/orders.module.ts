import { keepCopies } from '@mullion/server-kit';
import { Module } from '@nestjs/common';
import { StatusRightsModule } from '../status-rights/status-rights.module';
import { FollowPackingAndDispatch } from './handlers/follow-packing-and-dispatch';
import { RemoveOrderSaga, UnpackOrderSaga } from './handlers/order.sagas';
import { OrdersController } from './orders.controller';
import { servedOrders } from './orders.queries';
import { truckCopy } from './truck-copy';

@Module({
  imports: [StatusRightsModule],
  controllers: [OrdersController],
  providers: [...keepCopies(truckCopy), servedOrders, FollowPackingAndDispatch, RemoveOrderSaga, UnpackOrderSaga],
})
export class OrdersModule {}
