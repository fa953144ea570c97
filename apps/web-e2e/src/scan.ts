import type { Page } from '@playwright/test';

/** Keys as a scanner sends them to whatever has the focus, then Enter: all of one moment, however busy the machine is while they are taken. */
export const scanInto = (page: Page, code: string): Promise<void> =>
  page.evaluate((text) => {
    const events = [...text, 'Enter'].flatMap((key) =>
      ['keydown', 'keyup'].map((type) => new KeyboardEvent(type, { key, bubbles: true, cancelable: true })),
    );
    for (const event of events) (document.activeElement ?? document.body).dispatchEvent(event);
  }, code);
