import { listOperationActions, listOrdersOperationActions, type InputOf } from '@mullion/contracts';
import { Handle, ServiceTools, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { findHistory } from './use-cases/find-history';

@Controller()
export class OperationHistoryController {
  constructor(private readonly tools: ServiceTools) {}

  @Handle(listOperationActions)
  list({ query }: InputOf<typeof listOperationActions>, call: CallInfo) {
    return findHistory(this.tools, call, query, false);
  }

  @Handle(listOrdersOperationActions)
  ofOrders({ query }: InputOf<typeof listOrdersOperationActions>, call: CallInfo) {
    return findHistory(this.tools, call, query, true);
  }
}
