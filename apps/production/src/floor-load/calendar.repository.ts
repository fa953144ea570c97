import { AppError, TenantRepository } from '@mullion/server-kit';

/** Stands for the company where a work center is meant. */
export const COMPANY_WIDE = 0;

export interface CalendarRow {
  readonly work_center_id: number;
  readonly hours: number[];
}
export interface ClosureRow {
  readonly id: number;
  readonly work_center_id: number;
  readonly day: string;
  readonly reason: string;
}

/** When a company works. */
export class CalendarRepository extends TenantRepository {
  calendars(): Promise<CalendarRow[]> {
    return this.query('SELECT work_center_id, hours FROM work_calendar WHERE company_id = $1 ORDER BY work_center_id', [
      this.companyId,
    ]);
  }

  /** Closed days from a day on. */
  closures(from: string): Promise<ClosureRow[]> {
    return this.query(
      'SELECT id, work_center_id, day::text AS day, reason FROM work_closure WHERE company_id = $1 AND day >= $2 ORDER BY day, work_center_id',
      [this.companyId, from],
    );
  }

  async setHours(workCenterId: number, hours: readonly number[] | null): Promise<void> {
    if (hours === null)
      await this.query('DELETE FROM work_calendar WHERE company_id = $1 AND work_center_id = $2', [
        this.companyId,
        workCenterId,
      ]);
    else
      await this.query(
        `INSERT INTO work_calendar (company_id, work_center_id, hours) VALUES ($1, $2, $3)
         ON CONFLICT (company_id, work_center_id) DO UPDATE SET hours = excluded.hours`,
        [this.companyId, workCenterId, JSON.stringify(hours)],
      );
  }

  /** Those that were not closed yet. */
  close(
    workCenterId: number,
    { from, to, reason }: { from: string; to: string; reason: string },
  ): Promise<ClosureRow[]> {
    return this.query(
      `INSERT INTO work_closure (company_id, work_center_id, day, reason)
       SELECT $1, $2, day::date, $5 FROM generate_series($3::date, $4::date, interval '1 day') AS n (day) ON CONFLICT DO NOTHING
       RETURNING id, work_center_id, day::text AS day, reason`,
      [this.companyId, workCenterId, from, to, reason],
    );
  }

  /** The row as it was. @throws AppError `not_found` */
  async open(id: number): Promise<ClosureRow> {
    const [row] = await this.query<ClosureRow>(
      'DELETE FROM work_closure WHERE company_id = $1 AND id = $2 RETURNING id, work_center_id, day::text AS day, reason',
      [this.companyId, id],
    );
    if (!row) throw new AppError('not_found');
    return row;
  }
}
