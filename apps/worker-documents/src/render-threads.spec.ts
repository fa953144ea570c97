import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RenderThreads } from './render-threads';
import type { RenderInput } from './render-input';

/** A thread that answers with its own number, and fails or ends when its input says so. */
const THREAD = `
const { parentPort, threadId } = require('node:worker_threads');
parentPort.on('message', ({ kind }) => {
  if (kind === 'ends') process.exit(3);
  if (kind === 'hangs') for (;;);
  if (kind === 'grows') for (const kept = []; ; ) kept.push(new Array(1e5).fill(kept.length));
  if (kind === 'fails') return parentPort.postMessage({ kind: 'failed', error: 'no such font' });
  parentPort.postMessage({ kind: 'progress', progress: 0.5 });
  parentPort.postMessage({ kind: 'done', bytes: new Uint8Array([1]), name: String(threadId) });
});`;
const input = (kind = 'barcodes') => ({ kind }) as unknown as RenderInput;

describe('threads that render documents', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mullion-render-'));
  const file = path.join(folder, 'thread.cjs');
  let threads: RenderThreads;
  const render = async (kind?: string) => (await threads.render(input(kind), () => undefined)).name;
  beforeAll(() => writeFileSync(file, THREAD));
  afterAll(() => rmSync(folder, { recursive: true }));
  beforeEach(() => {
    threads = new RenderThreads(file);
  });
  afterEach(() => threads.close());

  it('EXP-01 are used again, and say how far they are', async () => {
    const progress: number[] = [];
    const first = await threads.render(input(), (part) => progress.push(part));
    expect(progress).toEqual([0.5]);
    expect(await render()).toBe(first.name);
  });

  it('EXP-01 are two where two documents are made at once, of which one stays', async () => {
    const [one, two] = await Promise.all([render(), render()]);
    expect(one).not.toBe(two);
    expect([one, two]).toContain(await render());
  });

  it('EXP-01 are other ones after one has failed or ended', async () => {
    const first = await render();
    await expect(render('fails')).rejects.toThrow('no such font');
    const second = await render();
    expect(second).not.toBe(first);
    await expect(render('ends')).rejects.toThrow('ended with 3');
    expect(await render()).not.toBe(second);
  });

  it('EXP-01 are ended when a document takes too long or too much memory, which it is told of; the next one is made', async () => {
    threads = new RenderThreads(file, { timeMs: 200 });
    await expect(render('hangs')).rejects.toMatchObject({ code: 'exports.too_large' });
    threads = new RenderThreads(file, { memory: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 } });
    await expect(render('grows')).rejects.toMatchObject({ code: 'exports.too_large' });
    expect(await render()).toEqual(expect.any(String));
  });

  it('EXP-01 end when nothing is asked of them', async () => {
    threads = new RenderThreads(file, { idleMs: 1 });
    const first = await render();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await render()).not.toBe(first);
  });
});
