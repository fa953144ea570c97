import { parentPort, workerData } from 'node:worker_threads';
import { render } from './render';
import type { RenderInput, RenderMessage, SheetsInput } from './render-input';
import { drawSheets } from './sheets/draw-sheets';

const tell = (message: RenderMessage): void => parentPort?.postMessage(message);

const tellProgress = (progress: number): void => tell({ kind: 'progress', progress });

const made = async (input: RenderInput | SheetsInput): Promise<{ bytes: Uint8Array; name: string }> =>
  input.kind === 'template'
    ? { bytes: await drawSheets(input.template, input.facts, input, tellProgress), name: input.name }
    : render(input, tellProgress);

void made(workerData as RenderInput | SheetsInput).then(({ bytes, name }) => tell({ kind: 'done', bytes, name }));
