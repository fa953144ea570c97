/** Files are chosen by a button of their own; of a group of radio buttons the chosen one is the place to begin. */
const FIELD =
  'input:not([type=hidden], [type=file], [type=radio]), input[type=radio]:checked, select, textarea, [contenteditable=true]';

const canBeFilled = (field: HTMLElement): boolean =>
  !field.matches(':disabled, [readonly]') && field.getClientRects().length > 0;

/**
 * Puts the focus of a dialog that opens into the field in `data-focus-first`, else into its first one that can be
 * filled, so that typing begins at once and a screen reader reads the field after the title. What has the focus inside
 * the dialog already keeps it. `form` is a part of the dialog, or the whole.
 */
export const focusFirstField = (form: HTMLElement | null): void => {
  const dialog = form?.closest('.bp6-dialog');
  if (!form || !dialog) return;
  const active = document.activeElement;
  if (active !== dialog && dialog.contains(active)) return;
  const fields = [...form.querySelectorAll<HTMLElement>(FIELD)].filter(canBeFilled);
  const first = fields.find((field) => field.closest('[data-focus-first]')) ?? fields[0];
  first?.focus({ preventScroll: true });
};
