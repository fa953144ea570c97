import { parentPort } from 'node:worker_threads';
import { drawLabel, type LabelTask } from './draw-label';

parentPort?.on('message', (task: LabelTask) => {
  drawLabel(task).then(
    (dots) => parentPort?.postMessage({ dots }),
    (error: unknown) => parentPort?.postMessage({ failed: String((error as Error)?.stack ?? error) }),
  );
});
