import { getLastChange, listAudit, type InputOf } from '@mullion/contracts';
import { Handle, ServiceTools, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { lastChange, pageOfAudit } from './audit.queries';

@Controller()
export class AuditController {
  constructor(private readonly tools: ServiceTools) {}

  @Handle(listAudit)
  list({ query }: InputOf<typeof listAudit>, { context }: CallInfo) {
    return pageOfAudit(this.tools.database, context, query);
  }

  @Handle(getLastChange)
  last({ query }: InputOf<typeof getLastChange>, { context }: CallInfo) {
    return lastChange(this.tools, context, query);
  }
}
