import { type Locator, type Page } from '@playwright/test';
import type { T } from '../texts';

/** The dialog that asks, field by field, whose change counts. */
export class ConflictPage {
  constructor(
    private readonly page: Page,
    private readonly t: T,
  ) {}

  get dialog(): Locator {
    return this.page.getByRole('alertdialog').filter({ hasText: this.t('conflict.text') });
  }
  row(field: string): Locator {
    return this.dialog.getByRole('row').filter({ has: this.page.getByRole('rowheader', { name: field }) });
  }
  choice(field: string, side: 'mine' | 'theirs'): Locator {
    return this.row(field).getByRole('radio', { name: new RegExp(`: ${this.t(`conflict.${side}`)},`) });
  }
  get save(): Locator {
    return this.dialog.getByRole('button', { name: this.t('conflict.save') });
  }
}
