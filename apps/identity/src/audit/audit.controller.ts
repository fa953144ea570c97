import { listAudit, type InputOf, type OutputOf } from '@mullion/contracts';
import { Handle, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { AuditQueries } from './audit.queries';

@Controller()
export class AuditController {
  constructor(private readonly audit: AuditQueries) {}

  @Handle(listAudit)
  list({ query }: InputOf<typeof listAudit>, { context }: CallInfo): Promise<OutputOf<typeof listAudit>> {
    return this.audit.page(context, query);
  }
}
