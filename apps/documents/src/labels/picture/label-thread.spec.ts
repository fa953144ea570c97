import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LabelTask } from './draw-label';
import { LabelThread } from './label-thread';

/** Answers with its own number; hangs or fails when its task says so. */
const THREAD = `
const { parentPort, threadId } = require('node:worker_threads');
parentPort.on('message', ({ kind }) => {
  if (kind === 'hangs') for (;;);
  if (kind === 'ends') process.exit(3);
  parentPort.postMessage(kind === 'fails' ? { failed: 'no such letter' } : { dots: threadId });
});`;

describe('the thread that draws labels', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mullion-label-'));
  const file = path.join(folder, 'thread.cjs');
  let labels: LabelThread;
  const draw = (kind = 'rack') => labels.draw({ company: 1, person: 'a' }, { kind } as unknown as LabelTask);
  beforeAll(() => writeFileSync(file, THREAD));
  afterAll(() => rmSync(folder, { recursive: true }));
  afterEach(() => labels.close());

  it('is one for labels asked for at once, also after one of them could not be drawn', async () => {
    labels = new LabelThread(file);
    const [first, failed, last] = await Promise.allSettled([draw(), draw('fails'), draw()]);
    expect(failed).toMatchObject({ status: 'rejected', reason: { message: 'no such letter' } });
    expect(first).toMatchObject({ status: 'fulfilled', value: expect.any(Number) });
    expect(last).toEqual(first);
  });

  it('is another one after a label took too long, or ended it', async () => {
    labels = new LabelThread(file, 200);
    await expect(draw('hangs')).rejects.toThrow('took more than 200 ms');
    labels = new LabelThread(file);
    const first = await draw();
    await expect(draw('ends')).rejects.toThrow('ended');
    expect(await draw()).not.toBe(first);
  });
});
