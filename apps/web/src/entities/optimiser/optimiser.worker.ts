import { runOptimiser, type OptimiserRequest } from '@mullion/packing-optimiser';

// A search never gives its thread back, so it has one of its own; who has enough of it ends the worker.
addEventListener('message', ({ data }: MessageEvent<OptimiserRequest>) =>
  runOptimiser(data, (message) => postMessage(message)),
);
