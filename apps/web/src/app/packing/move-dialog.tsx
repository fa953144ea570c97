import { useMemo, useState, type KeyboardEvent } from 'react';
import { InputGroup } from '@blueprintjs/core';
import { Search } from '@blueprintjs/icons';
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
  readonly tone: 'ok' | 'warn' | 'bad' | 'mut';
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
  readonly onClose: () => void;
}

/** More than this is not read but searched. */
const MOST_SHOWN = 12;

/** "Move to…" without a mouse: type to search, arrows choose, Enter moves. */
export const MoveDialog = (props: MoveDialogProps) => (props.open ? <OpenDialog {...props} /> : null);

const OpenDialog = ({ title, destinations, hintOf, busy, onSearch, onPick, onClose }: MoveDialogProps) => {
  const { t } = useTranslation('pallet');
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = useMemo(() => {
    const words = search.toLowerCase().split(/\s+/).filter(Boolean);
    const found = destinations.filter((each) => {
      const text = `${each.title} ${each.text} ${each.words ?? ''}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
    return found.slice(0, MOST_SHOWN).map((each) => {
      const hint = hintOf?.(each.key) ?? null;
      return { ...each, hint, disabled: each.disabled === true || hint?.disabled === true };
    });
  }, [destinations, search, hintOf]);
  const possible = shown.filter((each) => !each.disabled);
  const current = possible.find((each) => each.key === chosen) ?? possible[0];
  const walk = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || !current) return;
    event.preventDefault();
    const index = possible.findIndex((each) => each.key === current.key) + step;
    setChosen(possible[(index + possible.length) % possible.length]?.key ?? null);
  };
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
      <div className="col move-dialog" onKeyDown={walk}>
        <InputGroup
          type="search"
          leftIcon={<Search />}
          aria-label={t('move.search')}
          placeholder={t('move.search')}
          value={search}
          autoFocus
          onValueChange={(text) => {
            setSearch(text);
            onSearch?.(text);
          }}
        />
        <ul role="listbox" aria-label={title} className="move-list">
          {shown.map((each) => (
            <li
              key={each.key}
              role="option"
              aria-selected={each.key === current?.key}
              aria-disabled={each.disabled}
              className={each.disabled ? 'off' : undefined}
            >
              <button
                type="button"
                tabIndex={-1}
                disabled={each.disabled}
                onClick={() => setChosen(each.key)}
                onDoubleClick={() => onPick(each.key)}
              >
                <b>{each.title}</b>
                <span className="sec el">{each.text}</span>
                {each.hint && <span className={`sm ${each.hint.tone}`}>{each.hint.text}</span>}
              </button>
            </li>
          ))}
          {shown.length === 0 && <li className="mut">{t('move.none')}</li>}
        </ul>
      </div>
    </FormDialog>
  );
};
