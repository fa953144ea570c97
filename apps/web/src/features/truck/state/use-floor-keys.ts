import { useEffect } from 'react';

/** Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y anywhere on the page but in a field or a dialog. */
export const useUndoKeys = (undo: () => void, redo: () => void, active: boolean): void => {
  useEffect(() => {
    if (!active) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      if (document.querySelector('.bp6-overlay-open')) return;
      if (event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]')) return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [undo, redo, active]);
};
