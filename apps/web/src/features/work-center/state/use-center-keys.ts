import { useEffect, useRef } from 'react';

/** A toast is an overlay too, and stands while work goes on. */
const DIALOG = '.bp6-overlay-open:not(.bp6-toast-container)';

const keyOf = ({ key, ctrlKey, metaKey }: KeyboardEvent): string => `${ctrlKey || metaKey ? 'ctrl+' : ''}${key.toLowerCase()}`;

/** Single keys of a page; not while something is typed or a dialog is open. */
export const useCenterKeys = (keys: Readonly<Record<string, () => unknown>>): void => {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.isComposing || event.defaultPrevented || document.querySelector(DIALOG)) return;
      if (
        event.target instanceof Element &&
        event.target.closest('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]')
      )
        return;
      const act = latest.current[keyOf(event)];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
};
