import type { Locator, Page } from '@playwright/test';
import type { T } from '../texts';

export class SignInPage {
  constructor(
    private readonly page: Page,
    private readonly t: T,
  ) {}

  get email(): Locator {
    return this.page.getByLabel(this.t('auth:email'));
  }
  get password(): Locator {
    return this.page.getByLabel(this.t('auth:password'), { exact: true });
  }
  get submit(): Locator {
    return this.page.getByRole('button', { name: this.t('auth:submit') });
  }
  get alert(): Locator {
    return this.page.getByRole('alert');
  }

  /** The session has ended while this page was open, which stays. */
  get lost(): Locator {
    return this.page.getByText(this.t('auth:lost.title'), { exact: true }).first();
  }
  get again(): Locator {
    return this.page.getByRole('button', { name: this.t('auth:lost.signIn'), exact: true });
  }
  async signInAgain(password: string): Promise<void> {
    await this.password.fill(password);
    await this.submit.click();
  }

  async signIn(email: string, password: string): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.submit.click();
  }
}
