import { Worker } from 'node:worker_threads';
import { threadAnswer } from './thread-answer';

const threadOf = (code: string): Worker => new Worker(code, { eval: true });

describe('the answer of a search thread', () => {
  it('is its first message', async () => {
    expect(await threadAnswer(threadOf(`require('node:worker_threads').parentPort.postMessage(7)`), 60_000)).toBe(7);
  });

  it('fails with the thread, and when it ends without one', async () => {
    await expect(threadAnswer(threadOf(`throw new Error('broken')`), 60_000)).rejects.toThrow('broken');
    await expect(threadAnswer(threadOf(''), 60_000)).rejects.toThrow('no answer');
  });

  it('is not waited for without end: a thread that hangs is ended', async () => {
    const thread = threadOf('for (;;);');
    const ended = new Promise((resolve) => thread.on('exit', resolve));
    await expect(threadAnswer(thread, 50)).rejects.toThrow('within 50 ms');
    await ended;
  });
});
