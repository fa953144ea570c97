import type { Locator, Page } from '@playwright/test';
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
  get importDialog(): Locator {
    return this.page.getByRole('dialog', { name: this.t('imports:title') });
  }
  row(number: string): Locator {
    return this.page.getByRole('row').filter({ hasText: number });
  }
  action(name: 'plan' | 'toProduction' | 'delete'): Locator {
    return this.page.getByRole('button', { name: this.t(`orders:action.${name}` as 'orders:action.plan') });
  }

  /** Fills the import dialog with a file and submits it. */
  async import(file: { readonly name: string; readonly content: string }, order: string): Promise<void> {
    await this.importButton.click();
    await this.importDialog
      .locator('input[type=file]')
      .setInputFiles({ name: file.name, mimeType: 'text/csv', buffer: Buffer.from(file.content) });
    await this.importDialog.getByLabel(this.t('imports:order'), { exact: false }).first().fill(order);
    await this.importDialog.getByRole('button', { name: this.t('imports:submit'), exact: true }).click();
  }

  async select(number: string): Promise<void> {
    await this.row(number).getByRole('checkbox').check({ force: true });
  }
}
