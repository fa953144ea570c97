import { getPlanningData, listWaitingOrders, type InputOf } from '@mullion/contracts';
import { Handle, ServiceTools, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { planningPage } from './planning.queries';
import { waitingOrders } from './waiting-orders.queries';

@Controller()
export class PlanningController {
  constructor(private readonly tools: ServiceTools) {}

  @Handle(getPlanningData)
  get({ query }: InputOf<typeof getPlanningData>, call: CallInfo) {
    return planningPage(this.tools, call, query);
  }

  @Handle(listWaitingOrders)
  waiting({ query }: InputOf<typeof listWaitingOrders>, call: CallInfo) {
    return waitingOrders(this.tools, call, query);
  }
}
