import { isBadgeCode } from '@mullion/contracts';

type BadgeListener = (code: string) => void;

/** The last one added gets the badge. */
let listeners: readonly BadgeListener[] = [];
/** Gets it when there is no other. */
let fallback: BadgeListener | null = null;
let paused = 0;

/** Badges that are scanned on whichever page; only where somebody signs in by them. */
export const badges = {
  /** For as long as a page or a layer over it asks for a badge. @returns how to stop */
  listen: (listener: BadgeListener): (() => void) => {
    listeners = [...listeners, listener];
    return () => {
      listeners = listeners.filter((one) => one !== listener);
    };
  },
  /** For every page of a terminal. @returns how to stop */
  listenAsFallback: (listener: BadgeListener): (() => void) => {
    fallback = listener;
    return () => {
      if (fallback === listener) fallback = null;
    };
  },
  /** True when the code is a badge that somebody listens for: it is nothing else then, and kept nowhere. */
  take: (code: string): boolean => {
    const listener = listeners.at(-1) ?? fallback;
    if (listener === null || !isBadgeCode(code)) return false;
    listener(code.trim().toUpperCase());
    return true;
  },
  /** Pages that read codes wait while somebody chooses who works. @returns how to go on */
  pauseScans: (): (() => void) => {
    paused += 1;
    return () => void (paused -= 1);
  },
  areScansPaused: (): boolean => paused > 0,
};
