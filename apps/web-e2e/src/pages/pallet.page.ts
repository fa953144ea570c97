import { expect, type Locator, type Page } from '@playwright/test';
import { coloursOf } from '../picture';
import type { T } from '../texts';

export class PalletPage {
  constructor(
    private readonly page: Page,
    private readonly t: T,
  ) {}

  title(number: string): Locator {
    return this.page.getByRole('heading', { level: 1, name: number });
  }
  get gone(): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.t('pallet:page.gone') });
  }
  /** Top and side view in one drawing. */
  get sheet(): Locator {
    return this.page.getByRole('region', { name: this.t('pallet:canvas.title') });
  }
  get products(): Locator {
    return this.page.getByRole('region', { name: this.t('pallet:products.title') }).getByRole('listitem');
  }
  /** A product in the list of everything on the pallet. */
  product(position: string): Locator {
    return this.products.getByRole('button', { name: new RegExp(`^${position}\\b`) }).first();
  }
  get viewer(): Locator {
    return this.page.getByRole('region', { name: this.t('pallet:viewer.title') });
  }
  /** What can be done with the chosen product. */
  get verbs(): Locator {
    return this.page.getByRole('button', { name: this.t('pallet:verbs.move') });
  }

  /** Turns the 3D view; passes once something is drawn that is not one flat colour. */
  async lookFrom(view: 'corner' | 'front' | 'right' | 'top'): Promise<void> {
    await this.viewer.getByText(this.t(`pallet:viewer.${view}`), { exact: true }).click();
    await expect
      .poll(async () => coloursOf(this.page, await this.viewer.locator('canvas').screenshot()), { timeout: 30_000 })
      .toBeGreaterThan(4);
  }
}
