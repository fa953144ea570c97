import type { Locator, Page } from '@playwright/test';
import type { T } from '../texts';

type Field = 'spacing_ends' | 'spacing_between' | 'default_truck_spacing' | 'max_height';

/** The packing types with their dialog. */
export class PackingTypesPage {
  constructor(
    private readonly page: Page,
    private readonly t: T,
  ) {}

  get title(): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.t('packingTypes:title') });
  }
  get rows(): Locator {
    return this.page.getByRole('table', { name: this.t('packingTypes:title') }).locator('tbody tr');
  }
  row(description: string): Locator {
    return this.rows.filter({ hasText: description });
  }
  /** Makes this type the default of the company. */
  radio(description: string): Locator {
    return this.page.getByRole('radio', { name: this.t('packingTypes:makeDefault', { description }) });
  }
  get newButton(): Locator {
    return this.page.getByRole('button', { name: this.t('packingTypes:new') });
  }
  async act(what: 'edit' | 'delete', description: string): Promise<void> {
    await this.row(description).hover();
    await this.row(description)
      .getByRole('button', { name: `${this.t(`action.${what}`)}: ${description}` })
      .click();
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog').or(this.page.getByRole('alertdialog')).last();
  }
  get description(): Locator {
    return this.dialog.getByLabel(this.t('packingTypes:column.description'));
  }
  field(name: Field): Locator {
    return this.dialog.getByLabel(this.t(`packingTypes:field.${name}`));
  }
  get drawing(): Locator {
    return this.dialog.locator('.packing-type-drawing svg').first();
  }
  button(text: string): Locator {
    return this.dialog.getByRole('button', { name: text, exact: true });
  }
}
