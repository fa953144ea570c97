import { parentPort, workerData } from 'node:worker_threads';
import { render } from './render';
import type { RenderInput, RenderMessage } from './render-input';

const tell = (message: RenderMessage): void => parentPort?.postMessage(message);

void render(workerData as RenderInput, (progress) => tell({ kind: 'progress', progress })).then(({ bytes, name }) =>
  tell({ kind: 'done', bytes, name }),
);
