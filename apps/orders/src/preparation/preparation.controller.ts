import { getOrdersToPrepare, type InputOf } from '@mullion/contracts';
import { type CallInfo, Handle, ServiceTools } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { ordersToPrepare } from './preparation.queries';

@Controller()
export class PreparationController {
  constructor(private readonly tools: ServiceTools) {}

  @Handle(getOrdersToPrepare)
  orders({ order_ids: ids }: InputOf<typeof getOrdersToPrepare>, { context }: CallInfo) {
    return ordersToPrepare(this.tools.database, context, ids);
  }
}
