import type { VerdictTone } from './verdict';

interface Note {
  readonly hz: number;
  readonly ms: number;
}
/** Distinguishable without looking: one high, two middle, one long low tone; a pallet opened is a rising pair, a scan that was read one soft click. */
const TONES: Partial<Record<VerdictTone, readonly Note[]>> = {
  ok: [{ hz: 1318, ms: 110 }],
  info: [
    { hz: 880, ms: 80 },
    { hz: 1175, ms: 90 },
  ],
  warn: [
    { hz: 660, ms: 110 },
    { hz: 660, ms: 110 },
  ],
  bad: [{ hz: 196, ms: 520 }],
  // read, not answered yet: received, but neither accepted nor refused
  pending: [{ hz: 440, ms: 40 }],
};
const VIBRATIONS: Partial<Record<VerdictTone, number[]>> = { ok: [60], info: [40, 40, 40], warn: [90, 70, 90], bad: [400], pending: [30] };
const GAP_MS = 50;
const VOLUME = 0.22;
const FADE_S = 0.012;

let context: AudioContext | null = null;

/** Tone and vibration of a verdict; a device without either stays silent. */
export const signal = (tone: VerdictTone): void => {
  const vibration = VIBRATIONS[tone];
  if (vibration && 'vibrate' in navigator) navigator.vibrate(vibration);
  const notes = TONES[tone];
  if (!notes || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume();
  let start = context.currentTime + 0.005;
  for (const note of notes) {
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    const end = start + note.ms / 1000;
    oscillator.type = tone === 'bad' ? 'square' : 'sine';
    oscillator.frequency.value = note.hz;
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(VOLUME, start + FADE_S);
    gain.gain.setValueAtTime(VOLUME, end - FADE_S);
    gain.gain.linearRampToValueAtTime(0, end);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(end);
    start = end + GAP_MS / 1000;
  }
};
