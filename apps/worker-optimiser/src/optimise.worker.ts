import { parentPort, workerData } from 'node:worker_threads';
import { runOptimiser, type OptimiserRequest } from '@mullion/packing-optimiser';

// A thread of its own: the search never gives the event loop back, and BullMQ's lock must be renewed meanwhile.
runOptimiser(workerData as OptimiserRequest, (message) => parentPort?.postMessage(message));
