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
