import type { Locator, Page } from '@playwright/test';
import type { T } from '../texts';

/** The suppliers with their order, and the columns as they will look. */
export class SuppliersPage {
  constructor(
    private readonly page: Page,
    private readonly t: T,
  ) {}

  get table(): Locator {
    return this.page.getByRole('table', { name: this.t('preparation:suppliers.title'), exact: true });
  }
  row(title: string): Locator {
    return this.table.locator('tr[data-supplier]').filter({ hasText: title });
  }
  get newButton(): Locator {
    return this.page.getByRole('button', { name: this.t('preparation:suppliers.new') });
  }
  get dialog(): Locator {
    return this.page.getByRole('dialog').or(this.page.getByRole('alertdialog')).last();
  }
  /** Heads of the columns that preparation will have. */
  get columns(): Locator {
    return this.page.getByRole('region', { name: this.t('preparation:suppliers.preview') }).locator('thead th');
  }
  act(what: 'up' | 'down' | 'hideName' | 'showName' | 'remove', title: string): Locator {
    return this.page.getByRole('button', { name: this.t(`preparation:suppliers.${what}`, { title }), exact: true });
  }
}
