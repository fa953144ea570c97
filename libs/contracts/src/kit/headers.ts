import { z } from 'zod';
import { language as languageSchema, type Language } from './context.schema';
import { occurrence as madeSchema, terminalId, type Occurrence } from './occurrence';
import { formatStamp, parseStamps, type Stamp } from './stamp';

/** Header names on NATS and HTTP, one place. */
export const natsHeader = {
  context: 'm-ctx',
  requestId: 'm-rid',
  idempotencyKey: 'm-key',
  stamps: 'm-stamps',
  stamp: 'm-stamp',
  status: 'm-status',
  language: 'm-lang',
  stale: 'm-stale',
  /** Of an answer: it changes when the answer's bytes do. */
  tag: 'm-tag',
  /** Of a request: the tag of the answer that the asker still has. */
  has: 'm-has',
  event: 'm-event',
  /** Of a write that may be made without a network: when and where it was made, as `performedOffline`. */
  occurrence: 'm-made',
} as const;

export const httpHeader = {
  /** Request: the token of a private link. Never part of an address, which logs and Referer would keep. */
  link: 'x-mullion-link',
  requestId: 'x-request-id',
  idempotencyKey: 'idempotency-key',
  /**
   * Answer of a write: `owner:partition:event:position` of its last event of each kind, comma-separated
   * (docs/architecture.md, rule 3).
   */
  stamp: 'x-mullion-stamp',
  /** Request: the latest stamps the browser has seen, comma-separated. */
  stamps: 'x-mullion-stamps',
  /** Answer of a read that waited in vain for a stamp: shown as "still arriving". */
  stale: 'x-mullion-stale',
  /** Request: the id of the terminal at which it was made. */
  terminal: 'x-mullion-terminal',
  /** Request: when it was made, in milliseconds since 1970 by the clock of the device, which may be wrong. */
  occurredAt: 'x-mullion-made-at',
  /** Request: when it is sent, by the same clock; the difference is how long it waited. */
  sentAt: 'x-mullion-sent-at',
  /** Answer 429 and 503: after how many seconds to come again. */
  retryAfter: 'retry-after',
} as const;

/** A header that was sent and cannot be read. */
export class UnreadableHeader extends Error {
  constructor(readonly header: string) {
    super(`unreadable header ${header}`);
    this.name = 'UnreadableHeader';
  }
}

interface Field<T> {
  readonly name: string;
  /** What an absent header means. */
  readonly absent: T;
  /** Null: the header is left out. */
  readonly write: (value: T) => string | null;
  /** Undefined: it cannot be read. */
  readonly read: (text: string) => T | undefined;
}

const text = (name: string, pattern = /^[^]*$/): Field<string | null> => ({
  name,
  absent: null,
  write: (value) => value || null,
  read: (given) => (pattern.test(given) ? given : undefined),
});
const flag = (name: string): Field<boolean> => ({
  name,
  absent: false,
  write: (value) => (value ? '1' : null),
  read: (given) => given === '1',
});
const count = (name: string): Field<number | null> => ({
  name,
  absent: null,
  write: (value) => (value === null ? null : String(value)),
  read: (given) => (/^\d{1,14}$/.test(given) ? Number(given) : undefined),
});
/** Seconds, and nothing where it is given as a date. */
const seconds = (name: string): Field<number | null> => ({
  name,
  absent: null,
  write: (value) => (value === null ? null : String(value)),
  read: (given) => (/^\d{1,9}$/.test(given) ? Number(given) : null),
});
const stampList = (name: string): Field<readonly Stamp[]> => ({
  name,
  absent: [],
  write: (value) => (value.length === 0 ? null : value.map(formatStamp).join(',')),
  read: parseStamps,
});
const parsed = <T>(
  name: string,
  schema: z.ZodType<T>,
  write: (value: T) => string,
  decode: (text: string) => unknown,
): Field<T | null> => ({
  name,
  absent: null,
  write: (value) => (value === null ? null : write(value)),
  read: (given) => schema.safeParse(decode(given)).data,
});
const json = (given: string): unknown => {
  try {
    return JSON.parse(given);
  } catch {
    return undefined;
  }
};

/** Headers that travel together: whoever sends them and whoever receives them use the same two functions. */
const headerGroup = <F extends Record<string, unknown>>(fields: { readonly [K in keyof F]: Field<F[K]> }) => ({
  write: (values: Partial<F>): Record<string, string> =>
    Object.fromEntries(
      Object.entries(fields as Readonly<Record<string, Field<unknown>>>).flatMap(([key, field]) => {
        const value = (values as Readonly<Record<string, unknown>>)[key];
        const written = value === undefined ? null : field.write(value);
        return written === null ? [] : [[field.name, written]];
      }),
    ),
  /** @throws UnreadableHeader */
  read: (get: (name: string) => string | null | undefined): F =>
    Object.fromEntries(
      Object.entries(fields as Readonly<Record<string, Field<unknown>>>).map(([key, field]) => {
        const given = get(field.name) || null;
        const value = given === null ? field.absent : field.read(given);
        if (value === undefined) throw new UnreadableHeader(field.name);
        return [key, value];
      }),
    ) as F,
});

/** Printable and without blanks: what a service keeps as a key. */
const keyPattern = /^[\x21-\x7e]{1,200}$/;

export const httpRequestHeaders = headerGroup({
  requestId: text(httpHeader.requestId),
  idempotencyKey: text(httpHeader.idempotencyKey, keyPattern),
  stamps: stampList(httpHeader.stamps),
  terminal: parsed(httpHeader.terminal, terminalId, String, String),
  occurredAt: count(httpHeader.occurredAt),
  sentAt: count(httpHeader.sentAt),
  link: text(httpHeader.link),
});

export const httpAnswerHeaders = headerGroup({
  requestId: text(httpHeader.requestId),
  /** As the service wrote it: the gateway passes it on unread. */
  stamp: text(httpHeader.stamp),
  stale: flag(httpHeader.stale),
  retryAfter: seconds(httpHeader.retryAfter),
});

export const rpcRequestHeaders = headerGroup({
  requestId: text(natsHeader.requestId),
  /** Signed. */
  context: text(natsHeader.context),
  idempotencyKey: text(natsHeader.idempotencyKey),
  language: parsed<Language>(natsHeader.language, languageSchema, String, String),
  stamps: stampList(natsHeader.stamps),
  occurrence: parsed<Occurrence>(natsHeader.occurrence, madeSchema, JSON.stringify, json),
  has: text(natsHeader.has),
});

export const rpcAnswerHeaders = headerGroup({
  status: count(natsHeader.status),
  stamp: text(natsHeader.stamp),
  stale: flag(natsHeader.stale),
  tag: text(natsHeader.tag),
});
