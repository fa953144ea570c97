import { listPalletActions, type InputOf, type OutputOf } from '@mullion/contracts';
import { Database, Handle, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';

interface ChangeRow {
  readonly created_at: Date;
  readonly before: number | null;
  readonly after: number;
  readonly user_name: string;
}

@Controller()
export class StatusChangesController {
  constructor(private readonly database: Database) {}

  /** Status history of a pallet, newest first; the names of statuses are filled in by who knows the language. */
  @Handle(listPalletActions)
  async list(input: InputOf<typeof listPalletActions>, call: CallInfo): Promise<OutputOf<typeof listPalletActions>> {
    const rows = await this.database.read<ChangeRow>(
      'SELECT created_at, before, after, user_name FROM status_change WHERE company_id = $1 AND table_name = $2 AND row_id = $3 ORDER BY id DESC LIMIT 500',
      [call.context.company_id, input.table_name, input.table_id],
    );
    return rows.map((row) => ({
      created_at: row.created_at.toISOString(),
      status_before: row.before,
      status_after: row.after,
      status_before_name: '',
      status_after_name: '',
      userName: row.user_name,
    }));
  }
}
