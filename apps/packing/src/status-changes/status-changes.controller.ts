import { listCompanyStatusNames, listPalletActions, type InputOf, type OutputOf, type StatusName } from '@mullion/contracts';
import { AppError, Database, Handle, log, Rpc, systemContext, unnamedStatus, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';

interface ChangeRow {
  readonly created_at: Date;
  readonly before: number | null;
  readonly after: number;
  readonly user_name: string;
}

@Controller()
export class StatusChangesController {
  constructor(
    private readonly database: Database,
    private readonly rpc: Rpc,
  ) {}

  /** Status history of a pallet, newest first, with the names of the company in the asked language. */
  @Handle(listPalletActions)
  async list(input: InputOf<typeof listPalletActions>, call: CallInfo): Promise<OutputOf<typeof listPalletActions>> {
    if (input.table_name !== 'pallets') throw new AppError('not_found');
    const companyId = call.context.company_id;
    const rows = await this.database.read<ChangeRow>(
      `SELECT created_at, before, after, user_name FROM status_change
       WHERE company_id = $1 AND table_name = $2 AND row_id = $3 ORDER BY id DESC LIMIT 500`,
      [companyId, input.table_name, input.table_id],
    );
    const names = rows.length === 0 ? [] : await this.statusNames(companyId);
    const nameOf = (status: number): string =>
      names.find((name) => name.table_name === 'pallets' && name.status === status && name.language === input.language)?.text ??
      unnamedStatus(status, input.language);
    return rows.map((row) => ({
      created_at: row.created_at.toISOString(),
      status_before: row.before,
      status_after: row.after,
      status_before_name: row.before === null ? '' : nameOf(row.before),
      status_after_name: nameOf(row.after),
      userName: row.user_name,
    }));
  }

  /** A history without names is better than none: while identity is away the numbers stand for them. */
  private async statusNames(companyId: number): Promise<StatusName[]> {
    try {
      const context = systemContext(companyId);
      return await this.rpc.ask(listCompanyStatusNames, { company_id: context.company_id }, { context, timeoutMs: 2_000 });
    } catch (error) {
      log().warn({ reason: String(error) }, 'status names are not to be had');
      return [];
    }
  }
}
