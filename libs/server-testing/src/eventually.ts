const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 200;
const GROWTH = 1.3;

/**
 * Tries until it no longer throws; after `withinMs` the last error is thrown. Gives what it gave. The default only ends
 * what never comes: machines may be slow. What takes long is tried less and less often, because a try may ask many
 * services and compare all that they say.
 */
export const eventually = async <T>(
  work: () => Promise<T> | T,
  withinMs = 90_000,
  firstPauseMs = FIRST_PAUSE_MS,
): Promise<T> => {
  const deadline = Date.now() + withinMs;
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * GROWTH, LONGEST_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
};
