import { isFailure, type Problem } from '@mullion/contracts';
import { backoffMs } from '../http/backoff';
import { isAside, type ActRules, type AnyAct, type Attempt, type Envelope, type Kept, type Owner } from './envelope';
import { conflictOf, dueNow, forgotten, laneOf, meaningOf, nextAttemptIn } from './rules/queue';
import type { EnvelopeStore } from './envelope-store';

/** What the sending tab publishes to all tabs. */
export type OutboxEvent<Act extends AnyAct> =
  /** Something was added, settled or seen. */
  | { readonly kind: 'changed' }
  | { readonly kind: 'settled'; readonly envelope: Envelope<Act>; readonly attempt: Attempt }
  /** No answer came: everything of this target waits. */
  | { readonly kind: 'held'; readonly target: string };

/** Nobody is signed in who may send: so long after it was said first, then twice as long each time. */
const PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 300_000;
/** What is set aside is asked so seldom. */
const ASIDE_MS = 60_000;

/** Sends one person's envelopes, in order within a target, until stopped. Only the tab that holds the lock runs one. */
export const createSender = <Act extends AnyAct, Opened extends object>(
  rules: ActRules<Act, Opened>,
  shelf: EnvelopeStore<Act, Opened>,
  owner: Owner,
  publish: (event: OutboxEvent<Act>) => void,
) => {
  type StoredAct = Kept<Act, Opened>;
  const busy = new Set<string>();
  const retryAt = new Map<string, number>();
  const failures = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let pauses = 0;
  let pausedUntil = 0;
  let running: Promise<void> | null = null;
  let isWanted = false;
  const underWay = new Set<Promise<void>>();

  const own = async (): Promise<readonly StoredAct[]> =>
    (await shelf.all()).filter(({ person, company }) => person === owner.person && company === owner.company);

  const sendDue = async (): Promise<void> => {
    const kept = await pruned(await own());
    if (stopped) return;
    const pausedFor = pausedUntil - Date.now();
    if (pausedFor > 0) {
      clearTimeout(timer);
      timer = setTimeout(pump, pausedFor);
      return;
    }
    const due = dueNow(rules, kept, { busy, retryAt }, Date.now());
    // surely no network: what is not even tried can still be taken back without a trace; the "online" event comes
    if (globalThis.navigator?.onLine === false) return due.forEach(({ target }) => publish({ kind: 'held', target }));
    for (const envelope of due) {
      busy.add(laneOf(envelope));
      const sending = send(envelope).finally(() => underWay.delete(sending));
      underWay.add(sending);
    }
    clearTimeout(timer);
    const wait = nextAttemptIn(kept, { busy, retryAt }, Date.now());
    if (wait !== null) timer = setTimeout(pump, wait);
  };

  /** Gives acts what they waited for, now that it is known, and drops what is no longer needed. */
  const pruned = async (kept: readonly StoredAct[]): Promise<readonly StoredAct[]> => {
    const changed = rules.resolved(kept);
    const gone = forgotten(kept, Date.now());
    if (changed.length === 0 && gone.length === 0) return kept;
    await shelf.replace(
      gone.map(({ seq }) => seq),
      changed,
    );
    publish({ kind: 'changed' });
    return own();
  };

  /** Sends what is due; a call during a run makes another run follow it. */
  const pump = (): void => {
    if (stopped) return;
    isWanted = true;
    running ??= (async () => {
      while (isWanted && !stopped) {
        isWanted = false;
        await sendDue().catch(() => undefined);
      }
      running = null;
    })();
  };

  const send = async (envelope: StoredAct): Promise<void> => {
    try {
      if (envelope.tried !== true && !(await shelf.claim(envelope.seq))) return;
      const sentAt = Date.now();
      const attempt = await rules.deliver(envelope);
      if (rules.refusedUnseen(envelope, attempt, sentAt, Date.now())) return;
      const meaning = meaningOf(attempt);
      if (meaning === 'signed_out') pause(envelope);
      else {
        pauses = 0;
        if ('problem' in attempt && meaning === 'transient') await deferAfter(envelope, attempt.problem);
        else await settle(envelope, attempt);
      }
    } catch {
      hold(envelope);
    } finally {
      busy.delete(laneOf(envelope));
      pump();
    }
  };

  /** Nothing is sent for a while: each would be answered the same. */
  const pause = (envelope: StoredAct): void => {
    hold(envelope);
    pausedUntil = Date.now() + Math.min(PAUSE_MS * 2 ** pauses, LONGEST_PAUSE_MS);
    pauses += 1;
  };

  const deferAfter = async (envelope: StoredAct, problem: Problem): Promise<void> => {
    hold(envelope);
    if (!isFailure(problem)) return;
    const failed = (envelope.failed ?? 0) + 1;
    const counted = { ...envelope, tried: true, failed };
    await shelf.replace([], [counted]);
    if (isAside(counted) && !isAside(envelope)) {
      retryAt.delete(envelope.target);
      failures.delete(envelope.target);
      hold(counted);
    }
    publish({ kind: 'changed' });
  };

  const settle = async (envelope: StoredAct, attempt: Attempt): Promise<void> => {
    retryAt.delete(laneOf(envelope));
    failures.delete(laneOf(envelope));
    const opened = rules.openedBy(envelope, attempt);
    const isListed = 'problem' in attempt && conflictOf(attempt.problem) !== null;
    if ('problem' in attempt && !isListed) await shelf.replace([], [{ ...envelope, problem: attempt.problem }]);
    else if (opened !== null) await shelf.replace([], [{ ...envelope, opened: { ...opened, at: Date.now() } }]);
    else await shelf.replace([envelope.seq], []);
    publish({ kind: 'settled', envelope, attempt });
    publish({ kind: 'changed' });
  };

  const hold = (envelope: StoredAct): void => {
    const lane = laneOf(envelope);
    const times = (failures.get(lane) ?? 0) + 1;
    failures.set(lane, times);
    retryAt.set(lane, Date.now() + Math.max(backoffMs(times), isAside(envelope) ? ASIDE_MS : 0));
    publish({ kind: 'held', target: envelope.target });
  };

  return {
    pump,
    /** The network is back, or somebody is: nothing waits for its time. */
    retryNow: (): void => {
      retryAt.clear();
      pausedUntil = 0;
      pump();
    },
    /** Resolves when the last request under way has its answer, so that the next sender begins after it. */
    stop: async (): Promise<void> => {
      stopped = true;
      clearTimeout(timer);
      await Promise.all([running, ...underWay]);
    },
  };
};
