import { z } from 'zod';
import { defineCall, type Call, type ServiceName } from './call';
import type { EventDefinition } from './event';

/**
 * What every record has of which other services keep copies. An id is never given again after its record was removed.
 */
export interface KeptRecord {
  readonly id: number;
  readonly company_id: number;
  readonly version: number;
  readonly removed: boolean;
}

/** Most records of one answer; so many of any kind stay far below the largest message. */
export const RECORDS_AT_ONCE = 500;

const id = z.int().positive();
const pageInput = z.object({ after_id: z.int().nonnegative(), limit: z.int().positive().max(RECORDS_AT_ONCE) });
const byIdsInput = z.object({ ids: z.array(id).max(RECORDS_AT_ONCE) });

/** Count and hash of (id, version) of a company's records: equal at the owner and in a copy that is right. */
const recordsDigest = z.object({ count: z.int(), hash: z.string() });
export type RecordsDigest = z.infer<typeof recordsDigest>;

type RecordSchema<R extends KeptRecord> = z.ZodType<R>;

/** An event that carries records of a kind, and how they are taken out of its data. */
export interface RecordCarrier<R extends KeptRecord = KeptRecord> {
  readonly event: EventDefinition;
  readonly records: (data: unknown, companyId: number) => readonly R[];
}

/**
 * A kind of record that its owner gives to services that keep copies: page by page, by ids, and as a digest; always of
 * one company.
 */
export interface RecordKind<R extends KeptRecord = KeptRecord> {
  readonly owner: ServiceName;
  readonly name: string;
  readonly carriers: readonly RecordCarrier<R>[];
  /** Records after an id, in the order of ids; `end` when no more follow. */
  readonly page: Call<typeof pageInput, z.ZodType<{ records: R[]; end: boolean }>>;
  /** The records among these ids that are there; the others were removed. */
  readonly byIds: Call<typeof byIdsInput, z.ZodType<{ records: R[] }>>;
  readonly digest: Call<z.ZodType<object>, typeof recordsDigest>;
}

export const carriedBy = <Data extends z.ZodType, R extends KeptRecord>(
  event: EventDefinition<Data>,
  records: (data: z.output<Data>, companyId: number) => readonly R[],
): RecordCarrier<R> => ({
  event: event as unknown as EventDefinition,
  records: records as RecordCarrier<R>['records'],
});

/** Declares a kind of record once; the owner serves it with `serveRecords`, the others keep it with `defineCopy`. */
export const defineRecords = <R extends KeptRecord>(kind: {
  readonly owner: ServiceName;
  readonly name: string;
  readonly record: RecordSchema<R>;
  readonly carriers: readonly RecordCarrier<NoInfer<R>>[];
}): RecordKind<R> => {
  const { owner, name, record, carriers } = kind;
  const call = <I extends z.ZodType, O extends z.ZodType>(question: string, input: I, output: O): Call<I, O> =>
    defineCall({ service: owner, name: `records.${name}.${question}`, timeoutMs: 10_000, input, output });
  return {
    owner,
    name,
    carriers,
    page: call('page', pageInput, z.object({ records: z.array(record), end: z.boolean() })),
    byIds: call('by-ids', byIdsInput, z.object({ records: z.array(record) })),
    digest: call('digest', z.object({}), recordsDigest),
  };
};
