import type { Locator, Page } from '@playwright/test';
import type { T } from '../texts';

/** The own account: name, passwords, signed-in devices. */
export class AccountPage {
  constructor(
    private readonly page: Page,
    private readonly t: T,
  ) {}

  get name(): Locator {
    return this.page.locator('#account-name');
  }
  password(which: 'current' | 'new' | 'repeat'): Locator {
    return this.page.locator(`#account-${which}`);
  }
  get save(): Locator {
    return this.page.getByRole('button', { name: this.t('common:action.save'), exact: true });
  }
  get sessions(): Locator {
    return this.page.getByRole('list', { name: this.t('users:sessions.title') }).getByRole('listitem');
  }
  async fill(current: string, next: string, repeat: string): Promise<void> {
    await this.password('current').fill(current);
    await this.password('new').fill(next);
    await this.password('repeat').fill(repeat);
  }
  /** The own PIN of terminals, with the account's password. */
  async changePin(pin: string, password: string): Promise<void> {
    const pane = this.page.getByRole('region', { name: this.t('terminals:access.own') });
    await pane.getByLabel(this.t('terminals:access.newPin')).fill(pin);
    await pane.getByLabel(this.t('terminals:access.ownPassword')).fill(password);
    await pane.getByRole('button', { name: this.t('terminals:access.savePin') }).click();
  }
}
