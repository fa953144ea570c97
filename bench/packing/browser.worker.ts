import { runOptimiser, type OptimiserMessage, type OptimiserRequest } from '@mullion/packing-optimiser';

/** A Web Worker as the type checker of the servers' side does not know it. */
interface WorkerScope {
  onmessage:
    | ((event: { readonly data: { readonly request: OptimiserRequest; readonly isWarmUp: boolean } }) => void)
    | null;
  postMessage(message: OptimiserMessage | null): void;
}
const scope = globalThis as unknown as WorkerScope;

// a warm-up is over with one empty message
scope.onmessage = ({ data: { request, isWarmUp } }) => {
  runOptimiser(request, (message) => {
    if (!isWarmUp) scope.postMessage(message);
  });
  if (isWarmUp) scope.postMessage(null);
};
