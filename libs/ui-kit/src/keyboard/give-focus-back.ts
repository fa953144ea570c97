const DIALOG = '.bp6-dialog, .bp6-drawer';
/** Enough to find the way back out of a dialog over a dialog. */
const REMEMBERED = 20;

/** On the page as a whole, or at the edge of a dialog that only keeps it from leaving. */
const NOWHERE = 'body, .bp6-overlay-start-focus-trap, .bp6-overlay-end-focus-trap, .bp6-dialog-container';
const isLost = (): boolean => document.activeElement === null || document.activeElement.matches(NOWHERE);

/** Focuses it, or the row whose buttons are seen only while it has the focus. */
const tryToFocus = (element: HTMLElement): boolean => {
  for (const one of [element, element.closest<HTMLElement>('tr[tabindex]')]) {
    one?.focus({ preventScroll: true });
    if (one && document.activeElement === one) return true;
  }
  return false;
};

/**
 * From now on a dialog, drawer or menu that goes leaves the focus where it was before: Blueprint gives it back only to dialogs that stay
 * mounted. Without anything left to go back to, the page's content gets it.
 */
export const giveFocusBack = (): void => {
  let before: HTMLElement[] = [];
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && !target.matches(NOWHERE))
      before = [...before.filter((one) => one !== target && one.isConnected), target].slice(-REMEMBERED);
  });
  const giveBack = () => {
    if (!isLost()) return;
    const inside = [...document.querySelectorAll(DIALOG)].at(-1);
    const candidates = before.filter((one) => one.isConnected && (!inside || inside.contains(one))).reverse();
    if (!candidates.some(tryToFocus) && !inside) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  };
  const observer = new MutationObserver((changes) => {
    const portalWent = changes.some(({ removedNodes }) =>
      [...removedNodes].some((node) => node instanceof Element && node.classList.contains('bp6-portal')),
    );
    if (portalWent) requestAnimationFrame(giveBack);
  });
  observer.observe(document.body, { childList: true });
};
