/** Where the focus is when nothing has it: on the page, or at the edge of a dialog that only keeps it from leaving. */
const nowhere = '.bp6-overlay-start-focus-trap, .bp6-overlay-end-focus-trap, .bp6-dialog-container, body';
const enabled = '.bp6-intent-primary:enabled';

/** Gives a lost focus to the main action of the topmost dialog, or of the page: a button that is disabled while it saves loses it. */
export const focusMainAction = (): void => {
  if (document.activeElement !== null && !document.activeElement.matches(nowhere)) return;
  const place = [...document.querySelectorAll('.bp6-dialog')].at(-1) ?? document;
  place.querySelector<HTMLButtonElement>(`button[type=submit]:enabled, ${enabled}`)?.focus();
};
