// the body carries the second class too
const OPEN = '.bp6-overlay.bp6-overlay-open';
const DIALOG = '.bp6-dialog, .bp6-drawer';
const CLOSABLE = `${OPEN} :is(${DIALOG})`;

/** In no overlay, or in a dialog below the one opened last; a menu or list that is open closes by its own Escape. */
const isBelow = (target: Element, topmost: Element): boolean => {
  const overlay = target.closest(OPEN);
  return overlay === null || (overlay.querySelector(DIALOG) !== null && !overlay.contains(topmost));
};

/**
 * From now on gives Escape to the dialog or drawer opened last when the focus is not in it: Blueprint closes only what
 * holds the focus, which moves in a frame after opening and falls back to the page when a pressed button is disabled.
 */
export const forwardEscape = (): void => {
  const forward = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    const topmost = [...document.querySelectorAll(CLOSABLE)].at(-1);
    if (!topmost || (event.target instanceof Element && !isBelow(event.target, topmost))) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    topmost.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true }),
    );
  };
  document.addEventListener('keydown', forward, { capture: true });
};
