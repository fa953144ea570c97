import { useState } from 'react';
import { VolumeUp } from '@blueprintjs/icons';
import { Note } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { signal } from './signals';

const KEY = 'mullion-sound-heard';
/** A shift and its overtime. */
const SHIFT_MS = 10 * 60 * 60 * 1000;

const heardBy = (person: string): boolean => {
  try {
    const [who, at] = (localStorage.getItem(KEY) ?? '').split('|');
    return who === person && Date.now() - Number(at) < SHIFT_MS;
  } catch {
    return false;
  }
};
const remember = (person: string): void => {
  try {
    localStorage.setItem(KEY, `${person}|${Date.now()}`);
  } catch {
    // asked again with the next page
  }
};

/**
 * Once a shift and person: is the good and the bad tone heard here? A strip above the page, in nobody's way: scanning
 * goes on.
 */
export const SoundCheck = ({ person }: { person: string }) => {
  const { t } = useTranslation('scanners');
  const [isDone, setIsDone] = useState(() => heardBy(person));
  const [step, setStep] = useState<'ask' | 'played' | 'silent'>('ask');
  if (isDone || person === '') return null;
  const play = () => {
    signal('ok');
    setTimeout(() => signal('bad'), 500);
    setStep('played');
  };
  const heard = () => {
    remember(person);
    setIsDone(true);
  };
  return (
    <Note tone={step === 'silent' ? 'warn' : 'info'}>
      <span className="sound-check">
        {t(`sound.${step}`)}
        <span className="sp" />
        <button type="button" className="bp6-button" onClick={play}>
          <VolumeUp size={16} aria-hidden />
          <span className="bp6-button-text">{t(step === 'ask' ? 'sound.play' : 'sound.again')}</span>
        </button>
        {step === 'played' && (
          <button type="button" className="bp6-button" onClick={() => setStep('silent')}>
            {t('sound.no')}
          </button>
        )}
        {step !== 'ask' && (
          <button type="button" className="bp6-button" onClick={heard}>
            {t('sound.yes')}
          </button>
        )}
      </span>
    </Note>
  );
};
