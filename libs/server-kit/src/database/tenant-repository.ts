import { AppError } from '../errors/app-error';
import type { Database } from './database';
import { Tx } from './tx';

const identifier = /^[a-z_][a-z0-9_]*$/;
const quote = (name: string): string => {
  if (!identifier.test(name)) throw new Error(`not an identifier: ${name}`);
  return `"${name}"`;
};

export interface VersionedUpdate {
  readonly table: string;
  readonly id: number | string;
  /** Null or absent: the current row, whatever its version (docs/architecture.md, rule 5). */
  readonly version?: number | null | undefined;
  /** Columns by name; undefined ones are left as they are. */
  readonly set: Readonly<Record<string, unknown>>;
  /** Other counters that rise by one with `version`. */
  readonly raises?: readonly string[];
}

/** Base of every repository of a tenant table: it cannot be made without a company, and every statement names it. */
export abstract class TenantRepository {
  constructor(
    protected readonly source: Tx | Database,
    readonly companyId: number,
  ) {
    if (!Number.isSafeInteger(companyId) || companyId <= 0) throw new AppError('forbidden');
  }

  /** Rows of a statement; pass the company among the parameters. */
  protected query<T>(sql: string, params: readonly unknown[] = [], options: { name?: string } = {}): Promise<T[]> {
    return this.source instanceof Tx ? this.source.query<T>(sql, params, options) : this.source.read<T>(sql, params, options);
  }

  /** One row of this company by id, locked until the end of the transaction when asked. */
  protected async row<T>(table: string, id: number | string, lock: 'FOR UPDATE' | 'FOR SHARE' | '' = ''): Promise<T | null> {
    const [found] = await this.query<T>(`SELECT * FROM ${quote(table)} WHERE id = $1 AND company_id = $2 ${lock}`, [id, this.companyId]);
    return found ?? null;
  }

  /**
   * Writes columns, raises `version` by one and gives the row as it is now.
   * @throws AppError `not_found`, or `conflict` with the current row (shaped by `shape`) when the version is another.
   */
  protected async updateVersioned<Row>(update: VersionedUpdate, shape: (row: Row) => unknown = (row) => row): Promise<Row> {
    const columns = Object.entries(update.set).filter(([, value]) => value !== undefined);
    const assignments = columns.map(([name], index) => `${quote(name)} = $${index + 4}`);
    const raised = ['version', ...(update.raises ?? [])].map((name) => `${quote(name)} = ${quote(name)} + 1`);
    const [written] = await this.query<Row>(
      `UPDATE ${quote(update.table)} SET ${[...assignments, ...raised].join(', ')}
       WHERE id = $1 AND company_id = $2 AND ($3::int IS NULL OR version = $3) RETURNING *`,
      [update.id, this.companyId, update.version ?? null, ...columns.map(([, value]) => value)],
    );
    if (written) return written;
    return this.refuse<Row>(update.table, update.id, shape);
  }

  /** Deletes a row under the same rules as `updateVersioned`; gives the row as it was. */
  protected async deleteVersioned<Row>(
    { table, id, version }: Omit<VersionedUpdate, 'set'>,
    shape: (row: Row) => unknown = (row) => row,
  ): Promise<Row> {
    const [gone] = await this.query<Row>(
      `DELETE FROM ${quote(table)} WHERE id = $1 AND company_id = $2 AND ($3::int IS NULL OR version = $3) RETURNING *`,
      [id, this.companyId, version ?? null],
    );
    if (gone) return gone;
    return this.refuse<Row>(table, id, shape);
  }

  private async refuse<Row>(table: string, id: number | string, shape: (row: Row) => unknown): Promise<never> {
    const present = await this.row<Row>(table, id);
    throw present === null ? new AppError('not_found') : new AppError('conflict', {}, { current: shape(present) });
  }
}
