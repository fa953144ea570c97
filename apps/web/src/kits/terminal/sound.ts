import { GAP_MS, type Note } from './rules/tones';

const VOLUME = 0.4;
const FADE_S = 0.012;
/** A low tone is as loud as a high one only with overtones: small loudspeakers do not give its ground note. */
const SQUARE_BELOW_HZ = 300;

/** What of Web Audio is used here. */
export type SoundContext = Pick<
  AudioContext,
  'state' | 'resume' | 'close' | 'currentTime' | 'createOscillator' | 'createGain' | 'destination'
>;

/**
 * Plays notes. A lock screen or a call leaves the context `interrupted` on iOS, and resuming that one stays silent: it
 * is thrown away and the next tone makes a new one. `make` gives none where the device has no sound.
 */
export const createSound = (make: () => SoundContext | null) => {
  let context: SoundContext | null = null;

  const ready = (): SoundContext | null => {
    const state = context?.state as string | undefined;
    if (context && (state === 'interrupted' || state === 'closed')) {
      void Promise.resolve(context.close()).catch(() => undefined);
      context = null;
    }
    context ??= make();
    if (context && (context.state as string) === 'suspended') void context.resume().catch(() => undefined);
    return context;
  };

  return {
    play: (notes: readonly Note[]): void => {
      const on = ready();
      if (!on) return;
      let start = on.currentTime + 0.005;
      for (const note of notes) {
        const oscillator = on.createOscillator();
        const gain = on.createGain();
        const end = start + note.ms / 1000;
        oscillator.type = note.hz < SQUARE_BELOW_HZ ? 'square' : 'sine';
        oscillator.frequency.value = note.hz;
        gain.gain.setValueAtTime(0, start);
        gain.gain.linearRampToValueAtTime(VOLUME, start + FADE_S);
        gain.gain.setValueAtTime(VOLUME, end - FADE_S);
        gain.gain.linearRampToValueAtTime(0, end);
        oscillator.connect(gain).connect(on.destination);
        oscillator.start(start);
        oscillator.stop(end);
        start = end + GAP_MS / 1000;
      }
    },
    /** The page was hidden, as by a lock screen: what was made before may be silent for good. */
    reset: (): void => {
      if (context) void Promise.resolve(context.close()).catch(() => undefined);
      context = null;
    },
  };
};
