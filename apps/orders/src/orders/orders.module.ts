import { keepCopies } from '@mullion/server-kit';
import { Module } from '@nestjs/common';
import { estimateCopy } from './estimate-copy';
import { TakeDeliveryWhenStopDelivered } from './handlers/take-delivery-when-stop-delivered';
import { TakeDepartureWhenTruckLeft } from './handlers/take-departure-when-truck-left';
import { TakePlacementsWhenPlacementsChanged } from './handlers/take-placements-when-placements-changed';
import { TakeProductionWhenProductionProgressed } from './handlers/take-production-when-production-progressed';
import { TakeRecallWhenTruckRecalled } from './handlers/take-recall-when-truck-recalled';
import { OrderCounts } from './order-counts';
import { OrdersController } from './orders.controller';
import { servedOrders } from './orders.queries';
import { RemoveOrderSaga } from './sagas/remove-order.saga';
import { UnpackOrderSaga } from './sagas/unpack-order.saga';
import { truckCopy } from './truck-copy';

@Module({
  controllers: [OrdersController],
  providers: [
    OrderCounts,
    ...keepCopies(truckCopy, estimateCopy),
    servedOrders,
    TakePlacementsWhenPlacementsChanged,
    TakeProductionWhenProductionProgressed,
    TakeDeliveryWhenStopDelivered,
    TakeDepartureWhenTruckLeft,
    TakeRecallWhenTruckRecalled,
    RemoveOrderSaga,
    UnpackOrderSaga,
  ],
})
export class OrdersModule {}
