import type { Encoded } from './encoded';

/** An answer with its own status or the stale mark; a plain value is answered with the contract's status. */
export class Reply<T> {
  constructor(
    readonly data: T,
    readonly status: 200 | 201 | 202 | null,
    readonly stamp: string | null = null,
    readonly stale: boolean = false,
  ) {}
}

/** The result of a transaction; a controller may return it as it is: data becomes the body, the stamp a header. */
export class Committed<T> {
  constructor(
    readonly data: T,
    /** `owner:position` of the last event recorded, null when none was. */
    readonly stamp: string | null,
  ) {}
  /** The same commit with other data, for controllers that map. */
  map<U>(change: (data: T) => U): Committed<U> {
    return new Committed(change(this.data), this.stamp);
  }
}

export type Answer<T> = T | Reply<T> | Committed<T> | Encoded<T>;

/** Answers with a status decided at run time: `return reply(202, committed)`. */
export const reply = <T>(status: 200 | 201 | 202, data: T | Committed<T>): Reply<T> =>
  data instanceof Committed ? new Reply(data.data, status, data.stamp) : new Reply(data, status);

/** Marks an answer as older than what the asker has already seen; shown as "still arriving". */
export const markStale = <T>(data: T): Reply<T> => new Reply(data, null, null, true);
