import { estimateOrder, estimateOrders as importContract, type InputOf } from '@mullion/contracts';
import { Handle, ServiceTools, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { FirstPlans } from './first-plans';
import { askEstimate } from './use-cases/ask-estimate';
import { estimateOrders } from './use-cases/estimate-orders';

@Controller()
export class EstimatesController {
  constructor(
    private readonly tools: ServiceTools,
    private readonly plans: FirstPlans,
  ) {}

  @Handle(estimateOrder)
  ask({ body }: InputOf<typeof estimateOrder>, call: CallInfo) {
    return askEstimate(this.tools, this.plans, call, body);
  }

  @Handle(importContract)
  ofOrders(input: InputOf<typeof importContract>, { context }: CallInfo) {
    return estimateOrders(this.tools, this.plans, context.company_id, input);
  }
}
