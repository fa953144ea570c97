import { useCallback, useRef, useState } from 'react';

/**
 * Puts the focus where it is useful, unless something else has taken it: a dialog that is gone leaves it on the page's
 * body.
 */
export const focusUnlessTaken = (find: () => Element | null): void => {
  requestAnimationFrame(() => {
    const element = find();
    const isFree = document.activeElement === null || document.activeElement === document.body;
    if (isFree && (element instanceof HTMLElement || element instanceof SVGElement))
      element.focus({ preventScroll: true });
  });
};

/** Which dialog is open; whoever opened it by keys is back where he was once it is closed. */
export const useDialogFocus = <Dialog>(): readonly [Dialog | null, (dialog: Dialog) => void, () => void] => {
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const before = useRef<Element | null>(null);
  const open = useCallback((next: Dialog): void => {
    before.current = document.activeElement;
    setDialog(next);
  }, []);
  const close = useCallback((): void => {
    setDialog(null);
    focusUnlessTaken(() => (before.current?.isConnected ? before.current : null));
  }, []);
  return [dialog, open, close];
};
