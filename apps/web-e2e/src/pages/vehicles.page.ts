import type { Locator, Page } from '@playwright/test';
import type { T } from '../texts';

type Field = 'trailer_number_plate' | 'number_plate' | 'make' | 'driver';

/** The vehicles with their dialog. */
export class VehiclesPage {
  constructor(
    private readonly page: Page,
    private readonly t: T,
  ) {}

  get title(): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.t('trucks:vehicles.title') });
  }
  get rows(): Locator {
    return this.page.getByRole('table', { name: this.t('trucks:vehicles.title') }).locator('tbody tr');
  }
  row(plate: string): Locator {
    return this.rows.filter({ hasText: plate });
  }
  get filter(): Locator {
    return this.page.getByLabel(this.t('trucks:vehicles.filter'));
  }
  get newButton(): Locator {
    return this.page.getByRole('button', { name: this.t('trucks:vehicles.new') });
  }
  async act(what: 'edit' | 'delete', plate: string): Promise<void> {
    await this.row(plate).hover();
    await this.row(plate)
      .getByRole('button', { name: `${this.t(`action.${what}`)}: ${plate}` })
      .click();
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog').or(this.page.getByRole('alertdialog')).last();
  }
  field(name: Field): Locator {
    return this.dialog.getByLabel(this.t(`trucks:vehicles.column.${name}`));
  }
  button(text: string): Locator {
    return this.dialog.getByRole('button', { name: text, exact: true });
  }
}
