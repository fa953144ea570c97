import { expect, type Locator, type Page } from '@playwright/test';
import { coloursOf } from '../picture';
import type { T } from '../texts';
import { stepButton } from './step-button';

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

  get comment(): Locator {
    return this.page.getByRole('textbox', { name: new RegExp(`^${this.t('pallet:comment.title')}`) });
  }
  /** One of the switches under the layers. */
  toggle(name: 'noLegs' | 'autoUpdate' | 'printable'): Locator {
    return this.page.getByRole('checkbox', { name: this.t(`pallet:layers.${name}`), exact: true });
  }
  get sizesButton(): Locator {
    return this.page.getByRole('button', { name: this.t('pallet:sizes.open'), exact: true });
  }
  /** A verb of the chosen stack. */
  verb(name: 'flip' | 'putAway' | 'stack' | 'down' | 'rowEnd' | 'middle'): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${this.t(`pallet:verbs.${name}`)}`) });
  }

  /** The box that shows a layer of the drawing. */
  layer(name: 'products' | 'layer1' | 'layer2' | 'layer3'): Locator {
    return this.page.getByRole('checkbox', { name: this.t(`pallet:layers.${name}`), exact: true });
  }
  async showLayer(name: 'products' | 'layer1' | 'layer2' | 'layer3', on: boolean): Promise<void> {
    await this.layer(name).setChecked(on, { force: true });
  }
  /** Rules that the load breaks. */
  get problems(): Locator {
    return this.page.getByRole('region', { name: this.t('pallet:problems.title'), exact: true });
  }
  /** A fact over its limit, which is set in red. */
  redFact(name: 'grossWeight' | 'height'): Locator {
    return this.page
      .locator('.pe-bar')
      .filter({ hasText: this.t(`pallet:facts.${name}`) })
      .locator('b.bad');
  }

  /** One step back or forth. */
  step(name: 'undo' | 'redo'): Locator {
    return stepButton(this.page, this.t, name);
  }
  /** A product as it is drawn from above. */
  drawn(position: string): Locator {
    return this.sheet.getByRole('button', { name: new RegExp(`^${position}, `) }).first();
  }
  /** What to do about a remark that somebody else has written meanwhile. */
  remarkChoice(name: 'keepBoth' | 'keepMine' | 'keepTheirs'): Locator {
    return this.page.getByRole('button', { name: this.t(`pallet:comment.${name}`), exact: true });
  }
  /** Takes a drawn product with the mouse and holds it that far away; `mouse.up` lets it go. */
  async hold(product: Locator, by: { readonly x: number; readonly y: number }): Promise<void> {
    const box = await product.boundingBox();
    if (!box) throw new Error('the product is not on the screen');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
    await this.page.mouse.move(x + by.x, y + by.y, { steps: 8 });
  }

  /** Chooses a product in the drawing by keys. */
  async choose(position: string): Promise<void> {
    const product = this.sheet.getByRole('button', { name: new RegExp(`^${position}, `) }).first();
    await product.focus();
    await product.press('Enter');
  }

  /** Presses a switch where a person does: on its words. */
  async press(name: 'noLegs' | 'autoUpdate' | 'printable'): Promise<void> {
    await this.page.getByText(this.t(`pallet:layers.${name}`), { exact: true }).click();
  }

  /** Writes a layer of the timber by hand. */
  async writeLayer(layer: 'layer1' | 'layer2' | 'layer3', text: string): Promise<void> {
    const name = this.t(`pallet:layers.${layer}`);
    await this.page.getByRole('button', { name: this.t('pallet:layers.edit', { layer: name }) }).click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('textbox', { name }).fill(text);
    await dialog.getByRole('button', { name: this.t('pallet:structure.action'), exact: true }).click();
    await expect(dialog).toBeHidden();
  }

  /** Turns the 3D view; passes once something is drawn that is not one flat colour. */
  async lookFrom(view: 'corner' | 'front' | 'right' | 'top'): Promise<void> {
    await this.viewer.getByText(this.t(`pallet:viewer.${view}`), { exact: true }).click();
    await this.expectDrawn(this.viewer);
  }

  /** Passes once the 3D view inside shows more than one flat colour. */
  async expectDrawn(inside: Locator): Promise<void> {
    await expect.poll(async () => coloursOf(this.page, await inside.locator('canvas').screenshot())).toBeGreaterThan(4);
  }
}
