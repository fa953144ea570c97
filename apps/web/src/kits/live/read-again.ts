import { liveEntities } from '@mullion/contracts';
import { backoffMs } from '../http/backoff';
import { baseApi } from '../api/base-api';
import { store } from '../api/store';
import { stalePurged } from '../api/live-slice';

const SPREAD_MS = 2_000;
const everything = liveEntities.map((type) => ({ type }));

interface Reader {
  readonly initiate: (
    args: unknown,
    options: { readonly subscribe: false; readonly forceRefetch: true },
  ) => Parameters<typeof store.dispatch>[0];
}

/** Asks again for the reads that were behind, and for nothing else. */
const readStale = (): void => {
  const { api, live } = store.getState();
  const queries = api.queries as Readonly<
    Record<
      string,
      { readonly endpointName?: string; readonly originalArgs?: unknown; readonly status: string } | undefined
    >
  >;
  for (const key of Object.keys(live.stale)) {
    const query = queries[key];
    const reader = (baseApi.endpoints as Readonly<Record<string, Reader>>)[query?.endpointName ?? ''];
    if (!query || !reader) store.dispatch(stalePurged(key));
    else if (query.status !== 'pending')
      store.dispatch(reader.initiate(query.originalArgs, { subscribe: false, forceRefetch: true }));
  }
};

/** Does something once the page is seen, and only once however often it was asked for meanwhile. */
const whenSeen = (act: () => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waits = false;
  const go = () => {
    timer = undefined;
    if (document.hidden) waits = true;
    else act();
  };
  const seen = () => {
    if (document.hidden || !waits) return;
    waits = false;
    act();
  };
  document.addEventListener('visibilitychange', seen);
  return {
    in: (ms: number): void => {
      timer ??= setTimeout(go, ms);
    },
    stop: (): void => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
    },
  };
};

/**
 * Reads that have to be made again. They are spread over time, because thousands of browsers get the same change; a
 * hidden page waits.
 */
export const createReadAgain = () => {
  const stale = whenSeen(readStale);
  const all = whenSeen(() => store.dispatch(baseApi.util.invalidateTags(everything)));
  return {
    /** Answers were behind so often in a row. */
    stale: (times: number): void => stale.in(backoffMs(times + 1)),
    /** Anything may have changed. */
    everything: (): void => all.in(Math.random() * SPREAD_MS),
    stop: (): void => {
      stale.stop();
      all.stop();
    },
  };
};
