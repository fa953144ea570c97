import { parentPort } from 'node:worker_threads';
import { render } from './render';
import type { RenderInput, RenderMessage, SheetsInput } from './render-input';
import { drawSheets } from './sheets/draw-sheets';

const post = (message: RenderMessage): void => parentPort?.postMessage(message);

const postProgress = (progress: number): void => post({ kind: 'progress', progress });

const made = async (input: RenderInput | SheetsInput): Promise<{ bytes: Uint8Array; name: string }> =>
  input.kind === 'template'
    ? { bytes: await drawSheets(input.template, input.facts, input, postProgress), name: input.name }
    : render(input, postProgress);

// one after the other: whoever sends the next has the answer to the last
parentPort?.on('message', (input: RenderInput | SheetsInput) => {
  made(input).then(
    ({ bytes, name }) => post({ kind: 'done', bytes, name }),
    (error: unknown) => post({ kind: 'failed', error: String((error as Error)?.stack ?? error) }),
  );
});
