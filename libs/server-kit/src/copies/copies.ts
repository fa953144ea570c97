import { RECORDS_AT_ONCE, type KeptRecord, type RecordsDigest } from '@mullion/contracts';
import type { Database } from '../database/database';
import type { Tx } from '../database/tx';
import { AppError } from '../errors/app-error';
import type { Bus } from '../events/bus';
import { log } from '../logging/log';
import { systemContext } from '../request/contexts';
import type { Rpc } from '../rpc/rpc';
import type { Applied, RowVersion } from './copy-table';
import type { AnyCopy, CopyDefinition } from './define-copy';
import { digestOf } from './digest';

/** How a rebuild gets on: records read so far. */
type Progress = (done: number) => Promise<void>;

/** How long it is believed that the owner has no such record; a record that is made meanwhile comes by its event. */
const ABSENT_MS = 30_000;
const MOST_ABSENT = 1_000;

/** The copies of this service: kept up by events, healed by ids, rebuilt page by page, compared by count and hash. */
export class Copies {
  /** Rows that were wanted and that the owner does not have either, each with the moment when it was asked. */
  private readonly absent = new Map<string, number>();

  constructor(
    private readonly database: Database,
    private readonly rpc: Rpc,
    private readonly bus: Bus,
    private readonly definitions: () => readonly AnyCopy[],
  ) {}

  get all(): readonly AnyCopy[] {
    return this.definitions();
  }

  /** Keeps records that are newer than what is here, with everything that hangs on them. Gives how many were. */
  async keep<R extends KeptRecord, Row>(tx: Tx, copy: CopyDefinition<R, Row>, records: readonly R[]): Promise<number> {
    let written = 0;
    for (const [companyId, own] of byCompany(records)) {
      await copy.beforeWrite(
        tx,
        companyId,
        own.map((record) => record.id),
      );
      written += await this.applied(tx, copy, companyId, await copy.table.write(tx, own));
    }
    return written;
  }

  /**
   * Asks the owner for these records and makes the copy equal: newer ones are kept, those the owner no longer has are
   * marked removed. Gives how many rows were written. @throws AppError `unavailable` when the owner does not answer.
   */
  async heal<R extends KeptRecord, Row>(
    copy: CopyDefinition<R, Row>,
    companyId: number,
    ids: readonly number[],
  ): Promise<number> {
    let written = 0;
    const wanted = [...new Set(ids)];
    for (let at = 0; at < wanted.length; at += RECORDS_AT_ONCE)
      written += await this.healSome(copy, companyId, wanted.slice(at, at + RECORDS_AT_ONCE));
    return written;
  }

  /** Reads every record of a company from its owner, page by page. Gives how many rows were written. */
  async resync(copy: AnyCopy, companyId: number, progress: Progress = () => Promise.resolve()): Promise<number> {
    let written = 0;
    let done = 0;
    let after = 0;
    for (let end = false; !end;) {
      const page = await this.rpc.ask(
        copy.kind.page,
        { after_id: after, limit: RECORDS_AT_ONCE },
        { context: systemContext(companyId) },
      );
      end = page.end;
      const last = page.records.at(-1)?.id ?? after;
      const { data } = await this.database.transaction(null, (tx) => this.keep(tx, copy, page.records));
      const here = await copy.table.between(this.database, companyId, after, end ? null : last);
      written += data + (await this.heal(copy, companyId, differing(here, page.records)));
      done += page.records.length;
      await progress(done);
      after = last;
    }
    return written;
  }

  /** Digests of owner and copy; equal when the copy is right. */
  async digests(copy: AnyCopy, companyId: number): Promise<{ owner: RecordsDigest; copy: RecordsDigest }> {
    const owner = await this.rpc.ask(copy.kind.digest, {}, { context: systemContext(companyId) });
    return { owner, copy: await digestOf(this.database, copy.table.rows, companyId) };
  }

