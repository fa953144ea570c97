import { isBadgeCode } from '@mullion/contracts';

let listener: ((code: string) => void) | null = null;
let paused = 0;

/** Badges that are scanned on whichever page; only where somebody signs in by them. */
export const badges = {
  /** @returns how to stop */
  listen: (heard: (code: string) => void): (() => void) => {
    listener = heard;
    return () => {
      if (listener === heard) listener = null;
    };
  },
  /** True when the code is a badge that somebody listens for: it is nothing else then, and kept nowhere. */
  take: (code: string): boolean => {
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
