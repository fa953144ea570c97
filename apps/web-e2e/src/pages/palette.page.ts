import type { Locator, Page } from '@playwright/test';
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
  get options(): Locator {
    return this.page.getByRole('option');
  }
  get chosen(): Locator {
    return this.page.getByRole('option', { selected: true });
  }
  group(name: 'orders' | 'pallets' | 'trucks' | 'products' | 'customers' | 'recent' | 'actions' | 'pages'): Locator {
    return this.page.getByRole('group', { name: this.t(`palette:group.${name}`) });
  }
  /** Keys as a scanner sends them to whatever has the focus: all at once, then Enter. */
  async scan(code: string): Promise<void> {
    await this.page.evaluate((text) => {
      for (const key of [...text, 'Enter'])
        (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    }, code);
  }
}
