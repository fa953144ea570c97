import { expect, type Page } from '@playwright/test';

/** The document a new tab ends up with: waits until the link gives a PDF, then goes back to the page that asked. The tab stays open: closing the browser's PDF viewer while it loads may hang. */
export const expectPdf = async (page: Page, tab: Page): Promise<void> => {
  await tab.waitForURL(/\/api\/files\//, { waitUntil: 'commit' });
  const link = tab.url();
  await expect
    .poll(async () => {
      const answer = await tab.context().request.get(link);
      return (answer.headers()['content-type'] ?? '') + (await answer.body()).subarray(0, 5).toString();
    })
    .toBe('application/pdf%PDF-');
  await page.bringToFront();
};
