import type { Locator, Page } from '@playwright/test';
import type { T } from '../texts';

/** The users page with its dialogs. */
export class UsersPage {
  constructor(
    private readonly page: Page,
    private readonly t: T,
  ) {}

  get names(): Locator {
    return this.page.getByRole('table', { name: this.t('users:list.title') }).locator('tbody tr');
  }
  row(name: string): Locator {
    return this.names.filter({ hasText: name });
  }
  get newButton(): Locator {
    return this.page.getByRole('button', { name: this.t('users:list.new') });
  }
  action(what: 'edit' | 'sessions' | 'delete', name: string): Locator {
    return this.row(name).getByRole('button', { name: `${this.t(`users:action.${what}`)}: ${name}` });
  }
  async act(what: 'edit' | 'sessions' | 'delete', name: string): Promise<void> {
    await this.row(name).hover();
    await this.action(what, name).click();
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog').or(this.page.getByRole('alertdialog')).last();
  }
  field(name: 'name' | 'email' | 'type' | 'password' | 'newPassword' | 'repeat'): Locator {
    return this.dialog
      .locator('.field')
      .filter({ hasText: this.t(`users:form.${name}`) })
      .locator('input, select')
      .first();
  }
  button(text: string): Locator {
    return this.dialog.getByRole('button', { name: text, exact: true });
  }
}
