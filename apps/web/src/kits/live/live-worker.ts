import { createLiveConnection, type LiveEvent } from './live-connection';

/** What a tab sends to the shared worker. */
export type TabMessage = { readonly kind: 'token'; readonly token: string } | { readonly kind: 'bye' };

// One worker for all tabs of a person: one stream a browser, however many tabs are open.
const ports = new Set<MessagePort>();
let lastState: LiveEvent | null = null;

const connection = createLiveConnection((change) => {
  if (change.kind !== 'message' && change.kind !== 'token-refused') lastState = change;
  for (const port of ports) port.postMessage(change);
});

(self as unknown as SharedWorkerGlobalScope).onconnect = (event) => {
  const port = event.ports[0];
  if (!port) return;
  ports.add(port);
  port.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind === 'token') connection.use(data.token);
    else {
      ports.delete(port);
      if (ports.size === 0) connection.stop();
    }
  };
  if (lastState) port.postMessage(lastState);
};
