import { backoffMs } from '../api/backoff';
import { deliver } from './deliver';
import type { Attempt, Envelope, Kept, Owner } from './envelope';
import { conflictOf, dueNow, forgotten, nextAttemptIn, openedPallet, outcomeOf, resolved, wasMissed } from './rules/queue';
import type { Shelf } from './shelf';

/** What the sending tab publishes to all tabs. */
export type OutboxEvent =
  /** Something was added, settled or seen. */
  | { readonly kind: 'changed' }
  | { readonly kind: 'settled'; readonly envelope: Envelope; readonly attempt: Attempt }
  /** No answer came: everything of this target waits. */
  | { readonly kind: 'held'; readonly target: string };

/** Sends one person's envelopes, in order within a target, until stopped. Only the tab that holds the lock runs one. */
export const createSender = (shelf: Shelf, owner: Owner, publish: (event: OutboxEvent) => void) => {
  const busy = new Set<string>();
  const retryAt = new Map<string, number>();
  const failures = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let running: Promise<void> | null = null;
  let isWanted = false;
  const underWay = new Set<Promise<void>>();

  const own = async (): Promise<readonly Kept[]> =>
    (await shelf.all()).filter(({ person, company }) => person === owner.person && company === owner.company);

  const sendDue = async (): Promise<void> => {
    const kept = await tidied(await own());
    if (stopped) return;
    const due = dueNow(kept, { busy, retryAt }, Date.now());
    // surely no network: what is not even tried can still be taken back without a trace; the "online" event comes
    if (globalThis.navigator?.onLine === false) return due.forEach(({ target }) => publish({ kind: 'held', target }));
    for (const envelope of due) {
      busy.add(envelope.target);
      const sending = send(envelope).finally(() => underWay.delete(sending));
      underWay.add(sending);
    }
    clearTimeout(timer);
    const wait = nextAttemptIn(kept, { busy, retryAt }, Date.now());
    if (wait !== null) timer = setTimeout(pump, wait);
  };

  /** Gives products their pallet, now that it is known, and drops what is no longer needed. */
  const tidied = async (kept: readonly Kept[]): Promise<readonly Kept[]> => {
    const changed = resolved(kept);
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

  const send = async (envelope: Kept): Promise<void> => {
    try {
      if (envelope.tried !== true && !(await shelf.claim(envelope.seq))) return;
      const sentAt = Date.now();
      const attempt = await deliver(envelope);
      if (wasMissed(envelope, attempt, sentAt, Date.now())) return;
      const outcome = outcomeOf(attempt);
      if (outcome === 'done' || outcome === 'refused') await settle(envelope, attempt);
      else hold(envelope.target);
      if (outcome === 'paused') stopped = true;
    } catch {
      hold(envelope.target);
    } finally {
      busy.delete(envelope.target);
      pump();
    }
  };

  const settle = async (envelope: Kept, attempt: Attempt): Promise<void> => {
    retryAt.delete(envelope.target);
    failures.delete(envelope.target);
    const pallet = openedPallet(envelope, attempt);
    const isListed = 'problem' in attempt && conflictOf(attempt.problem) !== null;
    if ('problem' in attempt && !isListed) await shelf.replace([], [{ ...envelope, problem: attempt.problem }]);
    else if (pallet !== null) await shelf.replace([], [{ ...envelope, opened: { pallet, at: Date.now() } }]);
    else await shelf.replace([envelope.seq], []);
    publish({ kind: 'settled', envelope, attempt });
    publish({ kind: 'changed' });
  };

  const hold = (target: string): void => {
    const times = (failures.get(target) ?? 0) + 1;
    failures.set(target, times);
    retryAt.set(target, Date.now() + backoffMs(times));
    publish({ kind: 'held', target });
  };

  return {
    pump,
    /** The network is back: nothing waits for its time. */
    retryNow: (): void => {
      retryAt.clear();
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
