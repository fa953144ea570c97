import { getOrderProgress, listProductionOrders, listProductionOrdersTested, type InputOf } from '@mullion/contracts';
import { Handle, ServiceTools, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { readOrderProgress } from './use-cases/read-order-progress';
import { findProductionOrders } from './use-cases/find-production-orders';

@Controller()
export class ProductionOrdersController {
  constructor(private readonly tools: ServiceTools) {}

  @Handle(listProductionOrders)
  list({ query }: InputOf<typeof listProductionOrders>, { context }: CallInfo) {
    return findProductionOrders(this.tools.database, context.company_id, query);
  }

  @Handle(listProductionOrdersTested)
  listTested({ query }: InputOf<typeof listProductionOrdersTested>, { context }: CallInfo) {
    return findProductionOrders(this.tools.database, context.company_id, query);
  }

  @Handle(getOrderProgress)
  progress({ params }: InputOf<typeof getOrderProgress>, { context }: CallInfo) {
    return readOrderProgress(this.tools.database, context.company_id, params.id);
  }
}
