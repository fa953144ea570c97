import { useEffect, useMemo, useRef, type KeyboardEvent as ReactKeyboardEvent } from 'react';
import { useHotkeys } from '@blueprintjs/core';
import { isTyping } from '@mullion/ui-kit';
import { createScanGuard } from './scan-guard';

export interface PageHotkey {
  /** As Blueprint writes it: `mod+z`, `alt+left`, `f`. */
  readonly combo: string;
  /** What it does, for the list that `?` opens. */
  readonly label: string;
  readonly act: () => void;
  /** Wherever the focus is, fields and dialogs apart; else only in the board. */
  readonly everywhere?: boolean;
  /** Leaves the key alone where it means something else, like arrows in a group of radio buttons. */
  readonly unless?: string;
}

const OVERLAY = '.bp6-overlay-open .bp6-dialog, .bp6-overlay-open .bp6-popover, .bp6-overlay-open .bp6-drawer';
const isCharacter = (event: KeyboardEvent): boolean =>
  [...event.key].length === 1 && !event.ctrlKey && !event.altKey && !event.metaKey;

/**
 * The keys of a page. Nothing while somebody types, composes a character or answers a dialog, and no letter that a
 * scanner types. The board of an editor takes the handler and marks with `data-hotkeys` where its letters count.
 */
export const usePageHotkeys = (group: string, keys: readonly PageHotkey[]) => {
  const newest = useRef(keys);
  useEffect(() => {
    newest.current = keys;
  });
  const isCovered = useRef(false);
  const guard = useMemo(() => createScanGuard(), []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      // looked at before the key closes it
      isCovered.current = document.querySelector(OVERLAY) !== null;
      // what is typed into a field is the field's, however fast, and so is the Enter behind it
      if (isTyping(event.target)) return guard.clear();
      if (event.isComposing || !guard.pressed(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    document.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      guard.clear();
    };
  }, [guard]);

  // the list only changes with its words, so that Blueprint registers it once
  const list = JSON.stringify(keys.map(({ combo, label, everywhere }) => [combo, label, everywhere === true]));
  const configs = useMemo(
    () =>
      (JSON.parse(list) as [string, string, boolean][]).map(([combo, label, global]) => ({
        combo,
        label,
        global,
        group,
        onKeyDown: (event: KeyboardEvent): void => {
          const key = newest.current.find((each) => each.combo === combo);
          const target = event.target instanceof Element ? event.target : null;
          if (!key || event.isComposing || event.defaultPrevented || isCovered.current) return;
          if (target?.closest(['select', ...(key.unless ? [key.unless] : [])].join())) return;
          event.preventDefault();
          // looked up again when it is done: what it works on may have changed meanwhile
          const act = (): void => newest.current.find((each) => each.combo === combo)?.act();
          if (!isCharacter(event)) act();
          else if (!event.repeat) guard.act(act);
        },
      })),
    [list, group, guard],
  );
  const { handleKeyDown } = useHotkeys(configs);
  return (event: ReactKeyboardEvent<HTMLElement>): void => {
    // keys of a dialog reach the board too, because React sends them through its parents
    const isHeard = event.target instanceof Element && event.target.closest('[data-hotkeys]') !== null;
    if (isHeard && event.currentTarget.contains(event.target as Element)) handleKeyDown(event);
  };
};
