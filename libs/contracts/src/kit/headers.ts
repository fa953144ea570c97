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
} as const;
