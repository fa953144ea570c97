import type { Language, StatusName, StatusTable } from '@mullion/contracts';
import { Database } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import type { StatusNameRow } from './status-name.entity';
import { toStatusName } from './status-name.mapper';

@Injectable()
export class StatusesQueries {
  constructor(private readonly database: Database) {}

  /** Status names of a company in the order of their numbers; of one table and language when given. */
  async names(companyId: number, language: Language | null, table: StatusTable | null): Promise<StatusName[]> {
    const rows = await this.database.read<StatusNameRow>(
      `SELECT * FROM status_name WHERE company_id = $1 AND ($2::text IS NULL OR language = $2) AND ($3::text IS NULL OR table_name = $3)
       ORDER BY table_name, language, status`,
      [companyId, language, table],
    );
    return rows.map(toStatusName);
  }
}
