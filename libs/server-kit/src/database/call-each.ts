import { log } from '../logging/log';

/**
 * Calls all of them: what they are called for has been committed, so whatever one throws is logged and changes nothing.
 */
export const callEach = <Args extends readonly unknown[]>(
  callbacks: Iterable<(...args: Args) => void>,
  ...args: Args
): void => {
  for (const callback of callbacks) {
    try {
      callback(...args);
    } catch (error) {
      log().error({ err: error }, 'what follows a commit failed');
    }
  }
};
