import { useEffect, useRef, useState } from 'react';
import { Button, InputGroup } from '@blueprintjs/core';
import { Cross, Filter } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';
import { useDebouncedCallback } from 'use-debounce';
import { isTyping } from '../keyboard/is-typing';

/** Text filters act 500 ms after typing stops. */
export const FILTER_DELAY_MS = 500;

interface FilterInputProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly width?: number;
  /** The key `/` anywhere on the page leads here. */
  readonly hotkey?: boolean;
  /** Default: every text. One that cannot be read is marked and filters nothing. */
  readonly isReadable?: (text: string) => boolean;
}

/**
 * A text filter: acts after a pause, on Enter or when it is left; an address changed from outside wins over what was
 * typed before it and not yet sent.
 */
export const FilterInput = ({ label, value, onChange, width = 206, hotkey, isReadable }: FilterInputProps) => {
  const { t } = useTranslation('common');
  const [text, setText] = useState(value);
  const sent = useRef(value);
  /** The address has stepped back, and the page may not have been rendered for it yet. */
  const isStepping = useRef(false);
  const isUnreadable = (next: string) => next !== '' && isReadable?.(next) === false;
  const sendSoon = useDebouncedCallback((typed: string) => {
    const next = isUnreadable(typed) ? '' : typed;
    if (next === value) return;
    sent.current = next;
    isStepping.current = false;
    onChange(next);
  }, FILTER_DELAY_MS);
  const sendNow = (next: string) => {
    setText(next);
    sendSoon(next);
    sendSoon.flush();
  };
  useEffect(() => {
    // the own word coming back must not undo what was typed since
    if (value === sent.current) return;
    sent.current = value;
    // a step back cancels what was typed before it, so what waits was typed for the page that is rendered only now
    const isTypedSince = isStepping.current && sendSoon.isPending();
    isStepping.current = false;
    if (isTypedSince) return;
    sendSoon.cancel();
    setText(value);
  }, [value, sendSoon]);
  // going back before the typed filter has become the page's leaves the value as it was, so the effect above does not
  // run
  useEffect(() => {
    const follow = () => {
      isStepping.current = true;
      sendSoon.cancel();
      setText(value);
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [value, sendSoon]);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!hotkey) return;
    const focus = (event: KeyboardEvent) => {
      if (
        event.key !== '/' ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        document.querySelector('.bp6-overlay-open')
      )
        return;
      if (isTyping(event.target)) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, [hotkey]);
  const isMarked = isUnreadable(text);
  return (
    <div className="filter-input" style={{ width }}>
      <InputGroup
        type="search"
        inputRef={input}
        leftIcon={<Filter />}
        aria-label={label}
        aria-invalid={isMarked}
        intent={isMarked ? 'danger' : 'none'}
        placeholder={label}
        value={text}
        onValueChange={(next) => {
          setText(next);
          sendSoon(next);
        }}
        // later it would change the address under a dialog that is being filled in
        onBlur={() => sendSoon.flush()}
        onKeyDown={(event) => {
          if (event.key === 'Enter') sendNow(text);
          if (event.key === 'Escape' && text) sendNow('');
        }}
        rightElement={
          text ? (
            <Button
              variant="minimal"
              size="small"
              icon={<Cross />}
              aria-label={t('action.clear')}
              onClick={() => sendNow('')}
            />
          ) : hotkey ? (
            <kbd aria-hidden>/</kbd>
          ) : undefined
        }
      />
    </div>
  );
};
