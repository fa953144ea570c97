import type { Locator, Page } from '@playwright/test';
import type { T } from '../texts';

/** One step back or forth in an editor; the button's name goes on with what the step is about. */
export const stepButton = (page: Page, t: T, name: 'undo' | 'redo'): Locator =>
  page
    .getByRole('button', {
      name: new RegExp(`^(${t(`editor:keys.${name}`)}$|${t(`editor:${name}Of`, { what: '' }).trim()})`),
    })
    .first();
