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
  /** The key `/` anywhere on the page leads here. */
  readonly hotkey?: boolean;
}

/** A text filter: acts after a pause or on Enter; an address changed from outside wins over what is not yet sent. */
export const FilterInput = ({ label, value, onChange, width = 206, hotkey }: FilterInputProps) => {
  const { t } = useTranslation('common');
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(value);
  useEffect(() => {
    // the own word coming back must not undo what was typed since
    if (value === sent.current) return;
    sent.current = value;
    clearTimeout(timer.current);
    setText(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  // going back before the typed filter has become the page's leaves the value as it was, and nothing would tell the field
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  useEffect(() => {
    const follow = () => {
      clearTimeout(timer.current);
      setText(latest.current);
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  // the pause ends after later renders: what is sent then goes by their value and handler
  const newest = useRef({ value, onChange });
  useEffect(() => {
    newest.current = { value, onChange };
  });
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!hotkey) return;
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('.bp6-overlay-open')) return;
      if (event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]')) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, [hotkey]);
  const send = (next: string) => {
    clearTimeout(timer.current);
    if (next === newest.current.value) return;
    sent.current = next;
    newest.current.onChange(next);
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
    <div className="filter-input" style={{ width }}>
      <InputGroup
        type="search"
        inputRef={input}
        leftIcon={<Filter />}
        aria-label={label}
        placeholder={label}
        value={text}
        onValueChange={type}
        onKeyDown={(event) => {
          if (event.key === 'Enter') send(text);
          if (event.key === 'Escape' && text) clear();
        }}
        rightElement={
          text ? (
            <Button variant="minimal" size="small" icon={<Cross />} aria-label={t('action.clear')} onClick={clear} />
          ) : hotkey ? (
            <kbd aria-hidden>/</kbd>
          ) : undefined
        }
      />
    </div>
  );
};
