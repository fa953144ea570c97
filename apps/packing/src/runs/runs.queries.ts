import type { PackingRun } from '@mullion/contracts';
import { AppError, Database } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { runDto } from './run.mapper';
import { runColumns, RunRepository } from './run.repository';
import type { RunRow } from './run.row';

/** Read side of packing runs. */
@Injectable()
export class RunsQueries {
  constructor(private readonly database: Database) {}

  /** A run with its best plan. @throws AppError `not_found`. */
  async one(companyId: number, id: string): Promise<PackingRun> {
    const row = await new RunRepository(this.database, companyId).find(id);
    if (!row) throw new AppError('not_found', { run: id });
    return runDto(row, true);
  }

  /** Open runs of these orders, without their plans. */
  async openOf(companyId: number, orderIds: readonly number[]): Promise<PackingRun[]> {
    if (orderIds.length === 0) return [];
    const rows = await this.database.read<RunRow>(
      `SELECT ${runColumns.replace('plan,', 'NULL AS plan,')} FROM packing_run
       WHERE company_id = $1 AND state IN ('queued', 'running', 'cancelling', 'found') AND order_ids && $2::int[] ORDER BY created_at`,
      [companyId, orderIds],
    );
    return rows.map((row) => runDto(row, false));
  }
}
