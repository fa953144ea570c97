import type { OptimiserMessage, OptimiserRequest } from '@mullion/packing-optimiser';

export interface SearchHere {
  /** Ends the search at once; what was heard so far stays. */
  stop(): void;
}

/** Searches in a Web Worker of this browser. `onMessage` hears of better plans, then of the last one; `onFailure` of a worker that broke. */
export const searchHere = (
  request: OptimiserRequest,
  onMessage: (message: OptimiserMessage) => void,
  onFailure: () => void,
): SearchHere => {
  const worker = new Worker(new URL('./optimiser.worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = (event: MessageEvent<OptimiserMessage>) => {
    onMessage(event.data);
    if (event.data.type === 'done') worker.terminate();
  };
  worker.onerror = () => {
    worker.terminate();
    onFailure();
  };
  worker.postMessage(request);
  return { stop: () => worker.terminate() };
};
