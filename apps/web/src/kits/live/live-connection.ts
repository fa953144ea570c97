import { liveMissedMs, type LiveServerMessage } from '@mullion/contracts';
import { backoffMs } from '../http/backoff';
import { createEventParser } from './event-stream';

/**
 * The gateway sends a heartbeat every 15 s (docs/architecture.md, rule 13); after two missed ones the connection counts
 * as lost.
 */
const SILENCE_MS = 35_000;
/**
 * A refused token is usually renewed in a moment, which is not worth a word; after this time the connection counts as
 * lost.
 */
const RENEWAL_MS = 5_000;
/** The first reads of a page may have begun so long before its connection was made. */
const READS_BEFORE_MS = 5_000;

export type LiveEvent =
  | { readonly kind: 'message'; readonly message: LiveServerMessage }
  | { readonly kind: 'connected'; readonly at: number }
  | { readonly kind: 'alive'; readonly at: number }
  | { readonly kind: 'lost'; readonly at: number }
  /** The token was refused; a tab has to renew it. */
  | { readonly kind: 'token-refused'; readonly token: string };

/** What the connection needs of its surroundings. */
interface LiveWorld {
  readonly fetch: typeof fetch;
  readonly later: (act: () => void, ms: number) => () => void;
}
const browser: LiveWorld = {
  fetch: (...args) => fetch(...args),
  later: (act, ms) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};

/**
 * One stream to the gateway, kept open until stopped; it begins with what has changed since the page was opened. After
 * every gap it says `refetch`, because anything may have happened meanwhile.
 */
export const createLiveConnection = (
  publish: (event: LiveEvent) => void,
  { fetch: ask, later }: LiveWorld = browser,
) => {
  let token: string | null = null;
  let running: AbortController | null = null;
  let cancelRetry = (): void => undefined;
  let cancelLost: (() => void) | null = null;
  let failures = 0;
  let everConnected = false;
  const madeAt = Date.now();
  const refused = new Set<string>();

  const read = async (body: ReadableStream<Uint8Array>, alive: () => void) => {
    const parse = createEventParser((message) => publish({ kind: 'message', message }));
    const decoder = new TextDecoder();
    const reader = body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      alive();
      publish({ kind: 'alive', at: Date.now() });
      parse(decoder.decode(value, { stream: true }));
    }
  };

  const awaitRenewal = (): void => {
    cancelLost ??= later(() => publish({ kind: 'lost', at: Date.now() }), RENEWAL_MS);
  };
  const endWait = (): void => {
    cancelLost?.();
    cancelLost = null;
  };

  const connect = async () => {
    const used = token;
    if (used === null || running) return;
    const abort = new AbortController();
    running = abort;
    let cancelWatch = later(() => abort.abort(), SILENCE_MS);
    const alive = () => {
      cancelWatch();
      cancelWatch = later(() => abort.abort(), SILENCE_MS);
    };
    try {
      const missed = everConnected ? '' : `?${liveMissedMs}=${Date.now() - madeAt + READS_BEFORE_MS}`;
      const response = await ask(`/api/live${missed}`, {
        headers: { authorization: `Bearer ${used}`, accept: 'text/event-stream' },
        signal: abort.signal,
        cache: 'no-store',
      });
      if (response.status === 401) {
        refused.add(used);
        if (running === abort) running = null;
        publish({ kind: 'token-refused', token: used });
        awaitRenewal();
        if (token === used) token = null;
        // another tab has offered its own meanwhile
        else void connect();
        return;
      }
      if (!response.ok || !response.body) throw new Error(`live ${response.status}`);
      failures = 0;
      endWait();
      publish({ kind: 'connected', at: Date.now() });
      if (everConnected) publish({ kind: 'message', message: { kind: 'refetch' } });
      everConnected = true;
      await read(response.body, alive);
    } catch {
      // a broken connection: reported and tried again below
    } finally {
      cancelWatch();
    }
    if (running !== abort) return;
    running = null;
    // the gateway ends a stream with its token every quarter of an hour: only a failed second try is worth a word
    if (failures > 0) publish({ kind: 'lost', at: Date.now() });
    failures += 1;
    cancelRetry = later(() => void connect(), backoffMs(failures));
  };

  return {
    /** Starts, or goes on with a renewed token at the next connection; a token that was refused is not tried again. */
    use: (next: string): void => {
      if (next === token || refused.has(next)) return;
      token = next;
      cancelRetry();
      void connect();
    },
    stop: (): void => {
      cancelRetry();
      endWait();
      token = null;
      const was = running;
      running = null;
      was?.abort();
    },
  };
};
