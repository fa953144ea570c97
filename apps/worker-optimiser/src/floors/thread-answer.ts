import type { Worker } from 'node:worker_threads';

/**
 * The first message of a thread that is its answer; rejects when the thread fails, ends without one or says nothing in
 * time, and then ends it.
 */
export const threadAnswer = <T>(
  thread: Pick<Worker, 'on' | 'terminate'>,
  limitMs: number,
  isAnswer: (message: T) => boolean = () => true,
): Promise<T> =>
  new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`the thread gave no answer within ${limitMs} ms`));
      void thread.terminate();
    }, limitMs);
    const finish = (end: () => void): void => {
      clearTimeout(timer);
      end();
    };
    thread.on('message', (message: T) => isAnswer(message) && finish(() => resolve(message)));
    thread.on('error', (error: Error) => finish(() => reject(error)));
    thread.on('exit', (code: number) => finish(() => reject(new Error(`the thread ended with ${code} and no answer`))));
  });
