import { useCallback, useEffect, useRef, useState } from 'react';
import type { AnyRoute, OutputOf, Problem } from '@mullion/contracts';
import { send } from '../api/request';
import { uuid } from '../api/uuid';
import type { WireInput } from '../api/wire-types';
import { refresh } from '../session/refresh';
import { sessionEnded } from '../session/session-slice';
import { token } from '../session/token';
import { store } from '../store';
import { createScanQueue, type Attempt, type Scan } from './scan-queue';

/** Sends a scan's request under its own idempotency key; an expired token is renewed in between. */
export const sendScan = async <R extends AnyRoute>(route: R, input: WireInput<R>, scan: Scan): Promise<Attempt<OutputOf<R>>> => {
  const attempt = (used: string | null) => send(route, input, { token: used, idempotencyKey: scan.id });
  const used = token.get();
  const first = await attempt(used);
  if ('data' in first) return { data: first.data };
  const { code } = first.problem;
  if (code !== 'session.expired' && code !== 'session.required') return { problem: first.problem };
  const outcome = await refresh(used);
  if (outcome === 'ended') store.dispatch(sessionEnded('ended'));
  if (outcome !== 'refreshed') return { problem: first.problem };
  const again = await attempt(token.get());
  return 'data' in again ? { data: again.data } : { problem: again.problem };
};

interface Kept {
  readonly key: string;
  readonly scans: readonly Scan[];
}
/** Scans that had no answer yet survive a reload of the page. */
const keptOf = (key: string): Kept => {
  try {
    return { key, scans: JSON.parse(sessionStorage.getItem(key) ?? '[]') as Scan[] };
  } catch {
    return { key, scans: [] };
  }
};

interface ScanQueueInput<Answer> {
  /** Names the scanner, so that what it could not send yet is found again. */
  readonly name: string;
  readonly send: (scan: Scan) => Promise<Attempt<Answer>>;
  /** The scan was taken: what can be said before the server answers. */
  readonly taken: (scan: Scan) => void;
  readonly settled: (scan: Scan, attempt: { readonly data: Answer } | { readonly problem: Problem }) => void;
  readonly waiting: (scan: Scan) => void;
}

/** The queue of a scanner page: gives `add(code)` and how many scans wait for the network. */
export const useScanQueue = <Answer>(input: ScanQueueInput<Answer>) => {
  const latest = useRef(input);
  latest.current = input;
  const [unsent, setUnsent] = useState(0);
  const queue = useRef<ReturnType<typeof createScanQueue<Answer>> | null>(null);
  const key = `mullion-scans:${input.name}`;

  useEffect(() => {
    const made = createScanQueue<Answer>({
      send: (scan) => latest.current.send(scan),
      settled: (scan, attempt) => {
        setUnsent(0);
        latest.current.settled(scan, attempt);
      },
      waiting: (scans) => {
        setUnsent(scans.length);
        scans.forEach((scan) => latest.current.waiting(scan));
      },
      changed: (scans) => sessionStorage.setItem(key, JSON.stringify(scans)),
    });
    queue.current = made;
    const before = keptOf(key).scans;
    for (const scan of before) {
      latest.current.taken(scan);
      made.add(scan);
    }
    addEventListener('online', made.retryNow);
    return () => {
      removeEventListener('online', made.retryNow);
      made.stop();
    };
  }, [key]);

  const add = useCallback((code: string) => {
    const scan: Scan = { id: uuid(), code, at: Date.now() };
    latest.current.taken(scan);
    queue.current?.add(scan);
  }, []);
  return { add, unsent };
};
