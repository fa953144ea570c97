import { expect, type Locator, type Page } from '@playwright/test';
import type { T } from '../texts';

export type OperationsList = 'backlog' | 'letters' | 'sagas' | 'copies' | 'mails';

/** The operations page: its lists by name, rows with their menu. */
export class OperationsDesk {
  constructor(
    private readonly page: Page,
    private readonly t: T,
  ) {}

  get title(): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.t('operations:title') });
  }
  list(name: OperationsList): Locator {
    return this.page.getByRole('region', { name: this.t(`operations:${name}.title`), exact: true });
  }
  row(list: OperationsList, ...texts: readonly string[]): Locator {
    return texts.reduce((rows, hasText) => rows.filter({ hasText }), this.list(list).locator('tbody tr'));
  }
  /** Narrows the copies to the company of this name. */
  async narrowCopies(name: string): Promise<void> {
    const field = this.list('copies').getByRole('combobox', { name: this.t('operations:company') });
    await field.fill(name);
    // the companies that were searched for, not those from before anything was typed
    await expect(this.page.getByRole('option')).toHaveCount(1);
    await this.page.getByRole('option').filter({ hasText: name }).click();
  }
  /** Chooses an action in the menu of a row. */
  async act(row: Locator, action: string): Promise<void> {
    await row.getByRole('button').last().click();
    await this.page.getByRole('menuitem', { name: action, exact: true }).click();
  }
  get dialog(): Locator {
    return this.page.getByRole('dialog').or(this.page.getByRole('alertdialog')).last();
  }
  button(text: string): Locator {
    return this.dialog.getByRole('button', { name: text, exact: true });
  }
  /** Texts of the lists that do not fit their place. */
  cutTexts(): Promise<readonly string[]> {
    return this.page
      .locator('main td')
      .evaluateAll((cells) =>
        cells
          .filter((cell) => cell.checkVisibility() && !cell.matches('.acts') && cell.scrollWidth > cell.clientWidth)
          .map((cell) => cell.textContent ?? ''),
      );
  }
}
