import { expect, type Locator, type Page } from '@playwright/test';
import type { T } from '../texts';

/**
 * Orders in production: the matrix as a grid and as a plain table, its preview, the history, and the progress of one
 * order.
 */
export class ProductionPage {
  constructor(
    private readonly page: Page,
    private readonly t: T,
  ) {}

  /** The grid: cells are read aloud at the focus. */
  get board(): Locator {
    return this.page.getByRole('group', { name: this.t('production:title') });
  }
  get said(): Locator {
    return this.board.getByRole('status');
  }
  /** Goes by arrows along the row of an order, once the grid shows no other, until the work center is read aloud. */
  async walkTo(order: string, code: string): Promise<void> {
    await expect(this.board.getByRole('link', { name: order }).first()).toBeVisible();
    await expect(this.board.getByRole('link').filter({ hasNotText: order })).toHaveCount(0);
    await this.board.locator('[tabindex="0"]').first().focus();
    await expect(async () => {
      await this.page.keyboard.press('ArrowRight');
      await expect(this.said).toContainText(code, { timeout: 200 });
    }).toPass();
  }
  /** The plain table. */
  get matrix(): Locator {
    return this.page.getByRole('grid', { name: this.t('production:title') });
  }
  row(order: string): Locator {
    return this.matrix.locator(`tr[data-order="${order}"]`);
  }
  /** The cell of an order at a work center, by its code. */
  cell(order: string, code: string): Locator {
    return this.row(order).getByRole('gridcell', { name: new RegExp(`^${code} `) });
  }
  get preview(): Locator {
    return this.page.getByRole('tooltip');
  }
  get filter(): Locator {
    return this.page.getByRole('searchbox');
  }
  choice(text: string): Locator {
    return this.page.getByRole('radio', { name: text });
  }
  get history(): Locator {
    return this.page.getByRole('table', { name: this.t('production:history') });
  }
  get route(): Locator {
    return this.page.getByRole('list', { name: this.t('production:progress.route') });
  }
  get timeline(): Locator {
    return this.page.getByRole('table', { name: this.t('production:progress.times') });
  }
}
