import { useRef, useState, type KeyboardEvent } from 'react';
import { InputGroup } from '@blueprintjs/core';
import type { Language } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import { figureText } from '../../../entities/production/figure-text';
import { MAX_MINUTES, typedNumber } from '../../../entities/production/typed-number';

interface MinutesFieldProps {
  readonly label: string;
  /** Null: not estimated. */
  readonly amount: number | null;
  /** False: refused. */
  readonly onSave: (amount: number | null) => Promise<boolean>;
}

/**
 * Minutes of one operation: saved by Enter and on leaving the field, put back by Escape. It stays where it is when it
 * is saved, and the focus with it.
 */
export const MinutesField = ({ label, amount, onSave }: MinutesFieldProps) => {
  const { t, i18n } = useTranslation('preparation');
  const before = amount === null ? '' : figureText(amount, i18n.language as Language);
  const [base, setBase] = useState(before);
  const [text, setText] = useState(before);
  const [isWrong, setWrong] = useState(false);
  const sent = useRef<number | null | undefined>(undefined);
  const value = typedNumber(text, MAX_MINUTES);
  if (base !== before) {
    setBase(before);
    // what somebody else has saved comes in where nothing else is typed
    if (text === base || value === amount) setText(before);
  }
  const save = async () => {
    setWrong(value === undefined);
    // Enter has sent it already when the field is left
    if (value === undefined || value === amount || value === sent.current) return;
    sent.current = value;
    if (!(await onSave(value))) sent.current = undefined;
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Enter') void save();
    if (event.key !== 'Escape' || text === before) return;
    // the dialog closes by the next one
    event.stopPropagation();
    setText(before);
    setWrong(false);
  };
  return (
    <>
      <InputGroup
        size="small"
        inputMode="decimal"
        aria-label={label}
        aria-invalid={isWrong}
        intent={isWrong ? 'danger' : 'none'}
        placeholder={t('operations.unestimated')}
        value={text}
        onValueChange={setText}
        onBlur={() => void save()}
        onKeyDown={keys}
      />
      {isWrong && (
        <span className="bad sm operation-wrong" role="alert">
          {t('operations.wrongMinutes')}
        </span>
      )}
    </>
  );
};
