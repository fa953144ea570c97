import { RECORDS_AT_ONCE, type KeptRecord, type RecordKind, type RecordsDigest } from '@mullion/contracts';
import type { Database } from '../database/database';
import { kitAnswer, type KitAnswer } from '../rpc/kit-answer';
import { digestOf } from './digest';

export interface RecordSourceOptions<R extends KeptRecord> {
  readonly kind: RecordKind<R>;
  /** A table or `(SELECT …)` with id, company_id and version of every record that is there. */
  readonly rows: string;
  readonly read: (database: Database, companyId: number, ids: readonly number[]) => Promise<readonly R[]>;
}

/** The records of one kind as their owner gives them to those who keep copies. A provider of the owner's module. */
export class RecordSource<R extends KeptRecord = KeptRecord> {
  constructor(readonly options: RecordSourceOptions<R>) {}

  answers(database: Database): KitAnswer[] {
    const { kind } = this.options;
    return [
      kitAnswer(kind.page, (input, call) => this.page(database, call.context.company_id, input)),
      kitAnswer(kind.byIds, async ({ ids }, call) => ({
        records: await this.read(database, call.context.company_id, ids),
      })),
      kitAnswer(kind.digest, (_input, call) => this.digest(database, call.context.company_id)),
    ];
  }

  private async page(
    database: Database,
    companyId: number,
    { after_id, limit }: { after_id: number; limit: number },
  ): Promise<{ records: R[]; end: boolean }> {
    const most = Math.min(limit, RECORDS_AT_ONCE);
    const found = await database.read<{ id: number }>(
      `SELECT id FROM ${this.options.rows} AS r WHERE company_id = $1 AND id > $2 ORDER BY id LIMIT $3`,
      [companyId, after_id, most],
    );
    const ids = found.map((row) => row.id);
    return { records: await this.read(database, companyId, ids), end: ids.length < most };
  }

  private async read(database: Database, companyId: number, ids: readonly number[]): Promise<R[]> {
    if (ids.length === 0) return [];
    return [...(await this.options.read(database, companyId, ids))].sort((a, b) => a.id - b.id);
  }

  private digest(database: Database, companyId: number): Promise<RecordsDigest> {
    return digestOf(
      database,
      `(SELECT id, company_id, version, false AS removed FROM ${this.options.rows} AS s)`,
      companyId,
    );
  }
}

/**
 * A provider that serves records of a kind:
 * `providers: [serveRecords({ kind: orderRecords, rows: 'orders.orders', read: … })]`.
 */
export const serveRecords = <R extends KeptRecord>(
  options: RecordSourceOptions<R>,
): { provide: symbol; useValue: RecordSource<KeptRecord> } => ({
  provide: Symbol(`records.${options.kind.name}`),
  useValue: new RecordSource(options) as unknown as RecordSource,
});