  /**
   * A row of a copy; when it has not arrived, the owner is asked. Inside a transaction nobody is asked, because a pool
   * whose every connection waits would wait for ever: the transaction ends, the row is healed meanwhile, and the work
   * is tried again. Only when the owner has been asked and has none is it `not_found`: an event that wants it becomes a
   * dead letter, and its partition goes on.
   * @throws AppError `unavailable`, `not_found`
   */
  async row<R extends KeptRecord, Row>(
    copy: CopyDefinition<R, Row>,
    companyId: number,
    id: number,
    tx?: Tx,
  ): Promise<Row> {
    const found = await copy.table.row(tx ?? this.database, companyId, id);
    if (found) return found;
    if (tx) {
      if (Date.now() - (this.absent.get(absentKey(copy.name, companyId, id)) ?? 0) < ABSENT_MS)
        throw new AppError('not_found');
      void this.healWanted(copy, companyId, id).catch((error: unknown) =>
        log().warn({ copy: copy.name, err: error }, 'copy was not healed'),
      );
      throw new AppError('unavailable');
    }
    await this.heal(copy, companyId, [id]);
    const healed = await copy.table.row(this.database, companyId, id);
    if (!healed) throw new AppError('not_found');
    return healed;
  }

  private async healWanted<R extends KeptRecord, Row>(
    copy: CopyDefinition<R, Row>,
    companyId: number,
    id: number,
  ): Promise<void> {
    await this.heal(copy, companyId, [id]);
    if (await copy.table.row(this.database, companyId, id)) return;
    if (this.absent.size >= MOST_ABSENT) this.absent.clear();
    this.absent.set(absentKey(copy.name, companyId, id), Date.now());
  }

  private async healSome<R extends KeptRecord, Row>(
    copy: CopyDefinition<R, Row>,
    companyId: number,
    ids: readonly number[],
  ): Promise<number> {
    if (ids.length === 0) return 0;
    // Read before asking: what was here by then, the owner had written by then.
    const here = await copy.table.versions(this.database, companyId, ids);
    const { records } = await this.rpc.ask(copy.kind.byIds, { ids: [...ids] }, { context: systemContext(companyId) });
    const atOwner = new Map(records.map((record) => [record.id, record]));
    const gone = here.filter((row) => !row.removed && !atOwner.has(row.id));
    const ahead = here.filter((row) => row.version > (atOwner.get(row.id)?.version ?? row.version));
    const { data } = await this.database.transaction(null, async (tx) => {
      await copy.beforeWrite(tx, companyId, ids);
      await copy.table.setBack(tx, ahead);
      const kept = await this.applied(tx, copy, companyId, await copy.table.write(tx, records));
      return kept + (await this.applied(tx, copy, companyId, await copy.table.remove(tx, companyId, gone)));
    });
    return data;
  }

  private async applied<R extends KeptRecord, Row>(
    tx: Tx,
    copy: CopyDefinition<R, Row>,
    companyId: number,
    rows: readonly Applied<Row>[],
  ): Promise<number> {
    if (rows.length > 0) await copy.onApplied(tx, { companyId, rows, copies: this, bus: this.bus });
    return rows.length;
  }
}

const absentKey = (copy: string, companyId: number, id: number): string => `${copy} ${companyId} ${id}`;

/** Ids whose rows are not what the owner's page says. */
const differing = (here: readonly RowVersion[], page: readonly KeptRecord[]): number[] => {
  const atOwner = new Map(page.map((record) => [record.id, record.version]));
  const right = (row: RowVersion): boolean =>
    row.removed ? !atOwner.has(row.id) : atOwner.get(row.id) === row.version;
  return here.filter((row) => !right(row)).map((row) => row.id);
};

const byCompany = <R extends KeptRecord>(records: readonly R[]): Map<number, R[]> => {
  const found = new Map<number, R[]>();
  for (const record of records) found.set(record.company_id, [...(found.get(record.company_id) ?? []), record]);
  return found;
};
