const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK_DETECTED = '40P01';
const PAUSE_MS = 300;
/** About ten minutes: somebody holds the table who must be found. */
const ATTEMPTS = 800;

export const sleepMs = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Does the work again while it fails because others hold locks; the pause lets those pass who waited behind it. */
export const untilUnlocked = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const { code } = error as { code?: string };
      if ((code !== LOCK_NOT_AVAILABLE && code !== DEADLOCK_DETECTED) || attempt === ATTEMPTS) throw error;
      await sleepMs(PAUSE_MS + Math.random() * PAUSE_MS);
    }
  }
};
