import type { Locator, Page } from '@playwright/test';
import type { T } from '../texts';

type Action = 'floor' | 'load' | 'pdf' | 'history' | 'edit' | 'delete';
type Field =
  | 'description'
  | 'delivery_date'
  | 'status'
  | 'plate'
  | 'length'
  | 'width'
  | 'height'
  | 'maxWeight'
  | 'between';

/** The dispatches with their dialogs. */
export class TrucksListPage {
  constructor(
    private readonly page: Page,
    private readonly t: T,
  ) {}

  get table(): Locator {
    return this.page.getByRole('table', { name: this.t('trucks:list.title') });
  }
  get rows(): Locator {
    return this.table.locator('tbody tr');
  }
  row(description: string): Locator {
    return this.rows.filter({ hasText: description });
  }
  head(column: 'description' | 'customers' | 'pallets' | 'products'): Locator {
    return this.table.getByRole('button', { name: this.t(`trucks:list.column.${column}`) });
  }
  get newButton(): Locator {
    return this.page.getByRole('button', { name: this.t('trucks:list.new') });
  }
  get vehiclesLink(): Locator {
    return this.page.getByRole('link', { name: this.t('trucks:list.vehicles') });
  }
  get filter(): Locator {
    return this.page.getByLabel(this.t('trucks:list.filter'));
  }
  get perPage(): Locator {
    return this.page.getByLabel(this.t('table.rowsPerPage'));
  }
  /** An action of a row, a button or a link. */
  action(what: Action, description: string): Locator {
    const name = `${this.t(`trucks:action.${what}`)}: ${description}`;
    return this.row(description)
      .getByRole('button', { name, includeHidden: true })
      .or(this.row(description).getByRole('link', { name, includeHidden: true }));
  }
  async act(what: Action, description: string): Promise<void> {
    await this.row(description).hover();
    await this.action(what, description).click();
  }
  /** Picks a status in the changer of a row; it is asked about in `dialog`. */
  async pickStatus(description: string, text: string): Promise<void> {
    await this.row(description).locator('.status-button').click();
    await this.page.getByRole('menuitem', { name: new RegExp(text) }).click();
  }

  /** The status changes of a truck, newest first. */
  get history(): Locator {
    return this.page.locator('.history li');
  }
  get dialog(): Locator {
    return this.page.getByRole('dialog').or(this.page.getByRole('alertdialog')).last();
  }
  field(name: Field): Locator {
    return this.dialog.getByLabel(this.t(`trucks:form.${name}`));
  }
  button(text: string): Locator {
    return this.dialog.getByRole('button', { name: text, exact: true });
  }
}
