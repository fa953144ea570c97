import type { LiveServerMessage } from '@mullion/contracts';
import { createEventParser } from './event-stream';

/** The gateway sends a sign of life every 15 s (docs/architecture.md, rule 13); two missed ones mean the line is dead. */
const SILENCE_MS = 35_000;
const RETRY_MS = [500, 1_000, 2_000, 5_000, 10_000] as const;

export type LiveNews =
  | { readonly kind: 'message'; readonly message: LiveServerMessage }
  | { readonly kind: 'connected'; readonly at: number }
  | { readonly kind: 'alive'; readonly at: number }
  | { readonly kind: 'lost'; readonly at: number }
  /** The token was refused; a tab has to renew it. */
  | { readonly kind: 'token-refused'; readonly token: string };

/** One stream to the gateway, kept open until stopped; after every gap it says `refetch`, because anything may have happened meanwhile. */
export const createLiveConnection = (tell: (news: LiveNews) => void) => {
  let token: string | null = null;
  let running: AbortController | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let everConnected = false;

  const read = async (body: ReadableStream<Uint8Array>, abort: AbortController) => {
    const parse = createEventParser();
    const decoder = new TextDecoder();
    const reader = body.getReader();
    let watchdog: ReturnType<typeof setTimeout> | undefined;
    const rearm = () => {
      clearTimeout(watchdog);
      watchdog = setTimeout(() => abort.abort(), SILENCE_MS);
    };
    try {
      for (;;) {
        rearm();
        const { done, value } = await reader.read();
        if (done) return;
        tell({ kind: 'alive', at: Date.now() });
        for (const item of parse(decoder.decode(value, { stream: true })))
          if (item.kind === 'message') tell({ kind: 'message', message: item.message });
      }
    } finally {
      clearTimeout(watchdog);
    }
  };

  const connect = async () => {
    const used = token;
    if (used === null || running) return;
    const abort = new AbortController();
    running = abort;
    try {
      const response = await fetch('/api/live', {
        headers: { authorization: `Bearer ${used}`, accept: 'text/event-stream' },
        signal: abort.signal,
        cache: 'no-store',
      });
      if (response.status === 401) {
        running = null;
        token = null;
        return tell({ kind: 'token-refused', token: used });
      }
      if (!response.ok || !response.body) throw new Error(`live ${response.status}`);
      failures = 0;
      tell({ kind: 'connected', at: Date.now() });
      if (everConnected) tell({ kind: 'message', message: { kind: 'refetch' } });
      everConnected = true;
      await read(response.body, abort);
    } catch {
      // a broken line: told and tried again below
    }
    if (running !== abort) return;
    running = null;
    // the gateway ends a stream with its token every quarter of an hour: only a failed second try is worth a word
    if (failures > 0) tell({ kind: 'lost', at: Date.now() });
    retry = setTimeout(() => void connect(), RETRY_MS[Math.min(failures++, RETRY_MS.length - 1)]);
  };

  return {
    /** Starts, or goes on with a renewed token at the next connection. */
    use: (next: string): void => {
      if (next === token) return;
      token = next;
      clearTimeout(retry);
      void connect();
    },
    stop: (): void => {
      clearTimeout(retry);
      token = null;
      const was = running;
      running = null;
      was?.abort();
    },
  };
};
