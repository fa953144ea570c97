import type { Page } from '@playwright/test';

/**
 * Asked by the page itself: whose session it is, who else is here, what a change would touch. Nothing is changed by
 * them.
 */
const ITS_OWN = /^\/api\/(login|session|presence)|\/what-if$/;

/** What the page asks the server to change from now on, as "METHOD path"; grows while the page works. */
export const writesOf = (page: Page): readonly string[] => {
  const written: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (request.method() !== 'GET' && !ITS_OWN.test(path)) written.push(`${request.method()} ${path}`);
  });
  return written;
};
