import { expect, type Locator, type Page } from '@playwright/test';
import type { T } from '../texts';

/** Product statuses by barcode: a status, then scans. */
export class StatusChangePage {
  constructor(
    private readonly page: Page,
    private readonly t: T,
  ) {}

  get title(): Locator {
    return this.page.getByRole('heading', { name: this.t('scanners:status.title') });
  }
  get field(): Locator {
    return this.page.getByRole('textbox', { name: this.t('scanners:status.field') });
  }
  /** What keys would press: anything but the page as a whole. */
  get focused(): Locator {
    return this.page.locator('a:focus, button:focus, input:focus');
  }
  get alert(): Locator {
    return this.page.getByRole('alert').filter({ hasText: this.t('scanners:status.choose_status') });
  }
  get lines(): Locator {
    return this.page.getByRole('region', { name: this.t('scanners:log.title') }).getByRole('listitem');
  }
  /** The newest line of the log. */
  get newest(): Locator {
    return this.lines.first();
  }

  target(status: string): Locator {
    return this.page
      .getByRole('group', { name: this.t('scanners:status.target') })
      .getByRole('button', { name: status, exact: true });
  }
  async pick(status: string): Promise<void> {
    await this.target(status).click();
  }
  /** Leaves the focus on the status, as for somebody at the keyboard. */
  async pickByKeys(status: string): Promise<void> {
    await this.target(status).focus();
    await this.page.keyboard.press('Space');
    await expect(this.target(status)).toHaveAttribute('aria-pressed', 'true');
    await expect(this.target(status)).toBeFocused();
  }
  /** A code as a scanner brings it, wherever the focus is. */
  async scan(barcode: string): Promise<void> {
    await this.page.keyboard.type(barcode);
    await this.page.keyboard.press('Enter');
  }
}
