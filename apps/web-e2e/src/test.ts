import type { Language } from '@mullion/contracts';
import { test as base, expect, type Page } from '@playwright/test';
import { App } from './app';
import { textsIn, type T } from './texts';

interface Given {
  /** Language of the test; `test.use({ language: 'en' })`. */
  readonly language: Language;
  readonly t: T;
  readonly app: App;
  /** Another browser, with its own session; of another screen or in another language when asked. */
  readonly another: (on?: keyof typeof SCREENS, speaking?: Language) => Promise<App>;
}

/** Screens the product is made for. */
export const SCREENS = {
  desktop: { width: 1440, height: 900 },
  laptop: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
} as const;

/** The product in a browser: `app` for the person, `another()` for a second one. */
export const test = base.extend<Given>({
  language: ['lt', { option: true }],
  t: async ({ language }, use) => use(await textsIn(language)),
  app: async ({ page, language, t }, use) => use(new App(page, language, t)),
  another: async ({ browser, language }, use) => {
    const pages: Page[] = [];
    await use(async (on = 'desktop', speaking = language) => {
      const page = await (await browser.newContext({ viewport: SCREENS[on], reducedMotion: 'reduce' })).newPage();
      pages.push(page);
      return new App(page, speaking, await textsIn(speaking));
    });
    for (const page of pages) await page.context().close();
  },
});

export { expect };
