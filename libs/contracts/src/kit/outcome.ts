import type { Problem } from './problem.schema';

/** What an answer means for what was sent: the list that everybody goes by who sends something. */
export type Outcome =
  | 'done'
  /**
   * Says nothing about the act: no answer, a part that is away or has failed, too many at once. The same request may
   * succeed later.
   */
  | 'transient'
  /** Nobody is signed in whose act it is, or their link is closed. */
  | 'signed_out'
  /** Somebody else has changed the thing: refused as it was sent, and right on its newest state perhaps. */
  | 'conflict'
  /** Looked at and refused. */
  | 'final';

const NO_ANSWER = 0;
const CONFLICT = 409;
const FIRST_SERVER_ERROR = 500;
/** RFC 9110 and 6585: too slow, too early, too many. */
const LATER: ReadonlySet<number> = new Set([NO_ANSWER, 408, 425, 429]);
const SIGNED_OUT: ReadonlySet<string> = new Set([
  'session.required',
  'session.expired',
  'session.revoked',
  'link.closed',
  'link.expired',
]);

type Refusal = Pick<Problem, 'status' | 'code'>;

/** By the code first: a status that may not be changed is a 401 too, and nobody has to sign in for it. */
export const outcomeOf = ({ status, code }: Refusal): Exclude<Outcome, 'done'> => {
  if (SIGNED_OUT.has(code)) return 'signed_out';
  if (LATER.has(status) || status >= FIRST_SERVER_ERROR) return 'transient';
  return status === CONFLICT ? 'conflict' : 'final';
};

/** Refused, whether on this state of the thing or on every one: sending the same again changes nothing. */
export const isRefused = (refusal: Refusal): boolean => ['conflict', 'final'].includes(outcomeOf(refusal));

/** The server failed over what was sent: when it does so each time, something else must be able to go on. */
export const isFailure = ({ code }: Pick<Problem, 'code'>): boolean => code === 'internal';

/** A new access token may be had by the refresh cookie. */
export const isRenewable = ({ code }: Pick<Problem, 'code'>): boolean =>
  code === 'session.expired' || code === 'session.required';
