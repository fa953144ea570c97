import type { Problem } from '@mullion/contracts';

/** What was done, decided in that moment: nothing of it is read again from the screen when it is sent. */
export interface AnyAct {
  readonly kind: string;
  /** What it was done with, as people call or scan it. */
  readonly code: string;
}

/** Whose act it is: nobody else's session ever sends it. */
export interface Owner {
  readonly person: string;
  readonly company: number;
}

/**
 * One act on its way to the server. The id is its idempotency key, so the server takes it once however often it is
 * sent.
 */
export interface Envelope<Act extends AnyAct> extends Owner {
  readonly id: string;
  /** Time of the device, in milliseconds since 1970. */
  readonly at: number;
  /** Where it was done; absent in envelopes that were kept before terminals had ids. */
  readonly terminal?: string;
  /** Actions of one target are sent in their order, those of others do not wait for them. */
  readonly target: string;
  readonly act: Act;
}

/** An envelope in the browser's store; `seq` is the order in which actions were done, over all tabs. */
export interface Kept<Act extends AnyAct, Opened extends object> extends Envelope<Act> {
  readonly seq: number;
  /** Refused for good; kept until somebody has seen it. */
  readonly problem: Problem | null;
  /** It has been sent at least once: the server may have taken it though no answer came. */
  readonly tried?: boolean;
  /** How often the server has failed over it. */
  readonly failed?: number;
  /** What its answer has opened, kept a while for acts that wait for it. */
  readonly opened: (Opened & { readonly at: number }) | null;
}

/** Where an envelope of whatever acts stands. */
type Standing = Pick<Kept<AnyAct, object>, 'problem' | 'opened' | 'failed'>;

/** Still to be sent. */
export const isWaiting = ({ problem, opened }: Pick<Standing, 'problem' | 'opened'>): boolean =>
  problem === null && opened === null;

/** The server fails over it each time: it is asked now and then, and what does not depend on it goes on. */
export const isAside = ({ failed = 0 }: Pick<Standing, 'failed'>): boolean => failed >= MOST_FAILURES;
const MOST_FAILURES = 5;

/** How the server answered an envelope. */
export type Attempt = { readonly data: unknown } | { readonly problem: Problem };

/** What the outbox asks about acts, of which it knows nothing itself. */
export interface ActRules<Act extends AnyAct, Opened extends object> {
  /** The object whose order has to be kept. */
  readonly targetOf: (id: string, act: Act) => string;
  /** Its meaning is known, so that it can be sent. */
  readonly isDecided: (act: Act) => boolean;
  /** Takes back what the envelope with this id did. */
  readonly isUndoOf: (act: Act, id: string) => boolean;
  /** Sends an envelope once, as its person and under its key. */
  readonly deliver: (envelope: Envelope<Act>) => Promise<Attempt>;
  /** What an answer opens for acts that wait for it; null for nothing. */
  readonly openedBy: (envelope: Envelope<Act>, attempt: Attempt) => Opened | null;
  /** Acts that waited for another, as they are now that it is answered or set aside. */
  readonly resolved: (kept: readonly Kept<Act, Opened>[]) => readonly Kept<Act, Opened>[];
  /** Its refusal came when nobody looked any more: it is asked once more. */
  readonly refusedUnseen: (envelope: Envelope<Act>, attempt: Attempt, sentAt: number, now: number) => boolean;
}
