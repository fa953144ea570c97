import { z } from 'zod';
import { companyId } from './id.schema';
import type { ServiceName } from './call';

/** How many partitions there are unless EVENT_PARTITIONS says otherwise. */
export const DEFAULT_PARTITIONS = 16;

/** The partition of a company's events. A bad event or a slow company holds up its own partition only. */
export const partitionOf = (company: number, partitions: number): number => Math.abs(company) % partitions;

/** Where an event travels: `evt.{owner}.{partition}.{name}`. `*` and `>` make it a filter. */
export const partitionSubject = (subject: string, partition: number | '*'): string => {
  const [evt, owner, ...name] = subject.split('.');
  return [evt, owner, partition, ...name].join('.');
};

/** The entity kinds of live messages to browsers; the gateway merges to one message per company, kind and second. */
export const liveEntities = [
  'order',
  'product',
  'customer',
  'pallet',
  'truck',
  'vehicle',
  'packing_run',
  'delivery',
  'user',
  'company',
  'status',
  'status_right',
  'template',
  'pdf_template',
  'audit',
  'work_center',
  'operation',
  'supplier',
  'tool',
  'glass_unit',
  'problem',
  'presence',
  'api_key',
  'terminal',
  'webhook',
  'label',
  'share_link',
  'scan_conflict',
  'returnable_kind',
  'returnable',
  'mail_address',
  'rack',
] as const;
export type LiveEntity = (typeof liveEntities)[number];

/** Kinds with few rows that seldom change: a page that shows some of them reads all of them. */
export const seldomChanged: ReadonlySet<LiveEntity> = new Set<LiveEntity>([
  'company',
  'customer',
  'status',
  'status_right',
]);

/** A kind of rows that changed, and which of them; no ids: any of them. */
const liveChange = z.object({ entity: z.enum(liveEntities), ids: z.array(z.int()) });
export type LiveChange = z.infer<typeof liveChange>;

/**
 * Header `m-event` of a message on JetStream; the body is the data. Who only wants to know what changed need not read
 * the body.
 */
export const eventHead = z.object({
  id: z.uuid(),
  /** `evt.{owner}.{name}`, without the partition. */
  subject: z.string(),
  owner: z.string(),
  /** The outbox row: also the position part of a stamp. */
  position: z.int(),
  company_id: companyId,
  occurred_at: z.string(),
  request_id: z.string().nullable(),
  /** The live message to browsers; null: none. */
  live: z.array(liveChange).nullable().default(null),
});
export type EventHead = z.infer<typeof eventHead>;

export const eventEnvelope = eventHead.extend({ data: z.unknown() });
export type EventEnvelope = z.infer<typeof eventEnvelope>;

export interface EventDefinition<Data extends z.ZodType = z.ZodType> {
  readonly owner: ServiceName;
  /** Noun, past participle, version: `order.changed.v1`. */
  readonly name: string;
  /** `evt.{owner}.{name}`: what the event is called everywhere; `partitionSubject` adds the partition it travels in. */
  readonly subject: string;
  readonly data: Data;
  /** Which lists of a browser this touches, and which ids; null: no live message. */
  readonly live: ((data: z.output<Data>) => LiveChange[]) | null;
}

/** Declares an event; it carries whole records with versions, never a delta (docs/architecture.md, rule 2). */
export const defineEvent = <Data extends z.ZodType>(
  event: Omit<EventDefinition<Data>, 'subject'>,
): EventDefinition<Data> => ({
  ...event,
  subject: `evt.${event.owner}.${event.name}`,
});

export type EventOf<E> =
  E extends EventDefinition<infer Data> ? Omit<EventEnvelope, 'data'> & { readonly data: z.output<Data> } : never;

/** A transient message to browsers (progress), plain NATS on `live.{company}`; may be lost. */
export const liveMessage = z.object({
  company_id: companyId,
  entity: z.enum(liveEntities),
  ids: z.array(z.union([z.int(), z.string()])),
  /** Small progress payload, shown without a refetch. */
  progress: z.unknown().optional(),
});
export type LiveMessage = z.infer<typeof liveMessage>;
export const liveSubject = (company: number): string => `live.${company}`;

/**
 * The query of `/api/live` for what has changed in so many milliseconds before: a page reads before its stream is open.
 */
export const liveMissedMs = 'missed_ms';

/** What `/api/live` sends: `changed` with ids, or `refetch` after a gap. */
export const liveServerMessage = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('changed'),
    entity: z.enum(liveEntities),
    ids: z.array(z.union([z.int(), z.string()])),
    progress: z.unknown().optional(),
  }),
  z.object({ kind: z.literal('refetch') }),
]);
export type LiveServerMessage = z.infer<typeof liveServerMessage>;
