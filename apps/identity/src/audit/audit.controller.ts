import { listAudit, type InputOf } from '@mullion/contracts';
import { Handle, ServiceTools, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { pageOfAudit } from './audit.queries';

@Controller()
export class AuditController {
  constructor(private readonly tools: ServiceTools) {}

  @Handle(listAudit)
  list({ query }: InputOf<typeof listAudit>, { context }: CallInfo) {
    return pageOfAudit(this.tools.database, context, query);
  }
}
