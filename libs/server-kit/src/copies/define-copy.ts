import type { KeptRecord, RecordKind } from '@mullion/contracts';
import type { Tx } from '../database/tx';
import type { Bus } from '../events/bus';
import { CopyTable, type Applied, type CopyTableOptions } from './copy-table';

/** What an effect may read of other copies. */
export interface CopyReader {
  row<R extends KeptRecord, Row>(copy: CopyDefinition<R, Row>, companyId: number, id: number, tx?: Tx): Promise<Row>;
}

/** What has just been written of one company's records. */
export interface AppliedRecords<Row> {
  readonly companyId: number;
  readonly rows: readonly Applied<Row>[];
  readonly copies: CopyReader;
  /** For what is sent to browsers alone. */
  readonly bus: Bus;
}

export interface CopyOptions<R extends KeptRecord, Row> extends Omit<CopyTableOptions<R>, 'key'> {
  readonly kind: RecordKind<R>;
  readonly key?: 'id' | 'company_id';
  /** Locks what has to be locked before the copy's own rows are written; always in the same order everywhere. */
  readonly beforeWrite?: (tx: Tx, companyId: number, ids: readonly number[]) => Promise<void>;
  /**
   * What hangs on a record: runs in the transaction that wrote it, be it an event, a healing or a resync that brought
   * it.
   */
  readonly onApplied?: (tx: Tx, applied: AppliedRecords<Row>) => Promise<void>;
}

/** A copy that a service keeps of another owner's records. A provider of the service's module, see `defineCopy`. */
export class CopyDefinition<R extends KeptRecord = KeptRecord, Row = unknown> {
  readonly table: CopyTable<R, Row>;
  readonly kind: RecordKind<R>;
  readonly beforeWrite: NonNullable<CopyOptions<R, Row>['beforeWrite']>;
  readonly onApplied: NonNullable<CopyOptions<R, Row>['onApplied']>;

  constructor(options: CopyOptions<R, Row>) {
    this.kind = options.kind;
    this.table = new CopyTable({ key: 'id', ...options });
    this.beforeWrite = options.beforeWrite ?? (() => Promise.resolve());
    this.onApplied = options.onApplied ?? (() => Promise.resolve());
  }

  /** What people and rows call this copy. */
  get name(): string {
    return this.kind.name;
  }
}

// oxlint-disable-next-line typescript/no-explicit-any -- each copy has a record and a row of its own
export type AnyCopy = CopyDefinition<any, any>;

/**
 * The one declaration of a copy; its events are followed, healed, compared and rebuilt by the kit once it is a
 * provider: `keepCopies(…)`.
 */
export const defineCopy = <R extends KeptRecord, Row = R>(options: CopyOptions<R, Row>): CopyDefinition<R, Row> =>
  new CopyDefinition(options);

/** Providers of copies, for a module. */
export const keepCopies = (...copies: readonly AnyCopy[]): { provide: symbol; useValue: AnyCopy }[] =>
  copies.map((copy) => ({ provide: Symbol(`copy.${copy.name}`), useValue: copy }));
