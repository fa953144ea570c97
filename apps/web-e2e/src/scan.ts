import type { Page } from '@playwright/test';

/** Keys as a scanner sends them to whatever has the focus: all at once, then Enter. Sent one by one, a busy machine would spread them as a person does. */
export const scanInto = (page: Page, code: string): Promise<void> =>
  page.evaluate((text) => {
    for (const key of [...text, 'Enter'])
      for (const type of ['keydown', 'keyup'])
        (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true }));
  }, code);
