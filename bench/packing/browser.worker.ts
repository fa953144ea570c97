import { runOptimiser, type OptimiserMessage, type OptimiserRequest } from '@mullion/packing-optimiser';

/** A Web Worker as the type checker of the servers' side does not know it. */
interface WorkerScope {
  onmessage: ((event: { readonly data: OptimiserRequest }) => void) | null;
  postMessage(message: OptimiserMessage): void;
}
const scope = globalThis as unknown as WorkerScope;

scope.onmessage = ({ data }) => runOptimiser(data, (message) => scope.postMessage(message));
