import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Button, InputGroup } from '@blueprintjs/core';
import { Cross, Search } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';
import type { FieldWiring } from './form-field';

export interface Suggestion {
  readonly id: number;
  readonly text: string;
  readonly note?: string;
}

interface SuggestProps extends Partial<FieldWiring> {
  readonly label: string;
  readonly value: Suggestion | null;
  readonly placeholder?: string;
  /** What was found for the typed text; the parent searches (after a pause) when `onSearch` says so. */
  readonly found: readonly Suggestion[];
  readonly searching?: boolean;
  readonly onSearch: (text: string) => void;
  readonly onPick: (suggestion: Suggestion | null) => void;
  readonly disabled?: boolean;
  readonly invalid?: boolean;
}

const PAUSE_MS = 250;

/** Choosing one of many by typing: a combobox with a list of what the server found. */
export const Suggest = ({ label, value, placeholder, found, searching, onSearch, onPick, disabled, invalid, ...wiring }: SuggestProps) => {
  const { t } = useTranslation('common');
  const [text, setText] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const list = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => setActive(0), [found]);
  const open = text !== null;

  const type = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(next), PAUSE_MS);
  };
  const pick = (suggestion: Suggestion | null) => {
    clearTimeout(timer.current);
    setText(null);
    onPick(suggestion);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' && !open) type('');
    else if (event.key === 'ArrowDown') setActive((at) => Math.min(at + 1, found.length - 1));
    else if (event.key === 'ArrowUp') setActive((at) => Math.max(at - 1, 0));
    else if (event.key === 'Enter' && open) pick(found[active] ?? value);
    else if (event.key === 'Escape' && open) {
      event.stopPropagation();
      setText(null);
    } else return;
    event.preventDefault();
  };
  return (
    <div className="suggest" onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setText(null)}>
      <InputGroup
        {...wiring}
        role="combobox"
        aria-label={wiring.id ? undefined : label}
        aria-expanded={open}
        aria-controls={list}
        aria-activedescendant={open && found[active] ? `${list}-${found[active].id}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        leftIcon={<Search />}
        placeholder={placeholder}
        value={text ?? value?.text ?? ''}
        disabled={disabled}
        intent={invalid ? 'danger' : 'none'}
        onValueChange={type}
        onClick={() => !open && !disabled && type('')}
        onKeyDown={onKey}
        rightElement={
          value && !disabled ? (
            <Button variant="minimal" size="small" icon={<Cross />} aria-label={t('action.clear')} onClick={() => pick(null)} />
          ) : undefined
        }
      />
      {open && (
        <ul className="bp6-menu suggest-list" role="listbox" id={list} aria-label={label} aria-busy={searching}>
          {found.map((suggestion, index) => (
            <li
              key={suggestion.id}
              id={`${list}-${suggestion.id}`}
              role="option"
              aria-selected={index === active}
              className={`bp6-menu-item${index === active ? ' bp6-active' : ''}`}
              onPointerDown={(event) => {
                event.preventDefault();
                pick(suggestion);
              }}
            >
              <span className="sp">{suggestion.text}</span>
              {suggestion.note && <span className="mut sm">{suggestion.note}</span>}
            </li>
          ))}
          {found.length === 0 && !searching && <li className="mut suggest-none">{t('form.noMatches')}</li>}
        </ul>
      )}
    </div>
  );
};
