import { outcomeOf, type Outcome, type Problem } from '@mullion/contracts';
import { isAside, isWaiting, type ActRules, type AnyAct, type Attempt, type Kept } from '../envelope';

/** More at once would only queue at the server. */
const IN_PARALLEL = 4;

export interface SendingState {
  /** Lanes with a request under way. */
  readonly busy: ReadonlySet<string>;
  /** Lanes that had no answer, with the moment of their next attempt. */
  readonly retryAt: ReadonlyMap<string, number>;
}

type AnyKept = Kept<AnyAct, object>;

/** What has to keep its order: the acts of a target; one that is set aside stands in a lane of its own. */
export const laneOf = (envelope: AnyKept): string => (isAside(envelope) ? `aside:${envelope.id}` : envelope.target);

/** What is to be sent now: the oldest act of each target that is neither under way nor waiting for its next attempt. */
export const dueNow = <Act extends AnyAct, Opened extends object>(
  { isDecided, isUndoOf }: Pick<ActRules<Act, Opened>, 'isDecided' | 'isUndoOf'>,
  kept: readonly Kept<Act, Opened>[],
  { busy, retryAt }: SendingState,
  now: number,
): readonly Kept<Act, Opened>[] => {
  /** Of the same thing, or the undo of it: nothing of these may overtake it. */
  const hangsOn = ({ act, target }: Kept<Act, Opened>, other: Kept<Act, Opened>): boolean =>
    target === other.target && (act.code === other.act.code || isUndoOf(act, other.id));
  const passed = new Set<string>(busy);
  const due: Kept<Act, Opened>[] = [];
  const aside = kept.filter((envelope) => isWaiting(envelope) && isAside(envelope));
  for (const envelope of kept) {
    if (busy.size + due.length >= IN_PARALLEL) break;
    const lane = laneOf(envelope);
    if (!isWaiting(envelope) || passed.has(lane)) continue;
    if (!isAside(envelope) && aside.some((other) => other.seq < envelope.seq && hangsOn(envelope, other))) continue;
    passed.add(lane);
    if (isDecided(envelope.act) && (retryAt.get(lane) ?? 0) <= now) due.push(envelope);
  }
  return due;
};

/** How long until the next attempt of a target that has something to send; null when nothing waits for a time. */
export const nextAttemptIn = (
  kept: readonly AnyKept[],
  { busy, retryAt }: SendingState,
  now: number,
): number | null => {
  const times = kept
    .filter((envelope) => isWaiting(envelope) && !busy.has(laneOf(envelope)))
    .map((envelope) => retryAt.get(laneOf(envelope)))
    .filter((at) => at !== undefined);
  return times.length === 0 ? null : Math.max(0, Math.min(...times) - now);
};

/** What an answer means for the envelope. */
export const meaningOf = (attempt: Attempt): Outcome => ('data' in attempt ? 'done' : outcomeOf(attempt.problem));

/**
 * The number of the conflict that a refused act has become at the server, where it stays until somebody has settled it;
 * null for none.
 */
export const conflictOf = ({ params }: Problem): number | null =>
  typeof params?.['conflict'] === 'number' ? params['conflict'] : null;

const REMEMBER_OPENED_MS = 60_000;

/** What was opened and nobody waits for any more. */
export const forgotten = <K extends AnyKept>(kept: readonly K[], now: number): readonly K[] =>
  kept.filter(({ opened }) => opened !== null && now - opened.at > REMEMBER_OPENED_MS);
