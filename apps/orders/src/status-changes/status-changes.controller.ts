import { type InputOf, listOrderActions } from '@mullion/contracts';
import { type CallInfo, Handle, ServiceTools } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { statusChangesOf } from './status-changes.queries';

@Controller()
export class StatusChangesController {
  constructor(private readonly tools: ServiceTools) {}

  @Handle(listOrderActions)
  actions(input: InputOf<typeof listOrderActions>, { context }: CallInfo) {
    return statusChangesOf(this.tools, context.company_id, input);
  }
}
