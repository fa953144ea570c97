import { type InputOf, listOrderActions } from '@mullion/contracts';
import { AppError, type CallInfo, Database, Handle } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { Names } from './names';
import { StatusChangesQueries } from './status-changes.queries';

@Controller()
export class StatusChangesController {
  constructor(
    private readonly database: Database,
    private readonly names: Names,
  ) {}

  @Handle(listOrderActions)
  async actions({ table_name: table, table_id: id, language }: InputOf<typeof listOrderActions>, call: CallInfo) {
    const companyId = call.context.company_id;
    if (table !== 'orders' && table !== 'products') throw new AppError('not_found');
    const rows = await new StatusChangesQueries(this.database, companyId).of(table, id);
    const unnamed = [...new Set(rows.flatMap((row) => (row.user_name === '' && row.user_id !== null ? [row.user_id] : [])))];
    const [statuses, users] = await Promise.all([
      rows.length > 0 ? this.names.statusNames(companyId) : [],
      this.names.userNames(companyId, unnamed),
    ]);
    const nameOf = (status: number): string =>
      statuses.find((name) => name.table_name === table && name.status === status && name.language === language)?.text ?? String(status);
    return rows.map((row) => ({
      created_at: row.created_at.toISOString(),
      status_before: row.before,
      status_after: row.after,
      status_before_name: row.before === null ? '' : nameOf(row.before),
      status_after_name: nameOf(row.after),
      userName: row.user_name || (row.user_id === null ? '' : (users.get(row.user_id) ?? '')),
    }));
  }
}
