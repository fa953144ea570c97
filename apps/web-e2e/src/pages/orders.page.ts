import { expect, type Locator, type Page } from '@playwright/test';
import type { T } from '../texts';

export class OrdersPage {
  constructor(
    private readonly page: Page,
    private readonly t: T,
  ) {}

  get title(): Locator {
    return this.page.getByRole('heading', { name: this.t('orders:title'), exact: true });
  }
  get filter(): Locator {
    return this.page.getByPlaceholder(this.t('orders:filter'));
  }
  get importButton(): Locator {
    return this.page.getByRole('button', { name: this.t('orders:import'), exact: true });
  }
  get newButton(): Locator {
    return this.page.getByRole('button', { name: this.t('orders:new'), exact: true });
  }
  get importDialog(): Locator {
    return this.page.getByRole('dialog', { name: this.t('imports:title') });
  }
  get rows(): Locator {
    return this.page
      .getByRole('table', { name: this.t('orders:title') })
      .getByRole('row')
      .filter({ has: this.page.getByRole('cell') });
  }
  get statusFrom(): Locator {
    return this.page.getByRole('combobox', { name: this.t('status.from') });
  }
  get statusTo(): Locator {
    return this.page.getByRole('combobox', { name: this.t('status.to') });
  }
  get perPage(): Locator {
    return this.page.getByRole('combobox', { name: this.t('table.rowsPerPage') });
  }
  row(number: string): Locator {
    return this.page.getByRole('row').filter({ hasText: number });
  }
  action(name: 'plan' | 'toProduction' | 'delete'): Locator {
    return this.page.getByRole('button', { name: this.t(`orders:action.${name}` as 'orders:action.plan') });
  }

  /** Fills the import dialog with a file and submits it. */
  async import(file: { readonly name: string; readonly content: string }, order: string, customer?: string): Promise<void> {
    await this.importButton.click();
    await this.importDialog
      .locator('input[type=file]')
      .setInputFiles({ name: file.name, mimeType: 'text/csv', buffer: Buffer.from(file.content) });
    await this.importDialog.getByLabel(this.t('imports:order'), { exact: false }).first().fill(order);
    if (customer) await this.pickCustomer(customer);
    await this.importDialog.getByRole('button', { name: this.t('imports:submit'), exact: true }).click();
  }

  private async pickCustomer(name: string): Promise<void> {
    const field = this.importDialog.getByRole('combobox', { name: this.t('customer.label') });
    await field.fill(name);
    await this.importDialog.getByRole('option', { name }).click();
    await expect(field).toHaveValue(name);
  }

  async closeImport(): Promise<void> {
    await this.importDialog
      .getByRole('button', { name: this.t('action.close'), exact: true })
      .last()
      .click();
    await expect(this.importDialog).toBeHidden();
  }

  /** Finds an order by its number and chooses it. */
  async choose(number: string): Promise<void> {
    await this.filter.fill(number);
    await this.page.waitForURL((url) => url.pathname.includes(number));
    await expect(this.rows).toHaveCount(1);
    await this.select(number);
  }

  async sendToProduction(): Promise<void> {
    await this.action('toProduction').click();
    await this.page
      .getByRole('alertdialog')
      .getByRole('button', { name: this.t('orders:action.toProduction') })
      .click();
    await expect(this.page.getByText(this.t('orders:done.production', { count: 1 }))).toBeVisible();
  }

  async select(number: string): Promise<void> {
    await this.row(number).getByRole('checkbox').check();
  }
}
