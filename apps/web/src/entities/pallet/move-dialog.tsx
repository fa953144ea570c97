import { useId, useMemo, useState, type ReactNode } from 'react';
import { InputGroup } from '@blueprintjs/core';
import { Search } from '@blueprintjs/icons';
import { QueryList, type ItemRendererProps } from '@blueprintjs/select';
import { folded } from '@mullion/contracts';
import { FormDialog } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';

/** A place that something may be moved to. */
export interface Destination {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  /** What the search looks through besides title and text. */
  readonly words?: string;
  readonly disabled?: boolean;
}
export interface DestinationHint {
  readonly text: string;
  readonly tone: 'ok' | 'warn' | 'bad' | 'muted';
  readonly disabled?: boolean;
}

interface MoveDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly destinations: readonly Destination[];
  /** Worked out only for what is shown, because judging a place takes time. */
  readonly hintOf?: (key: string) => DestinationHint | null;
  readonly busy?: boolean;
  readonly onSearch?: (text: string) => void;
  readonly onPick: (key: string) => void;
  /** What is asked before the place. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
}
type Shown = Destination & { readonly hint: DestinationHint | null; readonly disabled: boolean };

/** More than this is not read but searched. */
const MOST_SHOWN = 12;
const isDisabled = ({ disabled }: Shown): boolean => disabled;

/** "Move to…" without a mouse: type to search, arrows choose, Enter moves. */
export const MoveDialog = (props: MoveDialogProps) => (props.open ? <OpenDialog {...props} /> : null);

const OpenDialog = ({ title, destinations, hintOf, busy, onSearch, onPick, children, onClose }: MoveDialogProps) => {
  const { t } = useTranslation('pallet');
  const listId = useId();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = useMemo<Shown[]>(() => {
    const words = folded(search).split(/\s+/).filter(Boolean);
    const found = destinations.filter((each) => {
      const text = folded(`${each.title} ${each.text} ${each.words ?? ''}`);
      return words.every((word) => text.includes(word));
    });
    return found.slice(0, MOST_SHOWN).map((each) => {
      const hint = hintOf?.(each.key) ?? null;
      return { ...each, hint, disabled: each.disabled === true || hint?.disabled === true };
    });
  }, [destinations, search, hintOf]);
  const possible = shown.filter((each) => !each.disabled);
  const current = possible.find((each) => each.key === chosen) ?? possible[0] ?? null;
  const optionId = (key: string): string => `${listId}-${key}`;
  const option = (each: Shown, { handleClick, modifiers, ref }: ItemRendererProps<HTMLLIElement>) => (
    // the field has the focus and its keys: arrows choose, Enter moves
    <li
      key={each.key}
      ref={ref}
      id={optionId(each.key)}
      role="option"
      aria-selected={modifiers.active}
      aria-disabled={each.disabled}
      className={each.disabled ? 'off' : undefined}
      onClick={handleClick}
      onDoubleClick={() => !each.disabled && onPick(each.key)}
    >
      <b>{each.title}</b>
      <span className="secondary ellipsis">{each.text}</span>
      {each.hint && <span className={`sm ${each.hint.tone}`}>{each.hint.text}</span>}
    </li>
  );
  return (
    <FormDialog
      open
      title={title}
      action={t('move.action')}
      busy={busy}
      submitDisabled={!current}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        if (current) onPick(current.key);
      }}
    >
      <QueryList<Shown>
        items={shown}
        query={search}
        itemsEqual="key"
        itemDisabled={isDisabled}
        activeItem={current}
        onActiveItemChange={(each) => setChosen(each?.key ?? null)}
        onItemSelect={(each) => setChosen(each.key)}
        itemRenderer={option}
        itemListRenderer={({ filteredItems, renderItem, itemsParentRef }) => (
          <ul ref={itemsParentRef} id={listId} role="listbox" aria-label={title} className="move-list">
            {filteredItems.map(renderItem)}
          </ul>
        )}
        renderer={({ itemList, handleKeyDown }) => (
          <div className="col move-dialog">
            {children}
            <InputGroup
              type="search"
              role="combobox"
              leftIcon={<Search />}
              aria-label={t('move.search')}
              aria-expanded
              aria-controls={listId}
              aria-activedescendant={current ? optionId(current.key) : undefined}
              placeholder={t('move.search')}
              value={search}
              autoFocus
              onKeyDown={handleKeyDown}
              onValueChange={(text) => {
                setSearch(text);
                onSearch?.(text);
              }}
            />
            {itemList}
            {shown.length === 0 && (
              <p className="muted" role="status">
                {t('move.none')}
              </p>
            )}
          </div>
        )}
      />
    </FormDialog>
  );
};
