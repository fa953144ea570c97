import type { Envelope } from './envelope';

const PREFIX = 'mullion.staged.';

/** Bytes of photos cannot be written down like this; they are kept by the store alone. */
const hasPhoto = ({ act }: Envelope): boolean => 'photo' in act && act.photo !== null && act.photo !== undefined;

/**
 * Notes an envelope at once, until the browser's store has it: that may wait for what other tabs write, and a page that is loaded again meanwhile takes
 * its own unfinished transactions along. Of this tab only, so that no other tab takes up what is being written.
 */
export const stage = (envelope: Envelope): void => {
  try {
    if (!hasPhoto(envelope)) sessionStorage.setItem(PREFIX + envelope.id, JSON.stringify(envelope));
  } catch {
    // a full or closed storage: the store alone keeps it
  }
};

export const unstage = (id: string): void => {
  try {
    sessionStorage.removeItem(PREFIX + id);
  } catch {
    // it could not be noted either
  }
};

/** What this tab had taken and not kept when its page went away, oldest first. */
export const stagedEnvelopes = (): Envelope[] => {
  try {
    return Object.keys(sessionStorage)
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => JSON.parse(sessionStorage.getItem(key) ?? 'null') as Envelope)
      .toSorted((one, other) => one.at - other.at);
  } catch {
    return [];
  }
};
