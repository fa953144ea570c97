import { isRetryable } from '../errors/database-errors';

const MAX_TRIES = 4;

/** Runs work again after a serialization failure or deadlock, at most three times, with a growing random pause. */
export const retrying = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work();
    } catch (error) {
      if (tried >= MAX_TRIES || !isRetryable(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * tried));
    }
  }
};
