import { pdfPages } from '@mullion/server-testing/pdf-text';
import { expect, type Page, type Request } from '@playwright/test';

/** A document waits in the queue behind those of other tests, on a busy machine for long. */
const MADE_WITHIN = { timeout: 150_000 };

/**
 * The address of the document that a new tab asks for. A browser without windows has no viewer for it: there the tab
 * stays where it is.
 */
export const documentOpenedBy = async (page: Page, press: () => Promise<unknown>): Promise<string> => {
  const isDocument = (request: Request) => request.isNavigationRequest() && /\/api\/files\//.test(request.url());
  const [request] = await Promise.all([page.context().waitForEvent('request', isDocument), press()]);
  return request.url();
};

/**
 * A new tab with a document: waits until its address gives a PDF, then goes back to the page that asked. The tab stays
 * open: closing the browser's PDF viewer while it loads may hang.
 */
export const expectPdf = async (page: Page, press: () => Promise<unknown>): Promise<void> => {
  const link = await documentOpenedBy(page, press);
  await expect
    .poll(async () => {
      const answer = await page.context().request.get(link);
      return (answer.headers()['content-type'] ?? '') + (await answer.body()).subarray(0, 5).toString();
    }, MADE_WITHIN)
    .toBe('application/pdf%PDF-');
  await page.bringToFront();
};

/** The document that a link ends up with, once it is made. */
export const pdfOf = async (link: string): Promise<Buffer> => {
  let pdf = Buffer.alloc(0);
  await expect
    .poll(
      async () => {
        const answer = await fetch(new URL(link, process.env.MULLION_URL));
        pdf = Buffer.from(await answer.arrayBuffer());
        return answer.headers.get('content-type');
      },
      { ...MADE_WITHIN, intervals: [100, 200] },
    )
    .toBe('application/pdf');
  return pdf;
};

/** The text of each page of the document that a link ends up with. */
export const pagesOf = async (link: string): Promise<string[]> => pdfPages(new Uint8Array(await pdfOf(link)));
