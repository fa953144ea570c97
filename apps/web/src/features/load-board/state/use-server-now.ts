import { useNow } from '../../../kits/elements/use-now';

/** This moment by the server's clock, a minute old at most: a display's own clock may be an hour wrong. */
export const useServerNow = (serverNow: string | undefined, readAt: number | undefined): number => {
  const now = useNow();
  if (serverNow === undefined || readAt === undefined) return now;
  const ahead = Date.parse(serverNow) - readAt;
  // what was read after the last tick is newer than it
  return Math.max(now, readAt) + ahead;
};
