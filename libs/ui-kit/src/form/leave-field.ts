import type { FocusEvent } from 'react';

/** A dialog's own buttons: they end it, or check the whole form. */
const ENDING = '.bp6-dialog-footer-actions, .bp6-dialog-close-button';

/**
 * Checks a field on leaving it, but not for one of the dialog's own buttons: a message that appears then would move the
 * button away from under the pointer that is pressing it.
 */
export const leaveField =
  (check: () => void) =>
  ({ relatedTarget }: FocusEvent): void => {
    if (!(relatedTarget instanceof Element && relatedTarget.closest(ENDING))) check();
  };
