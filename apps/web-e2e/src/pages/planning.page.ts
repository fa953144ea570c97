import { expect, type Locator, type Page } from '@playwright/test';
import type { T } from '../texts';
import { PackingRunPage } from './packing-run.page';
import { stepButton } from './step-button';

export class PlanningPage {
  /** The optimiser's part of the page. */
  readonly packing: PackingRunPage;

  constructor(
    private readonly page: Page,
    private readonly t: T,
  ) {
    this.packing = new PackingRunPage(page, t);
  }

  get title(): Locator {
    return this.page.getByRole('heading', { name: this.t('planning:title') });
  }
  /** One step back or forth. */
  step(name: 'undo' | 'redo'): Locator {
    return stepButton(this.page, this.t, name);
  }
  get newTruckButton(): Locator {
    return this.page.getByRole('button', { name: this.t('planning:newTruck'), exact: true });
  }
  get newPalletButton(): Locator {
    return this.page.getByRole('button', { name: this.t('planning:newPallet'), exact: true });
  }
  get orders(): Locator {
    return this.page.getByRole('region', { name: this.t('planning:orders.title'), exact: true });
  }
  /** Cards of pallets, in their order on the page. */
  get palletCards(): Locator {
    return this.page.getByRole('region', { name: this.t('planning:pallets.title'), exact: true }).getByRole('article');
  }
  get truckCards(): Locator {
    return this.page.getByRole('region', { name: this.t('planning:trucks.title'), exact: true }).getByRole('article');
  }
  get moveDialog(): Locator {
    return this.page.getByRole('dialog').filter({ has: this.page.getByPlaceholder(this.t('pallet:move.search')) });
  }

  /** What is said of the last move to those who do not see it. */
  get moved(): Locator {
    return this.page.getByRole('status').filter({ hasText: /./ }).last();
  }

  /** An order's line with how much of it is on pallets. */
  order(number: string): Locator {
    return this.orders.getByRole('button', { name: new RegExp(`^${number} `) });
  }
  placed(placed: number, total: number): string {
    return this.t('planning:orders.placed', { placed, total });
  }
  pallet(number: string): Locator {
    return this.page.getByRole('article', { name: number, exact: true });
  }
  truck(description: string): Locator {
    return this.truckCards.and(this.page.getByRole('article', { name: description, exact: true }));
  }
  /** Products of a position on a pallet's drawing. */
  productsOn(pallet: Locator, position: string): Locator {
    return pallet.getByRole('button', { name: new RegExp(`^${position}, `) });
  }

