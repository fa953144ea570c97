import { type InputOf, listOrderActions } from '@mullion/contracts';
import { AppError, type CallInfo, Database, Handle, Rpc, statusHistory } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';

@Controller()
export class StatusChangesController {
  constructor(
    private readonly database: Database,
    private readonly rpc: Rpc,
  ) {}

  @Handle(listOrderActions)
  actions({ table_name: table, table_id: id, language }: InputOf<typeof listOrderActions>, call: CallInfo) {
    if (table !== 'orders' && table !== 'products') throw new AppError('not_found');
    return statusHistory(this.database, this.rpc, { companyId: call.context.company_id, table, id, language });
  }
}
