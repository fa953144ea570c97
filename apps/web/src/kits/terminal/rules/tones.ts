import type { SignalName } from '../verdict';

/** One tone: how high, how long. */
export interface Note {
  readonly hz: number;
  readonly ms: number;
}

/** Between two notes. */
export const GAP_MS = 50;

/**
 * Told apart without looking, by pitch and by rhythm: one short high tone for good, one long low one for bad, two
 * middle ones for "look again", a rising pair for something opened, a falling one for what was taken back, three rising
 * ones for a finished whole, a soft click for "read, asking".
 */
export const TONES: Readonly<Partial<Record<SignalName, readonly Note[]>>> = {
  ok: [{ hz: 1318, ms: 110 }],
  complete: [
    { hz: 784, ms: 90 },
    { hz: 1047, ms: 90 },
    { hz: 1568, ms: 220 },
  ],
  info: [
    { hz: 880, ms: 80 },
    { hz: 1175, ms: 90 },
  ],
  warn: [
    { hz: 660, ms: 110 },
    { hz: 660, ms: 110 },
  ],
  bad: [{ hz: 196, ms: 520 }],
  undone: [
    { hz: 1175, ms: 80 },
    { hz: 880, ms: 90 },
  ],
  // read, not answered yet: received, but neither accepted nor refused
  pending: [{ hz: 440, ms: 40 }],
};

/** Milliseconds of vibration and rest. */
export const VIBRATIONS: Readonly<Partial<Record<SignalName, readonly number[]>>> = {
  ok: [60],
  complete: [60, 60, 60, 60, 120],
  info: [40, 40, 40],
  warn: [90, 70, 90],
  bad: [400],
  undone: [40],
  pending: [30],
};
