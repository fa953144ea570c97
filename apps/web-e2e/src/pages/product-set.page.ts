import type { Locator, Page } from '@playwright/test';
import type { T } from '../texts';

/** A product with its picture, fittings and glass, by barcode. */
export class ProductSetPage {
  constructor(
    private readonly page: Page,
    private readonly t: T,
  ) {}

  get empty(): Locator {
    return this.page.getByRole('heading', { name: this.t('productSet:empty') });
  }
  get field(): Locator {
    return this.page.getByRole('textbox', { name: this.t('productSet:barcode') });
  }
  get product(): Locator {
    return this.page.getByRole('region', { name: this.t('productSet:product') });
  }
  get fittings(): Locator {
    return this.page.getByRole('table', { name: this.t('productSet:fittings') });
  }
  get glass(): Locator {
    return this.page.getByRole('table', { name: this.t('productSet:glass') });
  }
  /** The row of glass in a field. */
  glassIn(field: string): Locator {
    return this.glass.getByRole('row').filter({ has: this.page.getByText(field, { exact: true }) });
  }
  /** The glass of a field in the picture. */
  pane(field: string): Locator {
    return this.product.locator(`svg [data-field="${field}"]`);
  }
  letter(field: string): Locator {
    return this.product.getByRole('button', { name: this.t('productSet:field', { field }) });
  }
  /** What is marked as the field of the pointer or of the focus: pane, column head and row of glass. */
  get marked(): Locator {
    return this.page.locator('svg .on, .set-fittings th.on, tr.sel');
  }
  miss(barcode: string): Locator {
    return this.page.getByRole('alert').filter({ hasText: this.t('productSet:notFound', { barcode }) });
  }
}
