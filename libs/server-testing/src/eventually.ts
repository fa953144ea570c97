const STEP_MS = 20;

/** Tries until it no longer throws; after `withinMs` the last error is thrown. Gives what it gave. The default only ends what never comes: machines may be slow. */
export const eventually = async <T>(work: () => Promise<T> | T, withinMs = 90_000): Promise<T> => {
  const deadline = Date.now() + withinMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, STEP_MS));
    }
  }
};
