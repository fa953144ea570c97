import {
  previewOrders as previewContract,
  previewTruckMove as previewMoveContract,
  getOrderRecords,
  getOrdersByIds,
  getOrdersToday,
  type InputOf,
  listOrderIds,
  routes,
  searchOrders,
  readOrderMoments,
  turnUnpack as turnUnpackContract,
} from '@mullion/contracts';
import { type CallInfo, Copies, Handle, readFresh, ServiceTools } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { foundOrders } from './found-orders.queries';
import { OrderCounts } from './order-counts';
import {
  copiedFrom,
  manyOrders,
  orderById,
  orderIds,
  orderRecordsBy,
  ordersByIds,
  ordersToday,
  pageOfOrders,
} from './orders.queries';
import { copyOrder } from './use-cases/copy-order';
import { createOrder } from './use-cases/create-order';
import { deleteOrder, deleteOrders } from './use-cases/delete-orders';
import { previewOrders } from './use-cases/preview-orders';
import { previewTruckMove } from './use-cases/preview-truck-move';
import { turnUnpack } from './use-cases/turn-unpack';
import { undoBulkChange } from './use-cases/undo-bulk-change';
import { unpackOrder } from './use-cases/unpack-order';
import { updateOrder } from './use-cases/update-order';
import { updateOrders } from './use-cases/update-orders';
import { orderMoments } from './order-moments.queries';

@Controller()
export class OrdersController {
  constructor(
    private readonly tools: ServiceTools,
    private readonly copies: Copies,
    private readonly counts: OrderCounts,
  ) {}

  @Handle(routes.listOrders)
  list({ query }: InputOf<typeof routes.listOrders>, call: CallInfo) {
    return readFresh(this.tools.database, call, copiedFrom, () =>
      pageOfOrders(this.tools.database, this.counts.totals, call, query),
    );
  }

  @Handle(routes.getOrder)
  get(input: InputOf<typeof routes.getOrder>, call: CallInfo) {
    return readFresh(this.tools.database, call, copiedFrom, () => orderById(this.tools.database, call.context, input));
  }

  @Handle(listOrderIds)
  ids(query: InputOf<typeof listOrderIds>, { context }: CallInfo) {
    return orderIds(this.tools.database, context, query);
  }

  @Handle(routes.getManyOrders)
  many({ query }: InputOf<typeof routes.getManyOrders>, { context }: CallInfo) {
    return manyOrders(this.tools.database, context, query.orders);
  }

  @Handle(getOrdersByIds)
  byIds({ ids }: InputOf<typeof getOrdersByIds>, { context }: CallInfo) {
    return ordersByIds(this.tools.database, context, ids);
  }

  @Handle(searchOrders)
  search({ text }: InputOf<typeof searchOrders>, { context }: CallInfo) {
    return foundOrders(this.tools.database, context.company_id, text);
  }

  @Handle(readOrderMoments)
  moments({ order_id: id }: InputOf<typeof readOrderMoments>, call: CallInfo) {
    return readFresh(this.tools.database, call, copiedFrom, () =>
      orderMoments(this.tools.database, call.context.company_id, id),
    );
  }

  @Handle(getOrdersToday)
  today(_input: InputOf<typeof getOrdersToday>, { context }: CallInfo) {
    return ordersToday(this.tools, this.counts.today, context);
  }

  @Handle(routes.createOrder)
  create({ body }: InputOf<typeof routes.createOrder>, call: CallInfo) {
    return createOrder(this.tools, call, body);
  }

  @Handle(routes.copyOrder)
  copy(input: InputOf<typeof routes.copyOrder>, call: CallInfo) {
    return copyOrder(this.tools, call, input);
  }

  @Handle(routes.updateOrder)
  update(input: InputOf<typeof routes.updateOrder>, call: CallInfo) {
    return updateOrder(this.tools, this.copies, call, input);
  }

  @Handle(routes.updateOrders)
  updateMany({ body }: InputOf<typeof routes.updateOrders>, call: CallInfo) {
    return updateOrders(this.tools, this.copies, call, body);
  }

  @Handle(previewContract)
  previewChange(input: InputOf<typeof previewContract>, call: CallInfo) {
    return readFresh(this.tools.database, call, copiedFrom, () => previewOrders(this.tools, this.copies, call, input));
  }

  @Handle(previewMoveContract)
  previewMove(input: InputOf<typeof previewMoveContract>, call: CallInfo) {
    return readFresh(this.tools.database, call, copiedFrom, () => previewTruckMove(this.tools, call, input));
  }

  @Handle(routes.deleteOrder)
  remove(input: InputOf<typeof routes.deleteOrder>, call: CallInfo) {
    return deleteOrder(this.tools, call, input);
  }

  @Handle(routes.deleteOrders)
  removeMany(input: InputOf<typeof routes.deleteOrders>, call: CallInfo) {
    return deleteOrders(this.tools, call, input);
  }

  @Handle(routes.undoBulkChange)
  undoChange(input: InputOf<typeof routes.undoBulkChange>, call: CallInfo) {
    return undoBulkChange(this.tools, call, input);
  }

  @Handle(routes.unpackOrder)
  unpack({ params, query }: InputOf<typeof routes.unpackOrder>, call: CallInfo) {
    return unpackOrder(this.tools, call, params.id, query.act);
  }

  @Handle(turnUnpackContract)
  turnUnpack(input: InputOf<typeof turnUnpackContract>, call: CallInfo) {
    return turnUnpack(this.tools, call, input);
  }

  @Handle(getOrderRecords)
  records(input: InputOf<typeof getOrderRecords>, { context }: CallInfo) {
    return orderRecordsBy(this.tools.database, context.company_id, input);
  }
}
