import { expect, test } from '@playwright/test';
import { httpHeader } from '@mullion/contracts';
import { App } from '../app';
import { emailOf, PASSWORD } from '../people';
import { offline } from './scans';

/**
 * Codes that wait at once (two hundred do in the tests of the outbox itself, which all scanners share), and those of
 * the cases after that: while it is sent, from the second tab, by an expired token, by somebody who signs out.
 */
const WAITING = 40;
const LATER = { sending: 2, broken: 2, tab: 2, expired: 1, left: 2 } as const;
/** What a page is given to scan: a half of the waiting ones for each of its two targets, the rest for the first. */
export const CODES = [WAITING / 2 + Object.values(LATER).reduce((sum, count) => sum + count, 0), WAITING / 2] as const;

/** A page that scans, with two things to scan onto. */
export interface ScanningPage {
  /**
   * Shows the page with this target chosen, and waits until it listens. It has shown both while there was a network.
   */
  readonly open: (app: App, target: 0 | 1) => Promise<void>;
  /** From the page as it stands to its other target, also without a network. */
  readonly change: (app: App, target: 0 | 1) => Promise<void>;
  /** How many scans a change is itself, which wait like the others: none where the target is a page. */
  readonly scansOfChange?: number;
  readonly codes: readonly [readonly string[], readonly string[]];
  /** Asks the server: everything took effect once, each at the target it was scanned for. */
  readonly expectOnce: () => Promise<void>;
}

/** Makes a token that the server no longer takes of the one this tab has. */
const spoilToken = (app: App): Promise<void> =>
  app.page.evaluate(() => {
    const [head, claims] = (sessionStorage.getItem('mullion.token') ?? '').split('.');
    sessionStorage.setItem('mullion.token', `${head}.${claims}.spoilt`);
  });

/**
 * All that can happen to scans on their way, one after the other in one session of one page: many wait, the target is
 * changed in between, more are scanned while they are sent, the connection breaks again, the page is loaded again, a
 * second tab scans too, the token expires, the person signs out and in again.
 */
export const playOutboxCases = async (
  app: App,
  { open, change, scansOfChange = 0, codes, expectOnce }: ScanningPage,
): Promise<void> => {
  const { page, outbox, scanner, menu } = app;
  const first = [...codes[0]];
  const take = (count: number) => first.splice(0, count);
  const all = (each: App) => each.outbox.emptied();
  // slow enough that something is always under way
  await page.context().route('**/api/**', async (route) => {
    if (route.request().headers()[httpHeader.idempotencyKey.toLowerCase()])
      await new Promise((resolve) => setTimeout(resolve, 50));
    await route.continue().catch(() => undefined);
  });
  await app.signInByForm('super');
  await open(app, 1);
  await open(app, 0);
  const tab = new App(await page.context().newPage(), app.language, app.t);
  await open(tab, 0);
  await page.bringToFront();

  await test.step('many wait, for two targets', async () => {
    await offline(app, true);
    await scanner.paste(take(WAITING / 2));
    await change(app, 1);
    await scanner.paste(codes[1]);
    for (const each of [app, tab]) await expect(each.outbox.waiting(WAITING + scansOfChange)).toBeVisible();
    await change(app, 0);
    const waiting = outbox.waiting(WAITING + 2 * scansOfChange);
    await expect(waiting).toBeVisible();
    await offline(app, false);
    await expect(waiting).toHaveCount(0);
  });
  await test.step('more come while they are sent, the connection breaks, a reload, a second tab', async () => {
    await scanner.paste(take(LATER.sending));
    await offline(app, true);
    await expect(outbox.mark).toBeVisible();
    await scanner.paste(take(LATER.broken));
    await offline(app, false);
    await page.reload();
    await tab.page.bringToFront();
    await tab.scanner.paste(take(LATER.tab));
    for (const each of [app, tab]) await all(each);
    await tab.page.close();
  });
  await test.step('the token expires', async () => {
    await open(app, 0);
    await offline(app, true);
    await scanner.paste(take(LATER.expired));
    await expect(outbox.waiting(LATER.expired)).toBeVisible();
    await spoilToken(app);
    await offline(app, false);
    await all(app);
  });
  await test.step('the person signs out and in', async () => {
    await offline(app, true);
    await scanner.paste(take(LATER.left));
    await expect(outbox.waiting(LATER.left)).toBeVisible();
    await menu.logout.click();
    await outbox.leave.click();
    await page.waitForURL(/login/);
    await offline(app, false);
    await app.signInPage.signIn(emailOf('super'), PASSWORD);
    await expect(menu.person).toBeVisible();
    await all(app);
  });
  expect(first).toEqual([]);
  await expect(expectOnce).toPass();
};
