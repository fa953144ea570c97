import { expect, type Locator, type Page } from '@playwright/test';
import type { T } from '../texts';

/** Keys of other programs and the addresses that events go to. */
export class ApiAccessPage {
  constructor(
    private readonly page: Page,
    private readonly t: T,
  ) {}

  get title(): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.t('apiAccess:title') });
  }
  get dialog(): Locator {
    return this.page.getByRole('dialog').or(this.page.getByRole('alertdialog')).last();
  }
  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }
  key(name: string): Locator {
    return this.page
      .getByRole('table', { name: this.t('apiAccess:keys.title') })
      .locator('tbody tr')
      .filter({ hasText: name });
  }
  async actOnKey(what: 'replace' | 'revoke', name: string): Promise<void> {
    await this.key(name).hover();
    await this.key(name)
      .getByRole('button', { name: `${this.t(`apiAccess:keys.${what}`)}: ${name}` })
      .click();
  }
  scope(area: 'orders' | 'customers', level: 'read' | 'write'): Locator {
    return this.dialog.getByRole('checkbox', {
      name: `${this.t(`apiAccess:area.${area}`)}: ${this.t(`apiAccess:level.${level}`)}`,
    });
  }
  /** The text of a key that was just made. */
  async keyText(): Promise<string> {
    return (await this.dialog.locator('code').textContent()) ?? '';
  }

  async untickScope(area: 'orders' | 'customers', level: 'read' | 'write'): Promise<void> {
    await this.scope(area, level).click({ force: true });
    await expect(this.scope(area, level)).not.toBeChecked();
  }
  /** By the menu of the row. */
  async actOnWebhook(what: 'turnOff' | 'delete', url: string): Promise<void> {
    await this.webhook(url)
      .getByRole('button', { name: this.t('common:table.rowActions', { name: url }) })
      .click();
    await this.page.getByRole('menuitem', { name: this.t(`apiAccess:webhooks.${what}`) }).click();
  }

  webhook(url: string): Locator {
    return this.page.getByRole('listitem').filter({ has: this.page.getByRole('button', { name: url }) });
  }
  get deliveries(): Locator {
    return this.page.getByRole('region', { name: this.t('apiAccess:deliveries.title') });
  }
  delivery(event: string): Locator {
    return this.deliveries.getByRole('listitem').filter({ hasText: event });
  }
}
