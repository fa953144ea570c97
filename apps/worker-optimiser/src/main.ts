import { availableParallelism } from 'node:os';
import path from 'node:path';
import { bootWorker } from '@mullion/server-kit';
import { z } from 'zod';
import { floorQueue } from './floors/arrange-floor';
import { optimiserQueues } from './queues';

/** A container often sees all cores of its host but may use a few. */
const MOST_THREADS = 4;
const config = { OPTIMISER_THREADS: z.coerce.number().int().min(1).max(64).optional() };
const asked = config.OPTIMISER_THREADS.safeParse(process.env['OPTIMISER_THREADS'] || undefined);
const search = {
  threadFile: path.join(__dirname, 'optimise.worker.cjs'),
  // one core is left to the rest of the machine
  threads: asked.data ?? Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1)),
};

void bootWorker({ name: 'worker-optimiser', queues: [...optimiserQueues(search), floorQueue], config });
