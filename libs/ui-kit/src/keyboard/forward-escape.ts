// the body carries the second class too
const OPEN = '.bp6-overlay.bp6-overlay-open';
const CLOSABLE = ['.bp6-dialog', '.bp6-drawer'].map((what) => `${OPEN} ${what}`).join(', ');

/**
 * From now on gives Escape to the dialog or drawer opened last when the focus is in none: Blueprint closes only what holds the focus,
 * which moves in a frame after opening and falls back to the page when a pressed button is disabled.
 */
export const forwardEscape = (): void => {
  const forward = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || (event.target instanceof Element && event.target.closest(OPEN))) return;
    const topmost = [...document.querySelectorAll(CLOSABLE)].at(-1);
    if (!topmost) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    topmost.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true }));
  };
  document.addEventListener('keydown', forward, { capture: true });
};
