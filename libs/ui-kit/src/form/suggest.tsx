import { useId, useState, type KeyboardEvent } from 'react';
import { Button, InputGroup } from '@blueprintjs/core';
import { Cross, Search } from '@blueprintjs/icons';
import { QueryList, type ItemRendererProps } from '@blueprintjs/select';
import { useTranslation } from 'react-i18next';
import { useDebouncedCallback } from 'use-debounce';
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
export const Suggest = ({
  label,
  value,
  placeholder,
  found,
  searching,
  onSearch,
  onPick,
  disabled,
  invalid,
  ...wiring
}: SuggestProps) => {
  const { t } = useTranslation('common');
  const [text, setText] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Suggestion | null>(null);
  const list = useId();
  const search = useDebouncedCallback(onSearch, PAUSE_MS);
  const open = text !== null;
  const active = found.find(({ id }) => id === chosen?.id) ?? found[0] ?? null;

  const type = (next: string) => {
    setText(next);
    search(next);
  };
  const close = () => {
    search.cancel();
    setText(null);
    setChosen(null);
  };
  const pick = (suggestion: Suggestion | null) => {
    close();
    onPick(suggestion);
  };
  /** True: the key was for the field, not for the list. */
  const onFieldKey = (event: KeyboardEvent): boolean => {
    if (!open && event.key === 'ArrowDown') type('');
    else if (open && event.key === 'Enter') pick(active ?? value);
    else if (open && event.key === 'Escape') {
      event.stopPropagation();
      close();
    } else return false;
    event.preventDefault();
    return true;
  };
  const option = ({ id, text: name, note }: Suggestion, { modifiers, ref }: ItemRendererProps<HTMLLIElement>) => (
    <li
      key={id}
      ref={ref}
      id={`${list}-${id}`}
      role="option"
      aria-selected={modifiers.active}
      className={`bp6-menu-item${modifiers.active ? ' bp6-active' : ''}`}
      // before the field loses the focus, which closes the list
      onPointerDown={(event) => {
        event.preventDefault();
        pick({ id, text: name, ...(note === undefined ? {} : { note }) });
      }}
    >
      <span className="sp">{name}</span>
      {note && <span className="muted sm">{note}</span>}
    </li>
  );
  return (
    <QueryList<Suggestion>
      items={found as Suggestion[]}
      query={text ?? ''}
      itemsEqual="id"
      activeItem={active}
      onActiveItemChange={setChosen}
      onItemSelect={pick}
      itemRenderer={option}
      itemListRenderer={({ filteredItems, renderItem, itemsParentRef }) => (
        <ul
          ref={itemsParentRef}
          className="bp6-menu suggest-list"
          role="listbox"
          id={list}
          aria-label={label}
          aria-busy={searching}
        >
          {filteredItems.map(renderItem)}
          {filteredItems.length === 0 && !searching && <li className="muted suggest-none">{t('form.noMatches')}</li>}
        </ul>
      )}
      renderer={({ itemList, handleKeyDown }) => (
        <div className="suggest" onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}>
          <InputGroup
            {...wiring}
            role="combobox"
            aria-label={wiring.id ? undefined : label}
            aria-expanded={open}
            aria-controls={list}
            aria-activedescendant={open && active ? `${list}-${active.id}` : undefined}
            aria-autocomplete="list"
            autoComplete="off"
            leftIcon={<Search />}
            placeholder={placeholder}
            value={text ?? value?.text ?? ''}
            disabled={disabled}
            intent={invalid ? 'danger' : 'none'}
            onValueChange={type}
            onClick={() => !open && !disabled && type('')}
            onKeyDown={(event) => {
              if (!onFieldKey(event) && open) handleKeyDown(event);
            }}
            rightElement={
              value && !disabled ? (
                <Button
                  variant="minimal"
                  size="small"
                  icon={<Cross />}
                  aria-label={t('action.clear')}
                  onClick={() => pick(null)}
                />
              ) : undefined
            }
          />
          {open && itemList}
        </div>
      )}
    />
  );
};
