import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import type { T } from '../texts';

export class PalletsListPage {
  constructor(
    private readonly page: Page,
    private readonly t: T,
  ) {}

  row(number: string): Locator {
    return this.rows.filter({ hasText: number });
  }
  private get rows(): Locator {
    return this.page.getByRole('row').filter({ has: this.page.getByRole('cell') });
  }
  get heads(): Locator {
    return this.page.getByRole('columnheader');
  }
  get perPage(): Locator {
    return this.page.getByLabel(this.t('table.rowsPerPage'));
  }
  get newButton(): Locator {
    return this.page.getByRole('button', { name: this.t('pallet:list.new'), exact: true });
  }
  get planButton(): Locator {
    return this.page.getByRole('button', { name: this.t('pallet:list.plan'), exact: true });
  }
  get documentsButton(): Locator {
    return this.page.getByRole('button', { name: this.t('pallet:print.menu'), exact: true });
  }
  document(name: 'preparation' | 'loading' | 'barcodes' | 'cutting'): Locator {
    return this.page.getByRole('menuitem', { name: this.t(`pallet:print.${name}`), exact: true });
  }
  tick(number: string): Locator {
    return this.row(number).getByRole('checkbox');
  }
  /** The truck that a pallet stands on, where it is shown. */
  truckOf(number: string, truck: string): Locator {
    return this.row(number).getByRole('link', { name: truck, exact: true });
  }
  /** The drawer that shows a pallet from above and from the side. */
  quickView(number: string): Locator {
    return this.page.getByRole('dialog', { name: this.t('pallet:list.quickTitle', { number }) });
  }
  history(number: string): Locator {
    return this.page.getByRole('dialog', { name: `${number} · ${this.t('status.history')}` });
  }
  editDialog(number: string): Locator {
    return this.page.getByRole('dialog', { name: this.t('pallet:sizes.editTitle', { number }) });
  }
  get confirmation(): Locator {
    return this.page.getByRole('alertdialog');
  }

  /** Shows the pallets of an order and waits until nothing else is there. */
  async find(filter: string, pallets: number): Promise<void> {
    await this.page.getByPlaceholder(this.t('pallet:list.filter')).fill(filter);
    await this.page.waitForURL((url) => url.pathname.includes(filter));
    await expect(this.rows).toHaveCount(pallets);
    await expect(this.row(filter)).toHaveCount(pallets);
  }

  /** Presses one of a row's actions by its name. */
  async act(number: string, action: string): Promise<void> {
    const row = this.row(number);
    await row.hover();
    await row
      .getByRole('button', { name: `${action}: ${number}`, exact: true })
      .or(row.getByRole('link', { name: `${action}: ${number}`, exact: true }))
      .click();
  }

  /** Chooses one pallet, downloads its cutting file and lets it go again. */
  async cuttingFile(number: string): Promise<{ name: string; content: string }> {
    const box = this.row(number).getByRole('checkbox');
    await box.click();
    await this.page.getByRole('button', { name: this.t('pallet:print.menu') }).click();
    const coming = this.page.waitForEvent('download');
    await this.page.getByRole('menuitem', { name: this.t('pallet:print.cutting') }).click();
    const file = await coming;
    await box.click();
    return { name: file.suggestedFilename(), content: await readFile(await file.path(), 'utf8') };
  }

  /** Writes the remarks in the edit dialog and saves. */
  async remark(number: string, text: string): Promise<void> {
    const dialog = this.editDialog(number);
    await dialog.getByRole('textbox', { name: this.t('pallet:comment.title') }).fill(text);
    await dialog.getByRole('button', { name: this.t('action.save'), exact: true }).click();
    await expect(dialog).toBeHidden();
  }

  async confirmDelete(): Promise<void> {
    await this.confirmation.getByRole('button', { name: this.t('pallet:remove.action'), exact: true }).click();
    await expect(this.confirmation).toBeHidden();
  }
}
