import { useEffect, useId, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { Dialog, Spinner } from '@blueprintjs/core';
import { Search } from '@blueprintjs/icons';
import { QueryList } from '@blueprintjs/select';
import { focusReturn } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useGo, usePageHref } from '../../kits/address/language';
import { PaletteNone } from './palette-none';
import { PaletteOption } from './palette-option';
import { PalettePreview } from './palette-preview';
import { besideGroup, firstChoice, paletteGroups, scannedItem, type PaletteItem } from './rules/palette-items';
import type { PaletteOpening } from './use-palette';
import { ONLY_ACTIONS, usePaletteItems } from './use-palette-items';
import './palette.css';

interface PaletteProps {
  readonly opening: PaletteOpening;
  readonly onClose: () => void;
}

/**
 * Search everywhere: one field, what was found in groups of a fixed order, the chosen one beside with where else to go.
 */
export const Palette = ({ opening, onClose }: PaletteProps) => {
  const { t } = useTranslation('palette');
  const go = useGo();
  const href = usePageHref();
  const list = useId();
  const field = useRef<HTMLInputElement>(null);
  const preview = useRef<HTMLDivElement>(null);
  const [text, setText] = useState(opening.text);
  const [chosenKey, setChosenKey] = useState<string | null>(null);
  /** Enter was pressed, or a code scanned, before its answer was there: the text it was for. */
  const [awaited, setAwaited] = useState<{ readonly text: string; readonly isScan: boolean } | null>(
    opening.isScan ? { text: opening.text, isScan: true } : null,
  );
  const { items, isPending, missing, isSearched } = usePaletteItems(text, awaited?.text === text);
  const active = items.find(({ key }) => key === chosenKey) ?? firstChoice(items);

  const open = (path: string, isApart = false) => {
    if (isApart) return void window.open(href(path), '_blank', 'noopener');
    onClose();
    go(path);
  };
  const type = (next: string) => {
    setText(next);
    setChosenKey(null);
    setAwaited(null);
  };
  // what was waited for: Enter opens what is chosen, a scan only what it names
  const opener = useRef(open);
  opener.current = open;
  useEffect(() => {
    if (isPending || awaited?.text !== text) return;
    setAwaited(null);
    const item = awaited.isScan ? scannedItem(items) : firstChoice(items);
    if (item) opener.current(item.path);
  }, [isPending, awaited, text, items]);

  const walk = (step: 1 | -1) => {
    const at = active ? items.indexOf(active) : -1;
    setChosenKey(items.at((at + step + items.length) % Math.max(1, items.length))?.key ?? null);
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') walk(key === 'ArrowDown' ? 1 : -1);
    else if (key === 'Tab' && items.length > 0)
      setChosenKey(besideGroup(items, active, event.shiftKey ? -1 : 1)?.key ?? null);
    else if (key === 'Enter' && isPending && text.trim() !== '') setAwaited({ text, isScan: false });
    else if (key === 'Enter' && active) open(active.path, event.ctrlKey || event.metaKey);
    else if (key === 'ArrowRight' && field.current?.selectionStart === text.length) {
      const first = preview.current?.querySelector('a');
      if (!first) return;
      first.focus();
    } else return;
    event.preventDefault();
  };
  return (
    <Dialog
      isOpen
      className="palette"
      onClose={onClose}
      aria-label={t('title')}
      transitionDuration={0}
      {...focusReturn}
    >
      <QueryList<PaletteItem>
        items={items as PaletteItem[]}
        query={text}
        itemsEqual="key"
        activeItem={active}
        onItemSelect={(item) => open(item.path)}
        itemRenderer={(item, { modifiers, ref }) => (
          <PaletteOption
            key={item.key}
            id={`${list}-${item.key}`}
            item={item}
            text={text}
            isActive={modifiers.active}
            ref={ref}
            onPick={(isApart) => open(item.path, isApart)}
            onPoint={() => setChosenKey(item.key)}
          />
        )}
        itemListRenderer={({ filteredItems, renderItem, itemsParentRef }) => (
          <div
            ref={itemsParentRef as Ref<HTMLElement> as Ref<HTMLDivElement>}
            className="palette-list"
            role="listbox"
            id={list}
            aria-label={t('found')}
            aria-busy={isPending}
            tabIndex={-1}
          >
            {paletteGroups.map((group) => {
              const members = filteredItems.filter((item) => item.group === group);
              return members.length === 0 ? null : (
                <div key={group} role="group" aria-labelledby={`${list}-${group}`}>
                  <div id={`${list}-${group}`} className="palette-group">
                    {t(`group.${group}`)}
                  </div>
                  {members.map((item) => renderItem(item, items.indexOf(item)))}
                </div>
              );
            })}
          </div>
        )}
        renderer={({ itemList }) => (
          <>
            <div className="palette-field">
              <Search size={20} aria-hidden />
              <input
                ref={field}
                autoFocus
                type="text"
                role="combobox"
                aria-label={t('title')}
                aria-expanded={items.length > 0}
                aria-controls={items.length > 0 ? list : undefined}
                aria-activedescendant={active ? `${list}-${active.key}` : undefined}
                aria-autocomplete="list"
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                maxLength={100}
                placeholder={t('placeholder')}
                value={text}
                onChange={(event) => type(event.currentTarget.value)}
                onKeyDown={onKey}
              />
              {isPending && <Spinner size={16} aria-label={t('searching')} />}
              <span className="palette-hint">{t('scan')}</span>
              <button type="button" className="palette-close" onClick={onClose} aria-label={t('close')}>
                <kbd aria-hidden>Esc</kbd>
              </button>
            </div>
            <div className={`palette-body${active?.more ? ' two' : ''}`}>
              {items.length > 0 && itemList}
              {items.length === 0 && !isPending && (
                <PaletteNone text={text} isSearched={isSearched} missing={missing} onOpen={open} />
              )}
              {active?.more && (
                <PalettePreview ref={preview} item={active} onOpen={open} onBack={() => field.current?.focus()} />
              )}
            </div>
            <div className="palette-said" role="status">
              {items.length > 0 &&
                missing.length > 0 &&
                t('missing', { kinds: missing.map((kind) => t(`of.${kind}`)).join(', ') })}
            </div>
            <PaletteKeys />
          </>
        )}
      />
    </Dialog>
  );
};

/** The keys, for those who look down. */
const PaletteKeys = () => {
  const { t } = useTranslation('palette');
  return (
    <div className="palette-keys">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {t('keys.choose')}
      </span>
      <span>
        <kbd>Tab</kbd> {t('keys.group')}
      </span>
      <span>
        <kbd>Enter</kbd> {t('keys.open')}
      </span>
      <span>
        <kbd>Ctrl</kbd> <kbd>Enter</kbd> {t('keys.apart')}
      </span>
      <span>
        <kbd>→</kbd> {t('keys.more')}
      </span>
      <span className="sp" />
      <span>
        <kbd>{ONLY_ACTIONS}</kbd> {t('keys.actions')}
      </span>
    </div>
  );
};
