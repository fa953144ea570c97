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

/**
 * A row as it is, locked by this transaction, and the columns that become others; undefined ones are left as they are.
 */
export interface RowChange<Row> {
  readonly before: Row;
  readonly set: Readonly<Record<string, unknown>>;
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
    return this.source instanceof Tx
      ? this.source.query<T>(sql, params, options)
      : this.source.read<T>(sql, params, options);
  }

  /** One row of this company by id, locked until the end of the transaction when asked. */
  protected async row<T>(
    table: string,
    id: number | string,
    lock: 'FOR UPDATE' | 'FOR SHARE' | '' = '',
  ): Promise<T | null> {
    const [found] = await this.query<T>(`SELECT * FROM ${quote(table)} WHERE id = $1 AND company_id = $2 ${lock}`, [
      id,
      this.companyId,
    ]);
    return found ?? null;
  }

  /**
   * Writes columns, raises `version` by one and gives the row as it is now.
   * @throws AppError `not_found`, or `conflict` with the current row (shaped by `shape`) when the version is another.
   */
  protected async updateVersioned<Row>(
    update: VersionedUpdate,
    shape: (row: Row) => unknown = (row) => row,
  ): Promise<Row> {
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

  /**
   * Writes many locked rows in one statement, each with columns of its own, and raises their counters as an edit does;
   * the rows as they are then, in the order given. A row is named once.
   * @throws AppError `not_found` when one of them is not there
   */
  protected async updateRows<Row extends { readonly id: number }>(
    { table, raises = [] }: Pick<VersionedUpdate, 'table' | 'raises'>,
    changes: readonly RowChange<Row>[],
  ): Promise<Row[]> {
    if (changes.length === 0) return [];
    const columns = [
      ...new Set(changes.flatMap(({ set }) => Object.keys(set).filter((name) => set[name] !== undefined))),
    ];
    // a row keeps what it has of the columns that others change: it is locked, so nobody has written them meanwhile
    const values = changes.map(({ before, set }) => ({
      id: before.id,
      ...Object.fromEntries(
        columns.map((name) => [name, set[name] === undefined ? before[name as keyof Row] : set[name]]),
      ),
    }));
    const written = await this.query<Row>(
      `UPDATE ${quote(table)} t SET ${[
        ...columns.map((name) => `${quote(name)} = n.${quote(name)}`),
        ...['version', ...raises].map((name) => `${quote(name)} = t.${quote(name)} + 1`),
      ].join(', ')}
       FROM jsonb_populate_recordset(NULL::${quote(table)}, $2::jsonb) n WHERE t.id = n.id AND t.company_id = $1 RETURNING t.*`,
      [this.companyId, JSON.stringify(values)],
    );
    const byId = new Map(written.map((row) => [row.id, row]));
    return changes.map(({ before: { id } }) => {
      const row = byId.get(id);
      if (!row) throw new AppError('not_found', { id });
      return row;
    });
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
