import { expect, type Locator, type Page } from '@playwright/test';
import type { T } from '../texts';

type RowAction = 'products' | 'plan' | 'edit' | 'copy' | 'history' | 'delete';
const fieldNames = [
  'production_id',
  'offer_id',
  'contact',
  'customer_order_number',
  'address',
  'delivery_date',
  'manager_email',
  'status',
] as const;

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
  /** Names of the columns, in their order. */
  get heads(): Locator {
    return this.page
      .getByRole('table', { name: this.t('orders:title') })
      .getByRole('columnheader')
      .filter({ hasText: /./ });
  }
  /** Companies with the feature alone have it. */
  get week(): Locator {
    return this.page.getByRole('searchbox', { name: this.t('orders:week') });
  }
  get noMatch(): Locator {
    return this.page.getByRole('heading', { name: this.t('orders:noMatch') });
  }
  get retry(): Locator {
    return this.page.getByRole('button', { name: this.t('action.retry'), exact: true });
  }
  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }
  get confirm(): Locator {
    return this.page.getByRole('alertdialog');
  }
  get history(): Locator {
    return this.page.locator('.bp6-drawer');
  }
  get menuItems(): Locator {
    return this.page.getByRole('menuitem');
  }
  get save(): Locator {
    return this.dialog.getByRole('button', { name: this.t('action.save'), exact: true });
  }
  get customer(): Locator {
    return this.dialog.getByRole('combobox', { name: this.t('customer.label') });
  }
  /** A field of the order dialog; the customer is `customer`. */
  field(name: (typeof fieldNames)[number]): Locator {
    return this.dialog.getByLabel(this.t(`orders:form.${name}`), { exact: true });
  }
  /** Every field of the order dialog but the customer. */
  get fields(): readonly Locator[] {
    return fieldNames.map((name) => this.field(name));
  }
  /** Opens a row's menu by keys. */
  async openMenu(number: string): Promise<void> {
    await this.row(number).focus();
    await this.page.keyboard.press('Shift+F10');
    await expect(this.menuItems.first()).toBeVisible();
  }
  /** Presses one of a row's actions. */
  async act(number: string, action: RowAction): Promise<void> {
    await this.openMenu(number);
    await this.menuItems.filter({ hasText: this.t(`orders:action.${action}`) }).click();
  }
  /** The dialog stands: what is typed while it still appears may be lost. */
  private async settled(): Promise<void> {
    await expect(this.page.locator('.bp6-dialog-container')).toHaveClass(/-(appear|enter)-done/);
  }
  /** Types into the dialog. */
  async fill(values: Partial<Record<(typeof fieldNames)[number], string>>): Promise<void> {
    await this.settled();
    for (const [name, value] of Object.entries(values))
      await this.field(name as (typeof fieldNames)[number]).fill(value);
  }
  /** Finds a customer in the dialog by a part of its name and takes it. */
  async chooseCustomer(name: string): Promise<void> {
    await this.settled();
    await this.customer.fill(name);
    await this.dialog.getByRole('option', { name }).click();
    await expect(this.customer).toHaveValue(name);
  }
  /** What can be done with the chosen orders. */
  action(name: 'plan' | 'toProduction' | 'delete'): Locator {
    const text = name === 'delete' ? this.t('action.delete') : this.t(`orders:action.${name}`);
    return this.page.getByRole('button', { name: text, exact: true });
  }

  /** Asks for a file of the chosen orders. */
  async makeDocument(name: 'preparation' | 'print'): Promise<void> {
    await this.page.getByRole('button', { name: this.t('orders:documents.menu'), exact: true }).click();
    await this.page.getByRole('menuitem', { name: this.t(`orders:documents.${name}`) }).click();
  }

  /** Imports a file after a look at what it would do. */
  async import(
    file: { readonly name: string; readonly content: string },
    order: string,
    customer?: string,
  ): Promise<void> {
    await this.checkImport(file, order, customer);
    await expect(this.importPreview).toBeVisible();
    await this.importDialog.getByRole('button', { name: this.t('imports:submit'), exact: true }).click();
  }
  /** Gives the open import dialog a file in another way than by its button. */
  async offerImport(way: 'drop' | 'paste', name: string, content: string): Promise<void> {
    const zone = this.importDialog
      .getByRole('button', { name: this.t('file.choose'), exact: true })
      .or(this.anotherFile)
      .first();
    await zone.evaluate(
      (target, given) => {
        const data = new DataTransfer();
        data.items.add(new File([given.content], given.name));
        const options = { bubbles: true, cancelable: true };
        if (given.way === 'paste')
          target.dispatchEvent(new ClipboardEvent('paste', { ...options, clipboardData: data }));
        else
          for (const type of ['dragenter', 'dragover', 'drop'])
            target.dispatchEvent(new DragEvent(type, { ...options, dataTransfer: data }));
      },
      { way, name, content },
    );
  }
  private get anotherFile(): Locator {
    return this.importDialog.getByRole('button', { name: this.t('file.chooseAnother'), exact: true });
  }
  /** What an import would write, before it is written. */
  get importPreview(): Locator {
    return this.importDialog.getByRole('region', { name: this.t('imports:preview.title') });
  }
  /** What the columns of the file are. */
  get importReading(): Locator {
    return this.importDialog.getByRole('region', { name: this.t('imports:reading.title'), exact: true });
  }
  /** Fills the import dialog with a file and has it checked. */
  async checkImport(
    file: { readonly name: string; readonly content: string | Buffer },
    order: string,
    customer?: string,
  ): Promise<void> {
    await this.importButton.click();
    await this.chooseImportFile(file, order, customer);
  }
  /** Fills the open import dialog with a file and has it checked. */
  async chooseImportFile(
    file: { readonly name: string; readonly content: string | Buffer },
    order: string,
    customer?: string,
  ): Promise<void> {
    await this.importDialog
      .locator('input[type=file]')
      .setInputFiles({ name: file.name, mimeType: 'text/csv', buffer: Buffer.from(file.content as string) });
    await this.importDialog.getByLabel(this.t('imports:order'), { exact: false }).first().fill(order);
    if (customer) await this.pickCustomer(customer);
    await this.importDialog.getByRole('button', { name: this.t('imports:check'), exact: true }).click();
  }

  private async pickCustomer(name: string): Promise<void> {
    const field = this.importDialog.getByRole('combobox', { name: this.t('customer.label') });
    await field.fill(name);
    await this.importDialog.getByRole('option', { name }).click();
    await expect(field).toHaveValue(name);
  }

  /** Leaves the import dialog by Escape, with what was typed there. */
  async leaveImport(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await this.page
      .getByRole('alertdialog')
      .getByRole('button', { name: this.t('action.discard') })
      .click();
    await expect(this.importDialog).toBeHidden();
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
