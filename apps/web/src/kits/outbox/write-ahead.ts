import type { AnyAct, Envelope } from './envelope';

const PREFIX = 'mullion.staged.';

/**
 * Notes an envelope at once, until the browser's store has it: that may wait for what other tabs write, and a page that
 * is loaded again meanwhile takes its own unfinished transactions along. Of this tab only, so that no other tab takes
 * up what is being written.
 */
export const stage = (envelope: Envelope<AnyAct>): void => {
  try {
    sessionStorage.setItem(PREFIX + envelope.id, JSON.stringify(envelope));
  } catch {
    // a closed storage, or one that photos have filled: the store alone keeps it
  }
};

export const clearWriteAhead = (id: string): void => {
  try {
    sessionStorage.removeItem(PREFIX + id);
  } catch {
    // it could not be noted either
  }
};

/** What this tab had taken and not kept when its page went away, oldest first. */
export const writtenAhead = <Act extends AnyAct>(): Envelope<Act>[] => {
  try {
    return Object.keys(sessionStorage)
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => JSON.parse(sessionStorage.getItem(key) ?? 'null') as Envelope<Act>)
      .toSorted((one, other) => one.at - other.at);
  } catch {
    return [];
  }
};
