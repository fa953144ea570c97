import type { Language } from '@mullion/contracts';
import { allTexts } from '@mullion/i18n/all';
import type { Locator, Page } from '@playwright/test';

const named = (text: string, name: string): string => text.replace('{{name}}', name);

export class CustomersPage {
  readonly texts;
  readonly common;

  constructor(
    private readonly page: Page,
    language: Language,
  ) {
    this.texts = allTexts[language].customers;
    this.common = allTexts[language].common;
  }

  get title(): Locator {
    return this.page.getByRole('heading', { name: this.texts.title, exact: true });
  }
  get filter(): Locator {
    return this.page.getByPlaceholder(this.texts.filter);
  }
  row(name: string): Locator {
    return this.page.getByRole('table', { name: this.texts.title }).getByRole('row').filter({ hasText: name });
  }
  dialog(title: string, name = ''): Locator {
    return this.page.getByRole('dialog', { name: named(title, name) });
  }
  button(text: string, within: Locator | Page = this.page): Locator {
    return within.getByRole('button', { name: text, exact: true });
  }
  save(dialog: Locator): Locator {
    return this.button(this.common.action.save, dialog);
  }
  head(column: string): Locator {
    return this.page.getByRole('columnheader', { name: column });
  }
  pageButton(page: number): Locator {
    return this.page.getByRole('button', {
      name: this.common.table.page.replace('{{page}}', String(page)),
      exact: true,
    });
  }
  /** Rows of the list, or of a dialog's table. */
  rows(within: Locator | Page = this.page): Locator {
    return within.locator('tbody tr');
  }
  /** What a key would reach: the focus must not have left the dialog. */
  focused(dialog: Locator): Locator {
    return dialog.locator('input:focus, button:focus');
  }
  /** A message about something of this name. */
  message(text: string, name = ''): Locator {
    return this.page.getByText(named(text, name)).first();
  }

  /** Chooses an action of a row, wherever it is: in the list or in a dialog. */
  async act(row: Locator, action: string): Promise<void> {
    await row.hover();
    const icon = row.locator('.row-icons').getByRole('button', { name: action });
    if (await icon.isVisible()) return icon.click();
    await row.locator('.row-more').click();
    const item = this.page.getByRole('menuitem', { name: action });
    await item.click();
    // a menu that is still closing gives the focus back to its button
    await item.waitFor({ state: 'detached' });
  }

  /** Answers the question before a deletion. */
  async confirm(action: string): Promise<void> {
    await this.page.getByRole('alertdialog').getByRole('button', { name: action }).click();
  }
}
