import { isLate, isRefused, outcomeOf, type Outcome, type Problem } from '@mullion/contracts';
import { isAside, isDecided, isWaiting, targetOf, type Attempt, type Envelope, type Kept } from '../envelope';

/** More at once would only queue at the server. */
const IN_PARALLEL = 4;

export interface SendingState {
  /** Lanes with a request under way. */
  readonly busy: ReadonlySet<string>;
  /** Lanes that had no answer, with the moment of their next attempt. */
  readonly retryAt: ReadonlyMap<string, number>;
}

/** What has to keep its order: the acts of a target; one that is set aside stands in a lane of its own. */
export const laneOf = (envelope: Kept): string => (isAside(envelope) ? `aside:${envelope.id}` : envelope.target);

/** Of the same thing, or the undo of it: nothing of these may overtake it. */
const hangsOn = ({ act, target }: Kept, aside: Kept): boolean =>
  target === aside.target && (act.code === aside.act.code || (act.kind === 'undo-scan' && act.scan === aside.id));

/** What is to be sent now: the oldest act of each target that is neither under way nor waiting for its next attempt. */
export const dueNow = (kept: readonly Kept[], { busy, retryAt }: SendingState, now: number): readonly Kept[] => {
  const passed = new Set<string>(busy);
  const due: Kept[] = [];
  const aside = kept.filter((envelope) => isWaiting(envelope) && isAside(envelope));
  for (const envelope of kept) {
    if (busy.size + due.length >= IN_PARALLEL) break;
    const lane = laneOf(envelope);
    if (!isWaiting(envelope) || passed.has(lane)) continue;
    if (!isAside(envelope) && aside.some((other) => other.seq < envelope.seq && hangsOn(envelope, other))) continue;
    passed.add(lane);
    if (isDecided(envelope) && (retryAt.get(lane) ?? 0) <= now) due.push(envelope);
  }
  return due;
};

/** How long until the next attempt of a target that has something to send; null when nothing waits for a time. */
export const nextAttemptIn = (kept: readonly Kept[], { busy, retryAt }: SendingState, now: number): number | null => {
  const times = kept
    .filter((envelope) => isWaiting(envelope) && !busy.has(laneOf(envelope)))
    .map((envelope) => retryAt.get(laneOf(envelope)))
    .filter((at) => at !== undefined);
  return times.length === 0 ? null : Math.max(0, Math.min(...times) - now);
};

/** What an answer means for the envelope. */
export const meaningOf = (attempt: Attempt): Outcome => ('data' in attempt ? 'done' : outcomeOf(attempt.problem));

/**
 * Products that were scanned for a pallet whose own scan has been answered since: they go onto the pallet it opened. When it was refused, or the server fails over
 * it each time, they are sent with the code alone: the server judges them by it, or keeps them as conflicts, so that nothing that was scanned is lost.
 */
export const resolved = (kept: readonly Kept[]): readonly Kept[] => {
  const openings = new Map(kept.filter(({ act }) => act.kind === 'open-pallet').map((envelope) => [envelope.id, envelope]));
  return kept.flatMap((envelope): readonly Kept[] => {
    const { act } = envelope;
    if (!isWaiting(envelope) || act.kind !== 'load-product' || !('opening' in act.onto)) return [];
    const opening = openings.get(act.onto.opening);
    if (opening && isWaiting(opening) && !isAside(opening)) return [];
    const { name } = act.onto;
    const onto = { ...act, onto: opening?.opened ? { pallet: opening.opened.pallet, name } : { code: name, name } };
    return [{ ...envelope, act: onto, target: targetOf(envelope.id, onto) }];
  });
};

/** The number of the conflict that a refused scan has become at the server, where it stays until somebody has settled it; null for none. */
export const conflictOf = ({ params }: Problem): number | null => (typeof params?.['conflict'] === 'number' ? params['conflict'] : null);

/**
 * A scan that was sent while somebody stood before the screen and is refused when they have gone: it is asked once more, and as a late one becomes a conflict.
 */
export const wasMissed = ({ act, at }: Envelope, attempt: Attempt, sentAt: number, now: number): boolean =>
  'problem' in attempt &&
  (act.kind === 'load-product' || act.kind === 'load-pallet') &&
  isRefused(attempt.problem) &&
  conflictOf(attempt.problem) === null &&
  !isLate({ waited_ms: Math.max(0, sentAt - at) }) &&
  isLate({ waited_ms: Math.max(0, now - at) });

const REMEMBER_OPENED_MS = 60_000;

/** Opened pallets that nobody scans a product for any more. */
export const forgotten = (kept: readonly Kept[], now: number): readonly Kept[] =>
  kept.filter(({ opened }) => opened !== null && now - opened.at > REMEMBER_OPENED_MS);

/** The pallet that an answered scan has opened; null for every other act. */
export const openedPallet = ({ act }: Envelope, attempt: Attempt): number | null =>
  act.kind === 'open-pallet' && 'data' in attempt ? (attempt.data as { readonly pallet: { readonly id: number } }).pallet.id : null;
