import { useEffect } from 'react';
import { useStable } from './use-stable';

interface PlanningKeys {
  /** A dialog is open. */
  readonly disabled: boolean;
  readonly undo: () => void;
  readonly redo: () => void;
  /** M: the chosen product goes elsewhere. */
  readonly moveTo: () => void;
  /** P: the chosen product's picture. */
  readonly image: () => void;
  readonly deselect: () => void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input:not([type=checkbox]), textarea, select, [contenteditable]') !== null;

/** Keys of the planning page; nothing while typing or while a dialog is open. */
export const usePlanningKeys = (keys: PlanningKeys): void => {
  const onKey = useStable((event: KeyboardEvent) => {
    if (isTyping(event.target) || keys.disabled || document.querySelector('.bp6-overlay-open .bp6-dialog')) return;
    const command = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    if (command && key === 'z') {
      event.preventDefault();
      if (event.shiftKey) keys.redo();
      else keys.undo();
    } else if (!command && key === 'm') {
      event.preventDefault();
      keys.moveTo();
    } else if (!command && key === 'p') {
      event.preventDefault();
      keys.image();
    } else if (event.key === 'Escape') keys.deselect();
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [onKey]);
};
