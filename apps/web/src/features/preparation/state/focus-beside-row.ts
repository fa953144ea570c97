/**
 * Before a row goes: its focus goes to the button of a row beside it, or to the dialog's own buttons; without a place
 * it would leave the dialog, and Escape with it.
 */
export const focusBesideRow = (button: HTMLElement): void => {
  const row = button.closest('tr');
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  const next = beside?.querySelector<HTMLElement>('td:last-child button');
  (next ?? button.closest('.bp6-dialog')?.querySelector<HTMLElement>('.bp6-dialog-footer button:enabled'))?.focus();
};
