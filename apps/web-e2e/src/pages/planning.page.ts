import { expect, type Locator, type Page } from '@playwright/test';
import type { T } from '../texts';

export class PlanningPage {
  constructor(
    private readonly page: Page,
    private readonly t: T,
  ) {}

  get title(): Locator {
    return this.page.getByRole('heading', { name: this.t('planning:title') });
  }
  get packButton(): Locator {
    return this.page.getByRole('button', { name: this.t('planning:pack'), exact: true });
  }
  get packed(): Locator {
    return this.page.getByText(new RegExp(this.t('planning:run.applied_other', { count: 0 }).split(':')[0] ?? ''));
  }
  /** Cards of pallets, in their order on the page. */
  get palletCards(): Locator {
    return this.page.getByRole('article');
  }

  /** Packs everything shown with the settings the dialog proposes, and waits for the pallets. */
  async packAutomatically(): Promise<void> {
    await this.packButton.click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('button', { name: this.t('planning:maker.action'), exact: true }).click();
    await expect(dialog).toBeHidden();
  }
}
