import { Button } from '@blueprintjs/core';
import { Error as ErrorIcon, KeyBackspace } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';
import { initialsOf } from '../presence/people';
import './pin-pad.css';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** Whose PIN it is, and what is asked for. */
export const PinHead = ({ name, asks }: { readonly name: string; readonly asks: string }) => (
  <header className="pc-head">
    <span className="pc-face" aria-hidden>
      {initialsOf(name)}
    </span>
    <span>
      <b>{name}</b>
      <span aria-live="polite">{asks}</span>
    </span>
  </header>
);

/** How many digits of a PIN stand already; never which. */
export const PinDots = ({ count, of }: { readonly count: number; readonly of: number }) => {
  const { t } = useTranslation('terminals');
  return (
    <div className="pc-dots" role="status" aria-label={t('here.digits', { count, of })}>
      {Array.from({ length: of }, (_, at) => (
        <i key={at} className={at < count ? 'on' : undefined} />
      ))}
    </div>
  );
};

/** Why a PIN or a badge was not taken; it stays while the next one is typed. */
export const PinRefused = ({ children }: { readonly children: string }) => (
  <p className="pc-refused" role="alert">
    <ErrorIcon size={20} aria-hidden />
    <span>{children}</span>
  </p>
);

interface PinPadProps {
  readonly disabled?: boolean;
  readonly digit?: (digit: string) => void;
  readonly erase?: () => void;
  readonly clear?: () => void;
}

/** Digits for fingers in gloves; without what they do it only shows where they will be. */
export const PinPad = ({ disabled = false, digit, erase, clear }: PinPadProps) => {
  const { t } = useTranslation('terminals');
  return (
    <div className="pc-keys">
      {DIGITS.map((one) => (
        <Button key={one} className="pc-key" text={one} disabled={disabled} onClick={() => digit?.(one)} />
      ))}
      <Button className="pc-key word" text={t('here.clear')} disabled={disabled} {...(clear && { onClick: clear })} />
      <Button className="pc-key" text="0" disabled={disabled} onClick={() => digit?.('0')} />
      <Button
        className="pc-key"
        icon={<KeyBackspace size={20} />}
        aria-label={t('here.erase')}
        disabled={disabled}
        {...(erase && { onClick: erase })}
      />
    </div>
  );
};
