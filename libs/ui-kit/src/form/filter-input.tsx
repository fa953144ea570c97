import { useEffect, useRef, useState } from 'react';
import { Button, InputGroup } from '@blueprintjs/core';
import { Cross, Filter } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';

/** §1.5: text filters act 500 ms after typing stops. */
export const FILTER_DELAY_MS = 500;

interface FilterInputProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly width?: number;
}

/** A text filter: acts after a pause or on Enter; an address changed from outside wins over what is not yet sent. */
export const FilterInput = ({ label, value, onChange, width = 206 }: FilterInputProps) => {
  const { t } = useTranslation('common');
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    clearTimeout(timer.current);
    setText(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const send = (next: string) => {
    clearTimeout(timer.current);
    if (next !== value) onChange(next);
  };
  const type = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(next), FILTER_DELAY_MS);
  };
  const clear = () => {
    setText('');
    send('');
  };
  return (
    <InputGroup
      type="search"
      className="filter-input"
      style={{ width }}
      leftIcon={<Filter />}
      aria-label={label}
      placeholder={label}
      value={text}
      onValueChange={type}
      onKeyDown={(event) => {
        if (event.key === 'Enter') send(text);
        if (event.key === 'Escape' && text) clear();
      }}
      rightElement={text ? <Button variant="minimal" size="small" icon={<Cross />} aria-label={t('action.clear')} onClick={clear} /> : undefined}
    />
  );
};
