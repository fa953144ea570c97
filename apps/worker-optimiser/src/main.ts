import path from 'node:path';
import { bootWorker } from '@mullion/server-kit';
import { floorQueue } from './floors/arrange-floor';
import { optimiserQueues } from './queues';

void bootWorker({ name: 'worker-optimiser', queues: [...optimiserQueues(path.join(__dirname, 'optimise.worker.cjs')), floorQueue] });
