import { expect, type Locator, type Page } from '@playwright/test';
import { scanInto } from '../scan';
import type { T } from '../texts';

/** The search everywhere, over any page. */
export class PalettePage {
  constructor(
    private readonly page: Page,
    private readonly t: T,
  ) {}

  get field(): Locator {
    return this.page.getByRole('combobox', { name: this.t('palette:title') });
  }
  /** What opens it by mouse or finger. */
  get button(): Locator {
    return this.page.getByRole('button', { name: this.t('common:frame.search'), exact: true });
  }
  get chosen(): Locator {
    return this.page.getByRole('listbox').getByRole('option', { selected: true });
  }
  group(name: 'orders' | 'pallets' | 'trucks' | 'products' | 'customers' | 'recent' | 'actions' | 'pages'): Locator {
    return this.page.getByRole('group', { name: this.t(`palette:group.${name}`) });
  }
  /** A code is scanned that nothing bears: the search says so, and is closed. */
  async scanOfNothing(code: string): Promise<void> {
    await scanInto(this.page, code);
    await expect(this.page.getByRole('heading', { name: this.t('palette:none.title', { text: code }) })).toBeVisible();
    await this.page.keyboard.press('Escape');
    await expect(this.field).toHaveCount(0);
  }
}
