import { z } from 'zod';
import { companyId } from './id.schema';
import type { ServiceName } from './call';

/** What travels on JetStream: subject `evt.{owner}.{name}`, message id = event id, ordered by `position` within the owner. */
export const eventEnvelope = z.object({
  id: z.uuid(),
  subject: z.string(),
  owner: z.string(),
  /** The outbox row: also the position part of a stamp. */
  position: z.int(),
  company_id: companyId,
  occurred_at: z.string(),
  request_id: z.string().nullable(),
  data: z.unknown(),
});
export type EventEnvelope = z.infer<typeof eventEnvelope>;

/** The entity kinds that browsers are told about; the gateway merges to one message per company, kind and second. */
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
] as const;
export type LiveEntity = (typeof liveEntities)[number];

export interface EventDefinition<Data extends z.ZodType = z.ZodType> {
  readonly owner: ServiceName;
  /** Noun, past participle, version: `order.changed.v1`. */
  readonly name: string;
  readonly subject: string;
  readonly data: Data;
  /** Which lists of a browser this touches, and which ids; null: browsers are not told. */
  readonly live: ((data: z.output<Data>) => { readonly entity: LiveEntity; readonly ids: readonly number[] }[]) | null;
}

/** Declares an event; it carries whole records with versions, never a delta (docs/architecture.md, rule 2). */
export const defineEvent = <Data extends z.ZodType>(event: Omit<EventDefinition<Data>, 'subject'>): EventDefinition<Data> => ({
  ...event,
  subject: `evt.${event.owner}.${event.name}`,
});

export type EventOf<E> = E extends EventDefinition<infer Data> ? Omit<EventEnvelope, 'data'> & { readonly data: z.output<Data> } : never;

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
