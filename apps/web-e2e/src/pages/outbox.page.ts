import { expect, test, type Locator, type Page } from '@playwright/test';
import type { T } from '../texts';

/** What waits for the server: the count in every page's bar and the list behind it. */
export class OutboxPage {
  constructor(
    private readonly page: Page,
    private readonly t: T,
  ) {}

  /** The count, whatever it is; not there when everything is sent and seen. */
  get mark(): Locator {
    return this.page.locator('.outbox-mark');
  }
  /** Waits until nothing waits any more, as long as it takes while something is being sent. */
  async emptied(): Promise<void> {
    const text = async (): Promise<string | undefined> => (await this.mark.allTextContents())[0];
    for (let left = await text(); left !== undefined; left = await text()) {
      const before = left;
      await test.step(`waits: ${before}`, () => expect.poll(text, { timeout: 90_000 }).not.toBe(before));
    }
  }
  waiting(count: number): Locator {
    return this.page.getByRole('button', { name: this.t('outbox.waiting', { count }) });
  }
  refused(count: number): Locator {
    return this.page.getByRole('button', { name: this.t('outbox.refused', { count }) });
  }
  get list(): Locator {
    return this.page.getByRole('dialog', { name: this.t('outbox.title') }).getByRole('listitem');
  }
  get seen(): Locator {
    return this.page.getByRole('button', { name: this.t('outbox.seen'), exact: true });
  }
  /** Asks before somebody leaves with scans that are not sent. */
  get leave(): Locator {
    return this.page.getByRole('alertdialog').getByRole('button', { name: this.t('menu:logout') });
  }
}
