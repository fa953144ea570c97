import type { OptimiserMessage, OptimiserRequest } from '@mullion/packing-optimiser';

export interface SearchHere {
  /** Ends the search at once; what was heard so far stays. */
  stop(): void;
}

/** What a worker is sent. Nobody hears of a warm-up: it only has the browser compile the search. */
export interface SearchMessage {
  readonly request: OptimiserRequest;
  readonly isWarmUp: boolean;
}

let spare: Worker | null = null;

const newWorker = (): Worker => new Worker(new URL('./optimiser.worker.ts', import.meta.url), { type: 'module' });

const say = (worker: Worker, message: SearchMessage): void => worker.postMessage(message);

/** Has a worker at hand that is loaded and has searched a little like `request`: the next search is fast from its first moment. */
export const prepareSearch = (request: OptimiserRequest): void => {
  if (spare) return;
  spare = newWorker();
  say(spare, { request, isWarmUp: true });
};

/** Lets the worker at hand go. */
export const forgetSearch = (): void => {
  spare?.terminate();
  spare = null;
};

/** Searches in a Web Worker of this browser. `onMessage` hears of better plans, then of the last one; `onFailure` of a worker that broke. */
export const searchHere = (
  request: OptimiserRequest,
  onMessage: (message: OptimiserMessage) => void,
  onFailure: () => void,
): SearchHere => {
  const worker = spare ?? newWorker();
  spare = null;
  worker.onmessage = (event: MessageEvent<OptimiserMessage>) => {
    onMessage(event.data);
    if (event.data.type === 'done') worker.terminate();
  };
  worker.onerror = () => {
    worker.terminate();
    onFailure();
  };
  say(worker, { request, isWarmUp: false });
  return { stop: () => worker.terminate() };
};
