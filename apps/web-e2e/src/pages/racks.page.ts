import type { Language } from '@mullion/contracts';
import { allTexts } from '@mullion/i18n/all';
import type { Locator, Page } from '@playwright/test';

const named = (text: string, name: string): string => text.replace('{{name}}', name);

export class RacksPage {
  readonly texts;
  readonly common;

  constructor(
    private readonly page: Page,
    language: Language,
  ) {
    this.texts = allTexts[language].racks;
    this.common = allTexts[language].common;
  }

  get title(): Locator {
    return this.page.getByRole('heading', { name: this.texts.title, exact: true });
  }
  get filter(): Locator {
    return this.page.getByPlaceholder(this.texts.filter);
  }
  get newButton(): Locator {
    return this.page.getByRole('button', { name: this.texts.new, exact: true }).first();
  }
  row(name: string): Locator {
    return this.page.getByRole('table', { name: this.texts.title }).getByRole('row').filter({ hasText: name });
  }
  dialog(title: string, name = ''): Locator {
    return this.page.getByRole('dialog', { name: named(title, name) });
  }
  message(text: string, name: string): Locator {
    return this.page.getByText(named(text, name)).first();
  }
  async save(dialog: Locator): Promise<void> {
    await dialog.getByRole('button', { name: this.common.action.save, exact: true }).click();
  }

  /** Chooses an action of a row, by its icon or in its menu. */
  async act(row: Locator, action: string): Promise<void> {
    await row.hover();
    const icon = row.locator('.row-icons').getByRole('button', { name: action });
    if (await icon.isVisible()) return icon.click();
    await row.locator('.row-more').click();
    await this.page.getByRole('menuitem', { name: action }).click();
  }

  /** Deletes a row and answers the question before it. */
  async remove(row: Locator): Promise<void> {
    await this.act(row, this.common.action.delete);
    await this.page.getByRole('alertdialog').getByRole('button', { name: this.common.action.delete }).click();
  }
}
