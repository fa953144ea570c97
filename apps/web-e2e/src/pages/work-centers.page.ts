import { expect, type Locator, type Page } from '@playwright/test';
import type { T } from '../texts';

type Field = 'code' | 'description' | 'maxLoad' | 'probability' | 'preperation' | 'deleted';

/** The list of work centers with its dialog, and their diagram with its table and panel. */
export class WorkCentersPage {
  constructor(
    private readonly page: Page,
    private readonly t: T,
  ) {}

  get list(): Locator {
    return this.page.getByRole('table', { name: this.t('centers:title') });
  }
  get table(): Locator {
    return this.page.getByRole('table', { name: this.t('centers:manage.table') });
  }
  row(code: string): Locator {
    return this.page.locator('main tbody tr').filter({ has: this.page.locator('td:first-child', { hasText: code }) });
  }
  get newButton(): Locator {
    return this.page.getByRole('button', { name: this.t('centers:new') });
  }
  get showDeleted(): Locator {
    return this.page.getByText(this.t('centers:showDeleted'));
  }
  async act(what: 'edit' | 'delete' | 'restore', code: string): Promise<void> {
    const button = this.row(code).getByRole('button', { name: `${this.t(`centers:${what}`)}: ${code}` });
    // a message that lies over the row for a moment takes the pointer off it, and its buttons go
    await expect(async () => {
      await this.row(code).hover();
      await button.click({ timeout: 2_000 });
    }).toPass();
  }
  async view(code: string): Promise<void> {
    await this.row(code).hover();
    await this.viewLink(code).click();
  }
  viewLink(code: string): Locator {
    return this.row(code).getByRole('link', { name: `${this.t('centers:view')}: ${code}`, includeHidden: true });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog').or(this.page.getByRole('alertdialog')).last();
  }
  field(name: Field, within: Locator = this.dialog): Locator {
    return within.getByLabel(this.t(`centers:form.${name}`));
  }
  button(text: string): Locator {
    return this.dialog.getByRole('button', { name: text, exact: true });
  }

  /** A work center of the diagram. */
  node(code: string): Locator {
    return this.page.locator('[data-center]').filter({ hasText: code });
  }
  arrow(before: string, after: string): Locator {
    return this.page.getByRole('button', { name: this.t('centers:manage.arrowLabel', { before, after }), exact: true });
  }
  /** Draws an arrow from the awaited to the waiting one. */
  async draw(before: string, after: string): Promise<void> {
    const handle = (code: string, side: 'source' | 'target') =>
      this.page.locator('.react-flow__node').filter({ hasText: code }).locator(`.react-flow__handle.${side}`);
    await handle(before, 'source').hover();
    await this.page.mouse.down();
    // beside the border of the diagram it moves as long as the pointer stays, and no place in it keeps still
    const diagram = (await this.page.locator('.react-flow').boundingBox())!;
    await this.page.mouse.move(diagram.x + diagram.width / 2, diagram.y + diagram.height / 2, { steps: 3 });
    await handle(after, 'target').hover();
    await this.page.mouse.up();
  }
  get panel(): Locator {
    return this.page.locator('.center-panel');
  }
  get choice(): Locator {
    return this.panel.getByLabel(this.t('centers:manage.add'));
  }
  get addButton(): Locator {
    return this.panel.getByRole('button', { name: this.t('centers:manage.addAction'), exact: true });
  }
}
