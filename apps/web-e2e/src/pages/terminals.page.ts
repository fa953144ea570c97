import { expect, type Locator, type Page } from '@playwright/test';
import type { T } from '../texts';

/** The administrator's list of shared terminals, with the code that enrols one. */
export class TerminalsPage {
  constructor(
    private readonly page: Page,
    private readonly t: T,
  ) {}

  row(name: string): Locator {
    return this.page
      .getByRole('table', { name: this.t('terminals:title') })
      .getByRole('row')
      .filter({ hasText: name });
  }
  get dialog(): Locator {
    return this.page.getByRole('dialog').or(this.page.getByRole('alertdialog')).last();
  }

  get code(): Locator {
    return this.dialog.getByLabel(this.t('terminals:code.code'), { exact: true });
  }
  /** The picture that a phone enrols by. */
  get qr(): Locator {
    return this.dialog.getByRole('img', { name: this.t('terminals:code.qr') });
  }

  /** Makes a terminal that opens the scanners; the dialog with its code is open then. */
  async open(name: string): Promise<void> {
    await this.page.getByRole('button', { name: this.t('terminals:new') }).click();
    await this.dialog.getByLabel(this.t('terminals:form.name')).fill(name);
    await this.dialog.getByText(new RegExp(`^${this.t('terminals:kind.scanner')}:`)).click();
    await this.dialog.getByRole('button', { name: this.t('terminals:form.create') }).click();
    await expect(this.code).toBeVisible();
  }
  /** The same; gives the code. */
  async create(name: string): Promise<string> {
    await this.open(name);
    const code = await this.code.textContent();
    await this.dialog.getByText(this.t('common:action.close'), { exact: true }).click();
    return code ?? '';
  }
  async revoke(name: string): Promise<void> {
    await this.row(name).hover();
    await this.row(name)
      .getByRole('button', { name: `${this.t('terminals:action.revoke')}: ${name}` })
      .click();
    await this.dialog.getByRole('button', { name: this.t('terminals:revokeAction') }).click();
  }
}

/** An enrolled device: who works at it, and its locks. */
export class DevicePage {
  constructor(
    private readonly page: Page,
    private readonly t: T,
  ) {}

  get enrolment(): Locator {
    return this.page.getByRole('heading', { name: this.t('terminals:enrol.title') });
  }
  get who(): Locator {
    return this.page.getByRole('heading', { name: this.t('terminals:here.who') });
  }
  get home(): Locator {
    return this.page.getByRole('heading', { name: this.t('terminals:home.title') });
  }
  get closed(): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.t('terminals:closed.title') });
  }
  /** Whoever works here now, in the head of every page. */
  worker(name: string): Locator {
    return this.page.getByRole('banner').getByRole('button', { name });
  }
  get alert(): Locator {
    return this.page.getByRole('alert');
  }
  person(name: string): Locator {
    return this.page.getByRole('region', { name: this.t('terminals:here.who') }).getByRole('button', { name });
  }
  key(digit: string): Locator {
    return this.page.getByRole('button', { name: digit, exact: true });
  }
  tile(text: string): Locator {
    return this.page.getByRole('link', { name: text });
  }

  async enrol(code: string): Promise<void> {
    await this.page.getByLabel(this.t('terminals:enrol.code'), { exact: true }).fill(code);
    await this.page.keyboard.press('Enter');
  }
  /** By the keys on the screen, as with gloves. */
  async tap(pin: string): Promise<void> {
    for (const digit of pin) await this.key(digit).click();
  }
  async lock(): Promise<void> {
    await this.page.getByRole('button', { name: this.t('terminals:here.lock') }).click();
  }
}
