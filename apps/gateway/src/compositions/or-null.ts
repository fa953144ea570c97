import { log } from '@mullion/server-kit';

/** An answer that the others do not need: null when its owner refuses or is silent. */
export const orNull = async <T>(answer: Promise<T>): Promise<T | null> => {
  try {
    return await answer;
  } catch (error) {
    log().warn({ reason: String(error) }, 'an answer without one of its parts');
    return null;
  }
};

/** The forwarder itself waits longer than any page should, for a restart. */
const SOON_MS = 2_000;

/** The same, and null when the answer has not come soon: what is shown beside is not waited for. */
export const soonOrNull = async <T>(answer: Promise<T>, withinMs = SOON_MS): Promise<T | null> => {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), withinMs)));
  try {
    return await Promise.race([orNull(answer), silence]);
  } finally {
    clearTimeout(timer);
  }
};