  toggle(name: 'showDispatched' | 'showRelated'): Locator {
    return this.page.getByRole('checkbox', { name: this.t(`planning:${name}`), exact: true });
  }
  get filter(): Locator {
    return this.page.getByLabel(this.t('planning:filter'), { exact: true });
  }
  /** A place in the plan that becomes a pallet with its first product. */
  get placeholders(): Locator {
    return this.page.getByRole('article', { name: this.t('planning:pallets.temporary'), exact: true });
  }
  get noOrders(): Locator {
    return this.page.getByText(this.t('planning:noOrdersTitle'));
  }
  /** What waits to be packed, while no order is asked for. */
  get waiting(): Locator {
    return this.page.getByRole('region', { name: this.t('planning:waiting.title'), exact: true });
  }
  /** Ticks an order that waits, on whatever page of the list it stands. */
  async tickWaiting(number: string): Promise<void> {
    const box = this.waiting.getByRole('checkbox', { name: this.t('planning:waiting.tick', { number }), exact: true });
    const next = this.waiting.getByRole('button', { name: this.t('common:table.next'), exact: true });
    await expect(async () => {
      if ((await box.count()) === 0) await next.click();
      await expect(box).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await box.check();
  }
  async planWaiting(count: number, products: number): Promise<void> {
    const text = this.t('planning:waiting.plan', {
      count,
      products: this.t('planning:waiting.products', { count: products }),
    });
    await this.waiting.getByRole('button', { name: text, exact: true }).click();
  }
  preview(number: string): Locator {
    return this.page.getByRole('dialog', { name: this.t('planning:pallets.previewTitle', { number }) });
  }
  /** Steps to the next product in the preview. */
  get nextProduct(): Locator {
    return this.page.getByRole('button', { name: this.t('planning:preview.next'), exact: true });
  }
  sizes(number: string): Locator {
    return this.page.getByRole('dialog', { name: this.t('pallet:sizes.title', { number }) });
  }
  image(position: string): Locator {
    return this.page.getByRole('dialog', { name: this.t('planning:preview.title', { position }) });
  }
  menuItem(text: string): Locator {
    return this.page.getByRole('menuitem', { name: text, exact: true });
  }

  /** Presses a switch where a person does: on its words. */
  async press(name: 'showDispatched' | 'showRelated'): Promise<void> {
    await this.page
      .locator('label')
      .filter({ hasText: this.t(`planning:${name}`) })
      .click();
  }

  /** Opens what can be done with a pallet. */
  async openMenu(number: string): Promise<void> {
    await this.pallet(number)
      .getByRole('button', { name: this.t('planning:pallets.menu', { number }) })
      .click();
    await expect(this.menuItem(this.t('planning:pallets.open'))).toBeVisible();
  }

  /** "Remove from planning" in an order's menu. */
  async unpack(number: string): Promise<void> {
    await this.orders.getByRole('button', { name: this.t('planning:orders.menu', { number }) }).click();
    await this.menuItem(this.t('planning:orders.unpack')).click();
  }

  /** Packing leaves this pallet as it is from now on. */
  async pin(number: string): Promise<void> {
    await this.pallet(number)
      .getByRole('button', { name: this.t('planning:pallets.menu', { number }) })
      .click();
    await this.page.getByRole('menuitem', { name: this.t('runs:pin.pallet'), exact: true }).click();
    await expect(this.pallet(number).getByRole('img', { name: this.t('runs:pin.pinned') })).toBeVisible();
  }

  /** Chooses a product and sends it somewhere by keys alone: M, a word of the place, Enter. */
  async moveByKeys(product: Locator, word: string): Promise<void> {
    await product.focus();
    await this.page.keyboard.press('Enter');
    await this.page.keyboard.press('m');
    await expect(this.moveDialog).toBeVisible();
    await this.page.keyboard.type(word);
    await expect(this.moveDialog.getByRole('option', { selected: true })).toContainText(word);
    await this.page.keyboard.press('Enter');
  }

  /** Takes a product with the mouse and holds it over another pallet; `mouse.up` lets it go. */
  async hold(product: Locator, pallet: Locator): Promise<void> {
    await product.scrollIntoViewIfNeeded();
    await product.hover({ force: true });
    await this.page.mouse.down();
    const box = await pallet.getByRole('group').first().boundingBox();
    if (!box) throw new Error('the pallet is not on the screen');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await this.page.mouse.move(x, y - 20, { steps: 8 });
    await this.page.mouse.move(x, y, { steps: 4 });
  }

  /** Drags a product with the mouse onto the drawing of another pallet. */
  async drag(product: Locator, pallet: Locator): Promise<void> {
    await this.hold(product, pallet);
    await this.page.mouse.up();
  }

  async selectAll(): Promise<void> {
    await this.page.getByRole('checkbox', { name: this.t('planning:pallets.selectAll') }).check({ force: true });
  }

  /** The preparation list of what is chosen or shown; confirms and numbers. It comes in a new tab. */
  async printPreparation(): Promise<void> {
    await this.page.getByRole('button', { name: this.t('pallet:print.menu'), exact: true }).click();
    await this.page.getByRole('menuitem', { name: this.t('pallet:print.preparation') }).click();
    await this.page
      .getByRole('alertdialog')
      .getByRole('button', { name: this.t('pallet:print.confirmAction') })
      .click();
  }

  /** Makes a truck of every pallet shown with the values the dialog proposes. */
  async makeTruck(): Promise<void> {
    await this.newTruckButton.click();
    const dialog = this.page.getByRole('dialog', { name: this.t('planning:truckMaker.title') });
    await dialog.getByRole('button', { name: this.t('planning:truckMaker.action'), exact: true }).click();
    await expect(dialog).toBeHidden();
  }
}
