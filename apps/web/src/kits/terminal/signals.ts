import { TONES, VIBRATIONS } from './rules/tones';
import { createSound } from './sound';
import type { SignalName } from './verdict';

const sound = createSound(() => (typeof AudioContext === 'undefined' ? null : new AudioContext()));
if (typeof document !== 'undefined')
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sound.reset();
  });

/** Tone and vibration of a verdict; a device without either stays silent. */
export const signal = (name: SignalName): void => {
  const vibration = VIBRATIONS[name];
  if (vibration && 'vibrate' in navigator) navigator.vibrate([...vibration]);
  const notes = TONES[name];
  if (notes) sound.play(notes);
};
