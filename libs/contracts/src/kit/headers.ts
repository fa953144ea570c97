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
  /** Of a write that may be made without a network: when and where it was made, as `madeAway`. */
  made: 'm-made',
} as const;

export const httpHeader = {
  /** Request: the token of a private link. Never part of an address, which logs and Referer would keep. */
  link: 'x-mullion-link',
  requestId: 'x-request-id',
  idempotencyKey: 'idempotency-key',
  /** Answer of a write: `owner:partition:event:position` of its last event of each kind, comma-separated (docs/architecture.md, rule 3). */
  stamp: 'x-mullion-stamp',
  /** Request: the latest stamps the browser has seen, comma-separated. */
  stamps: 'x-mullion-stamps',
  /** Answer of a read that waited in vain for a stamp: shown as "still arriving". */
  stale: 'x-mullion-stale',
  /** Request: the id of the terminal at which it was made. */
  terminal: 'x-mullion-terminal',
  /** Request: when it was made, in milliseconds since 1970 by the clock of the device, which may be wrong. */
  madeAt: 'x-mullion-made-at',
  /** Request: when it is sent, by the same clock; the difference is how long it waited. */
  sentAt: 'x-mullion-sent-at',
} as const;
