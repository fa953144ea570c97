import { keepCopies } from '@mullion/server-kit';
import { Module } from '@nestjs/common';
import { estimateCopy } from './estimate-copy';
import { AcceptDeliveryWhenStopDelivered } from './handlers/accept-delivery-when-stop-delivered';
import { AcceptDepartureWhenTruckLeft } from './handlers/accept-departure-when-truck-left';
import { AcceptPlacementsWhenPlacementsChanged } from './handlers/accept-placements-when-placements-changed';
import { AcceptProductionWhenProductionProgressed } from './handlers/accept-production-when-production-progressed';
import { AcceptRecallWhenTruckRecalled } from './handlers/accept-recall-when-truck-recalled';
import { OrderCounts } from './order-counts';
import { OrdersController } from './orders.controller';
import { servedOrders } from './orders.queries';
import { RemoveOrderSaga } from './sagas/remove-order.saga';
import { RestoreOrderSaga } from './sagas/restore-order.saga';
import { UnpackOrderSaga } from './sagas/unpack-order.saga';
import { truckCopy } from './truck-copy';

@Module({
  controllers: [OrdersController],
  providers: [
    OrderCounts,
    ...keepCopies(truckCopy, estimateCopy),
    servedOrders,
    AcceptPlacementsWhenPlacementsChanged,
    AcceptProductionWhenProductionProgressed,
    AcceptDeliveryWhenStopDelivered,
    AcceptDepartureWhenTruckLeft,
    AcceptRecallWhenTruckRecalled,
    RemoveOrderSaga,
    RestoreOrderSaga,
    UnpackOrderSaga,
  ],
})
export class OrdersModule {}
