import type { Locator, Page } from '@playwright/test';
import type { T } from '../texts';

/** Orders in preparation with the dates of their suppliers. */
export class PreparationPage {
  constructor(
    private readonly page: Page,
    private readonly t: T,
  ) {}

  get title(): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.t('preparation:title') });
  }
  get filter(): Locator {
    return this.page.getByLabel(this.t('preparation:filter'));
  }
  row(order: string): Locator {
    return this.page.locator('tr[data-order]').filter({ hasText: order });
  }
  date(order: string, supplier: string): Locator {
    return this.row(order).getByRole('button', { name: supplier });
  }
  /** An order on a phone. */
  card(order: string): Locator {
    return this.page.locator('li[data-order]').filter({ hasText: order });
  }
  /** A field of a supplier in the window of an order's suppliers. */
  field(name: 'ordered' | 'confirmed' | 'number' | 'comment', title: string): Locator {
    const label = this.t('preparation:orderSuppliers.row', {
      field: this.t(`preparation:orderSuppliers.${name}`),
      title,
    });
    return this.dialog.getByRole('textbox', { name: label, exact: true });
  }
  start(order: string): Locator {
    return this.row(order).locator('td.start');
  }
  get dialog(): Locator {
    return this.page.getByRole('dialog').or(this.page.getByRole('alertdialog')).last();
  }
  button(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true });
  }
  day(date: string): Locator {
    return this.dialog.getByRole('button', { name: date, exact: true });
  }
  menuItem(name: string): Locator {
    return this.page.getByRole('menuitem', { name });
  }
}
