import { listWaitingProducts, type InputOf } from '@mullion/contracts';
import { Copies, Handle, ServiceTools, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { findWaitingProducts } from './use-cases/find-waiting-products';

@Controller()
export class OperationsController {
  constructor(
    private readonly tools: ServiceTools,
    private readonly copies: Copies,
  ) {}

  @Handle(listWaitingProducts)
  waiting(input: InputOf<typeof listWaitingProducts>, { context }: CallInfo) {
    return findWaitingProducts(this.tools, this.copies, context.company_id, input);
  }
}
