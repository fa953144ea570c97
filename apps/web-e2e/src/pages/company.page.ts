import { type Locator, type Page } from '@playwright/test';
import type { T } from '../texts';

/** The company's settings, its mail and its rights. */
export class CompanyPage {
  constructor(
    private readonly page: Page,
    private readonly t: T,
  ) {}

  get title(): Locator {
    return this.page.getByRole('heading', { name: this.t('company:title'), level: 1 });
  }
  view(name: 'settings' | 'mail' | 'templates' | 'statusNames' | 'statusRights' | 'systemRights'): Locator {
    return this.page.getByRole('radio', { name: this.t(`company:view.${name}`) });
  }
  get save(): Locator {
    return this.page.getByRole('button', { name: this.t('action.save'), exact: true });
  }
  get saved(): Locator {
    return this.page.getByText(this.t('company:saved'), { exact: true });
  }

  get customPallets(): Locator {
    return this.page.getByRole('checkbox', { name: this.t('company:settings.customPallets') });
  }
  /** The switch as a person presses it: its own box is drawn, not shown. */
  async toggleCustomPallets(): Promise<void> {
    await this.page.getByText(this.t('company:settings.customPallets'), { exact: true }).click();
  }
  get spacing(): Locator {
    return this.page.getByRole('textbox', { name: this.t('company:settings.spacing') });
  }
  get cuttingSeparator(): Locator {
    return this.page.getByLabel(this.t('company:cutting.separator'));
  }
  get emailField(): Locator {
    return this.page.getByRole('textbox', { name: this.t('company:emails.label') });
  }
  get emails(): Locator {
    return this.page.getByRole('list', { name: this.t('company:emails.label') }).getByRole('listitem');
  }
  /** What the chips' grounds look like, one after another. */
  async colours(): Promise<string[]> {
    return this.emails.evaluateAll((chips) => chips.map((chip) => getComputedStyle(chip).backgroundColor));
  }
  get language(): Locator {
    return this.page.getByLabel(this.t('company:settings.templateLanguage'));
  }
  removeEmail(email: string): Locator {
    return this.page.getByRole('button', { name: this.t('company:emails.remove', { email }) });
  }

  get mailText(): Locator {
    return this.page.getByRole('textbox', { name: this.t('company:mail.label') });
  }
  get mailPreview(): Locator {
    return this.page.getByRole('article', { name: this.t('company:mail.preview') });
  }

  async choose(type: number, table: 'orders' | 'products' | 'pallets' | 'trucks'): Promise<void> {
    await this.page.getByRole('combobox', { name: this.t('company:matrix.person') }).selectOption(String(type));
    await this.page.getByRole('combobox', { name: this.t('company:matrix.table') }).selectOption(table);
  }
  get statusRows(): Locator {
    return this.page.getByRole('table').getByRole('rowheader');
  }
  tick(column: 'before' | 'after', status: string): Locator {
    return this.page.getByRole('checkbox', { name: this.t(`company:matrix.${column}Of`, { status }), exact: true });
  }
  /** Checkboxes are pressed on what is drawn of them. */
  async press(tick: Locator): Promise<void> {
    await tick.locator('..').click();
  }
  move(before: string, after: string): Locator {
    return this.page.getByRole('listitem').filter({ hasText: this.t('company:matrix.move', { before, after }) });
  }
  /** What the role may do from a status, in words. */
  from(status: string): Locator {
    return this.page.getByRole('region', { name: this.t('company:moves.from', { status }) }).getByRole('listitem');
  }
  async chooseRole(role: string): Promise<void> {
    await this.page.getByRole('button', { name: new RegExp(`^${role}`) }).click();
  }
  right(code: 'PAL_SCAN' | 'PR_EDIT', role: string): Locator {
    return this.page.getByRole('checkbox', {
      name: this.t('company:rights.give', { right: this.t(`company:rights.code.${code}`), role }),
    });
  }
  /** A page of the simulated menu. */
  simulated(page: string): Locator {
    return this.page.getByRole('list', { name: this.t('company:simulator.menu') }).getByRole('button', { name: page });
  }
  act(name: string): Locator {
    return this.page
      .getByRole('region', { name: this.t('company:simulator.acts') })
      .getByRole('listitem')
      .filter({ hasText: name });
  }
  /** The button names how many changes it saves. */
  saveChanges(count: number): Locator {
    return this.page.getByRole('button', { name: this.t('company:rights.save', { count }) });
  }
}
