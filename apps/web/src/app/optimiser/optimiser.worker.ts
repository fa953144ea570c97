import { runOptimiser } from '@mullion/packing-optimiser';
import type { SearchMessage } from './search-here';

// A search never gives its thread back, so it has one of its own; who has enough of it ends the worker.
addEventListener('message', ({ data }: MessageEvent<SearchMessage>) =>
  runOptimiser(data.request, (message) => {
    if (!data.isWarmUp) postMessage(message);
  }),
);
