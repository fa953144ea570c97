import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';

const VIEWPORT = { width: 1180, height: 820 };
const QUALITY = 70;
const REST_MS = 900;
/** A page of a machine that does other things too. */
const SLOWEST_MS = 120_000;

/** A signed-in person's browser that takes pictures of a page's head: title, tools, the five steps and the next one. */
export interface Camera {
  take(route: string, name: string): Promise<void>;
  close(): Promise<void>;
}

export const signIn = async (
  page: Page,
  url: string,
  person: { readonly email: string; readonly password: string },
): Promise<void> => {
  await page.goto(`${url}/en/login`);
  await page.locator('input[autocomplete=username]').fill(person.email);
  await page.locator('input[type=password]').fill(person.password);
  await page.keyboard.press('Enter');
  await page.waitForURL((now) => !now.pathname.endsWith('/login'));
};

/** Opens a browser, signed in; pictures become WebP files in `folder`. */
export const openCamera = async (given: {
  readonly url: string;
  readonly folder: string;
  readonly executablePath: string;
  readonly person: { readonly email: string; readonly password: string };
}): Promise<Camera> => {
  mkdirSync(given.folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: given.executablePath, args: ['--no-sandbox'] });
  const context = await browser.newContext({ viewport: VIEWPORT, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await signIn(page, given.url, given.person);
  return {
    async take(route, name) {
      await page.goto(`${given.url}/en/${route}`);
      const way = page.locator('.way');
      await way.waitFor({ timeout: SLOWEST_MS });
      // what is read after the page itself: names of statuses, who is here
      await page.waitForTimeout(REST_MS);
      await page.evaluate(() => document.fonts.ready);
      const [frame, line] = await Promise.all([page.locator('.bar').first().boundingBox(), way.boundingBox()]);
      if (!frame || !line) throw new Error(`${route} has no head`);
      const clip = { x: frame.x, y: 0, width: frame.width, height: line.y + line.height, scale: 1 };
      const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY, clip });
      writeFileSync(path.join(given.folder, `${name}.webp`), Buffer.from(data, 'base64'));
    },
    close: () => browser.close(),
  };
};
