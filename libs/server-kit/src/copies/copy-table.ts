import type { KeptRecord } from '@mullion/contracts';
import type { Database } from '../database/database';
import { Tx } from '../database/tx';

/**
 * A row that was written, and how it was before; null when it is new here. Values as PostgreSQL writes them in JSON.
 */
export interface Applied<Row> {
  readonly before: Row | null;
  readonly after: Row;
}

export interface RowVersion {
  readonly id: number;
  readonly version: number;
  readonly removed: boolean;
}

export interface CopyTableOptions<R extends KeptRecord> {
  readonly table: string;
  /** Records of which a company has one are kept under its id and never removed. */
  readonly key: 'id' | 'company_id';
  /** The columns beside id, company_id, version and removed; always the same names. */
  readonly columns: (record: R) => Readonly<Record<string, unknown>>;
}

const read = <T>(source: Tx | Database, sql: string, params: readonly unknown[]): Promise<T[]> =>
  source instanceof Tx ? source.query<T>(sql, params) : source.read<T>(sql, params);

/** Nothing is newer than "gone": an event that comes late must not bring a removed record back. */
const GONE_VERSION = 2_147_483_647;

/** All SQL of one copy's table. */
export class CopyTable<R extends KeptRecord, Row> {
  /** A relation with id, company_id, version and removed. */
  readonly rows: string;

  constructor(private readonly options: CopyTableOptions<R>) {
    const { table, key } = options;
    this.rows = key === 'id' ? table : `(SELECT company_id AS id, company_id, version, false AS removed FROM ${table})`;
  }

  /** Writes what is newer than what is here; gives what was written. Rows are locked in the order of their keys. */
  async write(tx: Tx, records: readonly R[]): Promise<Applied<Row>[]> {
    const rows = records.map((record) => this.rowOf(record));
    const [first] = rows;
    if (!first) return [];
    const { table, key } = this.options;
    // records come as events, answers and seeds write them: the statement is the same whatever their order
    const names = Object.keys(first).sort();
    const set = names.filter((name) => name !== key).map((name) => `${name} = excluded.${name}`);
    // The count makes the insert wait until what was before is locked and read.
    return tx.query<Applied<Row>>(
      `WITH given AS (SELECT * FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)),
       before AS MATERIALIZED (SELECT t.* FROM ${table} t WHERE t.${key} = ANY($2::int[]) ORDER BY t.${key} FOR UPDATE),
       kept AS (INSERT INTO ${table} AS t (${names.join(', ')})
         SELECT ${names.join(', ')} FROM given WHERE (SELECT count(*) FROM before) >= 0 ORDER BY ${key}
         ON CONFLICT (${key}) DO UPDATE SET ${set.join(', ')} WHERE t.version < excluded.version RETURNING t.*)
       SELECT to_jsonb(b) AS before, to_jsonb(k) AS after FROM kept k LEFT JOIN before b ON b.${key} = k.${key} ORDER BY k.${key}`,
      [JSON.stringify(rows), rows.map((row) => row[key])],
      { name: `copy-${table}` },
    );
  }

  /** Lets the owner's present answer be newer than these rows, which are ahead of it: the owner was set back. */
  async setBack(tx: Tx, rows: readonly RowVersion[]): Promise<void> {
    if (rows.length === 0) return;
    const { table, key } = this.options;
    await tx.execute(
      `UPDATE ${table} t SET version = -1 FROM unnest($1::int[], $2::int[]) AS seen (id, version)
       WHERE t.${key} = seen.id AND t.version = seen.version`,
      [rows.map((row) => row.id), rows.map((row) => row.version)],
    );
  }

  /** Marks rows that the owner no longer has, unless an event was faster. */
  async remove(tx: Tx, companyId: number, rows: readonly RowVersion[]): Promise<Applied<Row>[]> {
    if (rows.length === 0 || this.options.key !== 'id') return [];
    const { table } = this.options;
    return tx.query<Applied<Row>>(
      `WITH before AS MATERIALIZED (
         SELECT t.* FROM ${table} t JOIN unnest($2::int[], $3::int[]) AS seen (id, version) ON t.id = seen.id AND t.version = seen.version
         WHERE t.company_id = $1 AND NOT t.removed ORDER BY t.id FOR UPDATE OF t),
       gone AS (UPDATE ${table} t SET removed = true, version = ${GONE_VERSION} WHERE t.id IN (SELECT id FROM before) RETURNING t.*)
       SELECT to_jsonb(b) AS before, to_jsonb(g) AS after FROM gone g JOIN before b ON b.id = g.id ORDER BY g.id`,
      [companyId, rows.map((row) => row.id), rows.map((row) => row.version)],
    );
  }

  /** The versions of these ids, removed rows included. */
  versions(source: Tx | Database, companyId: number, ids: readonly number[]): Promise<RowVersion[]> {
    return read(
      source,
      `SELECT id, version, removed FROM ${this.rows} AS r WHERE company_id = $1 AND id = ANY($2::int[])`,
      [companyId, ids],
    );
  }

  /** The versions of all rows between two ids, the first left out; without an upper one to the end. */
  between(source: Tx | Database, companyId: number, after: number, upTo: number | null): Promise<RowVersion[]> {
    return read(
      source,
      `SELECT id, version, removed FROM ${this.rows} AS r WHERE company_id = $1 AND id > $2 AND ($3::int IS NULL OR id <= $3) ORDER BY id`,
      [companyId, after, upTo],
    );
  }

  async row(source: Tx | Database, companyId: number, id: number): Promise<Row | null> {
    const { table, key } = this.options;
    const sql = `SELECT * FROM ${table} WHERE company_id = $1 AND ${key} = $2`;
    const options = { name: `copy-row-${table}` };
    const [found] =
      source instanceof Tx
        ? await source.query<Row>(sql, [companyId, id], options)
        : await source.read<Row>(sql, [companyId, id], options);
    return found ?? null;
  }

  private rowOf(record: R): Record<string, unknown> {
    const { key, columns } = this.options;
    const own =
      key === 'id'
        ? { id: record.id, company_id: record.company_id, removed: record.removed }
        : { company_id: record.company_id };
    return { ...own, version: record.version, ...columns(record) };
  }
}
