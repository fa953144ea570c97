import { expect, type Locator, type Page } from '@playwright/test';
import type { T } from '../texts';

type Field =
  | 'position'
  | 'type'
  | 'width'
  | 'height'
  | 'depth'
  | 'weight'
  | 'area'
  | 'barcode'
  | 'comment'
  | 'quantity';

/** The products of an order. */
export class ProductsPage {
  constructor(
    private readonly page: Page,
    private readonly t: T,
  ) {}

  get rows(): Locator {
    return this.page
      .getByRole('table', { name: this.t('orders:action.products') })
      .getByRole('row')
      .filter({ has: this.page.getByRole('cell') });
  }
  row(barcode: string): Locator {
    return this.rows.filter({ hasText: barcode });
  }
  get newButton(): Locator {
    return this.page.getByRole('button', { name: this.t('orders:products.new'), exact: true }).first();
  }
  get pdfButton(): Locator {
    return this.page.getByRole('button', { name: this.t('orders:products.pdf'), exact: true });
  }
  get sheetsButton(): Locator {
    return this.page.getByRole('button', { name: this.t('orders:products.sheets.menu'), exact: true });
  }
  /** A template's line of the print menu. */
  sheet(name: string): Locator {
    return this.page.getByRole('menuitem', { name, exact: true });
  }
  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }
  get confirm(): Locator {
    return this.page.getByRole('alertdialog');
  }
  get drawings(): Locator {
    return this.page.locator('.gallery-pane .position-gallery > li');
  }
  /** A figure of the order's summary. */
  fact(name: 'products' | 'area' | 'weight' | 'delivery'): Locator {
    const term = this.page.getByText(this.t(`orders:products.summary.${name}`), { exact: true });
    return this.page.locator('.order-summary > div').filter({ has: term }).locator('dd');
  }
  action(name: 'recalculate' | 'deleteMany'): Locator {
    return this.page.getByRole('button', { name: this.t(`orders:products.action.${name}`), exact: true });
  }
  field(name: Field): Locator {
    return this.dialog.getByLabel(this.t(`orders:products.form.${name}`), { exact: false }).first();
  }
  /** Types into the dialog once it stands: what is typed while it still appears may be lost. */
  async fill(values: Partial<Record<Field, string>>): Promise<void> {
    await expect(this.page.locator('.bp6-dialog-container')).toHaveClass(/-(appear|enter)-done/);
    for (const [name, value] of Object.entries(values)) await this.field(name as Field).fill(value);
  }
  async save(): Promise<void> {
    await this.dialog.getByRole('button', { name: this.t('action.save'), exact: true }).click();
  }
  async saveAndGoOn(): Promise<void> {
    await this.dialog.getByRole('button', { name: this.t('orders:products.form.saveNext'), exact: true }).click();
  }
  async openActions(barcode: string): Promise<void> {
    await this.row(barcode)
      .getByRole('button', { name: this.t('table.rowActions', { name: barcode }) })
      .click();
  }
  /** An action of the open menu. */
  menuItem(action: 'edit' | 'copy' | 'comments' | 'delete'): Locator {
    return this.page.getByRole('menuitem', { name: this.t(`orders:products.action.${action}`), exact: true });
  }
  /** Opens a row's menu and presses one of its actions. */
  async act(barcode: string, action: 'edit' | 'copy' | 'comments' | 'delete'): Promise<void> {
    await this.openActions(barcode);
    await this.menuItem(action).click();
  }
}
