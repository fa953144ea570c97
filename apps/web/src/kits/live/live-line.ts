import { createLiveConnection, type LiveEvent } from './live-connection';
import type { TabMessage } from './live-worker';

/** A tab's end of the browser's one stream. */
export interface LiveLine {
  use: (token: string) => void;
  close: () => void;
}

/** By shared worker; where there is none, the tab that holds a lock keeps the stream and informs the others. */
export const openLiveLine = (person: string, publish: (event: LiveEvent) => void): LiveLine => {
  if (typeof SharedWorker !== 'undefined') return workerLine(person, publish);
  return globalThis.navigator?.locks && typeof BroadcastChannel !== 'undefined'
    ? leaderLine(person, publish)
    : ownLine(publish);
};

const workerLine = (person: string, publish: (event: LiveEvent) => void): LiveLine => {
  const worker = new SharedWorker(new URL('./live-worker.ts', import.meta.url), {
    type: 'module',
    name: `mullion-live-${person}`,
  });
  const post = (message: TabMessage) => worker.port.postMessage(message);
  worker.port.onmessage = ({ data }: MessageEvent<LiveEvent>) => publish(data);
  worker.port.start();
  const bye = () => post({ kind: 'bye' });
  addEventListener('pagehide', bye);
  return {
    use: (token) => post({ kind: 'token', token }),
    close: () => {
      removeEventListener('pagehide', bye);
      bye();
      worker.port.close();
    },
  };
};

const leaderLine = (person: string, publish: (event: LiveEvent) => void): LiveLine => {
  const channel = new BroadcastChannel(`mullion-live-${person}`);
  channel.onmessage = ({ data }: MessageEvent<LiveEvent>) => publish(data);
  const over = new AbortController();
  let latest: string | null = null;
  let connection: ReturnType<typeof createLiveConnection> | null = null;
  const lead = () => {
    connection = createLiveConnection((event) => {
      publish(event);
      if (event.kind !== 'token-refused') channel.postMessage(event);
    });
    if (latest) connection.use(latest);
    return new Promise<void>((resolve) => over.signal.addEventListener('abort', () => resolve()));
  };
  navigator.locks.request(`mullion-live-${person}`, { signal: over.signal }, lead).catch(() => undefined);
  return {
    use: (token) => {
      latest = token;
      connection?.use(token);
    },
    close: () => {
      connection?.stop();
      over.abort();
      channel.close();
    },
  };
};

const ownLine = (publish: (event: LiveEvent) => void): LiveLine => {
  const connection = createLiveConnection(publish);
  return { use: connection.use, close: connection.stop };
};
