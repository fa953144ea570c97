import { parentPort, workerData } from 'node:worker_threads';
import type { FloorInstance } from '@mullion/contracts';
import { planFloors } from './plan-floors';

parentPort?.postMessage(planFloors(workerData as FloorInstance));
