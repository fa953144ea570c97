import type { Locator, Page } from '@playwright/test';
import type { T } from '../texts';

/** Orders in production: the matrix, its preview, the history, and the progress of one order. */
export class ProductionPage {
  constructor(
    private readonly page: Page,
    private readonly t: T,
  ) {}

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
