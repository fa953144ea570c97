import type { Locator, Page } from '@playwright/test';
import type { T } from '../texts';

/** A work center in the office. */
export class WorkCenterPage {
  constructor(
    private readonly page: Page,
    private readonly t: T,
  ) {}

  get switcher(): Locator {
    return this.page.getByLabel(this.t('workCenter:switch'), { exact: true });
  }
  get table(): Locator {
    return this.page.getByRole('table', { name: this.t('workCenter:list') });
  }
  get rows(): Locator {
    return this.table.locator('tr[data-product]');
  }
  get filter(): Locator {
    return this.page.getByLabel(this.t('workCenter:filter'));
  }
  get finished(): Locator {
    return this.page.getByLabel(this.t('workCenter:finished'));
  }
  get panel(): Locator {
    return this.page.getByRole('complementary', { name: this.t('workCenter:panel.title') });
  }
  status(word: 'waiting' | 'completed' | 'problem' | 'notYet'): Locator {
    return this.rows.getByText(this.t(`workCenter:statuses.${word}`), { exact: true });
  }
  completeOrder(order: string): Locator {
    return this.page.getByRole('button', { name: this.t('workCenter:completeOrderOf', { order }) });
  }
  get dialog(): Locator {
    return this.page.getByRole('dialog').or(this.page.getByRole('alertdialog')).last();
  }
  button(text: string): Locator {
    return this.page.getByRole('button', { name: text, exact: true });
  }
  target(code: string): Locator {
    return this.dialog.getByRole('radio', { name: code });
  }
}
