import { isBadgeCode } from '@mullion/contracts';

type Heard = (code: string) => void;

/** The last that listens hears it. */
let listeners: readonly Heard[] = [];
/** Hears what nobody else listens for. */
let otherwise: Heard | null = null;
let paused = 0;

/** Badges that are scanned on whichever page; only where somebody signs in by them. */
export const badges = {
  /** For as long as a page or a layer over it asks for a badge. @returns how to stop */
  listen: (heard: Heard): (() => void) => {
    listeners = [...listeners, heard];
    return () => {
      listeners = listeners.filter((one) => one !== heard);
    };
  },
  /** For every page of a terminal. @returns how to stop */
  listenOtherwise: (heard: Heard): (() => void) => {
    otherwise = heard;
    return () => {
      if (otherwise === heard) otherwise = null;
    };
  },
  /** True when the code is a badge that somebody listens for: it is nothing else then, and kept nowhere. */
  take: (code: string): boolean => {
    const heard = listeners.at(-1) ?? otherwise;
    if (heard === null || !isBadgeCode(code)) return false;
    heard(code.trim().toUpperCase());
    return true;
  },
  /** Pages that read codes wait while somebody chooses who works. @returns how to go on */
  pauseScans: (): (() => void) => {
    paused += 1;
    return () => void (paused -= 1);
  },
  areScansPaused: (): boolean => paused > 0,
};
