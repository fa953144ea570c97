const DIALOG = '.bp6-dialog, .bp6-drawer';
/** Enough to find the way back out of a dialog over a dialog. */
const REMEMBERED = 20;

/** On the page as a whole, or at the edge of a dialog that only keeps it from leaving. */
const NOWHERE = 'body, .bp6-overlay-start-focus-trap, .bp6-overlay-end-focus-trap, .bp6-dialog-container';
const isLost = (): boolean => document.activeElement === null || document.activeElement.matches(NOWHERE);

/** What had the focus, the last one last. */
let before: HTMLElement[] = [];

/** Focuses it, or the row whose buttons are seen only while it has the focus. */
const tryToFocus = (element: HTMLElement): boolean => {
  for (const one of [element, element.closest<HTMLElement>('tr[tabindex]')]) {
    one?.focus({ preventScroll: true });
    if (one && document.activeElement === one) return true;
  }
  return false;
};

const giveBack = (): void => {
  if (!isLost()) return;
  const inside = [...document.querySelectorAll(DIALOG)].at(-1);
  const candidates = before.filter((one) => one.isConnected && (!inside || inside.contains(one))).reverse();
  if (!candidates.some(tryToFocus) && !inside)
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
};
/** A row that had the focus is gone from a table that is still there: the row that has its place gets it. */
const goOnBesideRow = (changes: readonly MutationRecord[]): void => {
  const last = before.at(-1);
  if (!last || last.isConnected || !isLost()) return;
  const change = changes.find(
    ({ target, removedNodes }) => target.isConnected && [...removedNodes].some((node) => node.contains(last)),
  );
  if (!change || !(change.target instanceof HTMLTableSectionElement)) return;
  const rows = [change.nextSibling, change.previousSibling].filter((node) => node instanceof HTMLTableRowElement);
  const places = rows.flatMap((row) => [row, ...row.querySelectorAll<HTMLElement>('button')]);
  if (!places.some(tryToFocus)) giveBack();
};

const giveBackSoon = (): void => void requestAnimationFrame(giveBack);

/**
 * For a Blueprint overlay: it gives the focus back when it is gone and nobody else has it. Blueprint itself hands it
 * back when the overlay has faded out, a third of a second after it was left, wherever the focus is by then: taken from
 * the dialog that a menu has opened, or from the row that somebody has gone on to.
 */
export const focusReturn = { shouldReturnFocusOnClose: false, onClosed: giveBackSoon } as const;

/**
 * From now on a dialog, drawer or menu that goes leaves the focus where it was before, also one that is taken away at
 * once. Without anything left to go back to, the page's content gets it. A row that goes leaves it to the row beside.
 */
export const giveFocusBack = (): void => {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && !target.matches(NOWHERE))
      before = [...before.filter((one) => one !== target && one.isConnected), target].slice(-REMEMBERED);
  });
  const observer = new MutationObserver((changes) => {
    const portalWent = changes.some(({ removedNodes }) =>
      [...removedNodes].some((node) => node instanceof Element && node.classList.contains('bp6-portal')),
    );
    if (portalWent) giveBackSoon();
  });
  observer.observe(document.body, { childList: true });
  new MutationObserver(goOnBesideRow).observe(document.body, { childList: true, subtree: true });
};
