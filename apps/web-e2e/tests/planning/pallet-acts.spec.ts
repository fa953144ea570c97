import { routes, type Truck } from '@mullion/contracts';
import type { Page } from '@playwright/test';
import { Api } from '../../src/api';
import { freshNumber } from '../../src/data/frames';
import { truckOf } from '../../src/scenarios';
import { expect, test } from '../../src/test';

/** An order of company 7 with two windows, each on a pallet of its own. */
const twoPallets = async (planner: Api) => {
  const number = freshNumber('PA');
  const { id } = await planner.call(routes.createOrder, { body: { offer_id: number, production_id: number } });
  const size = {
    order_id: id,
    category: 1,
    width: 1000,
    height: 1200,
    depth: 80,
    weight: 40,
    area: 1.2,
    can_be_flipped: true,
  };
  const made = [];
  for (const position of ['W1', 'W2'])
    made.push(await planner.call(routes.createProduct, { body: { ...size, position } }));
  await planner.call(routes.updateOrders, { body: { orders: [{ id, pal_status: 1 }] } });
  const filter = { query: { filter: number } };
  await planner.until(routes.getOrdersPallets, filter, ({ orders }) => orders[0]?.products.length === made.length);
  for (const product of made)
    await planner.call(routes.moveProduct, {
      params: { id: product.id },
      body: { moved_from: null, moved_to: null, temporary: {} },
    });
  const { pallets } = await planner.call(routes.getOrdersPallets, filter);
  return { number, pallets: pallets.filter((pallet) => !pallet.fictive) };
};

test('PLN-03abf PLN-05ab PLN-07ab PLN-08ef BEY-08 several pallets at once, a fictive one, a swap, a number; all taken back in their turn', async ({
  app,
  page,
  t,
}) => {
  const planner = await Api.signedInAs('admin7');
  const { number, pallets } = await twoPallets(planner);
  const [a, b] = pallets.map((pallet) => pallet.shown_number) as [string, string];
  const dialog = page.getByRole('dialog');
  const button = (text: string) => dialog.getByRole('button', { name: text, exact: true });
  const tick = (name: string) =>
    page.getByRole('checkbox', { name: t('planning:pallets.select', { number: name }), exact: true });
  const chosen = async (count: number, item: string): Promise<void> => {
    await page.getByRole('button', { name: t('planning:chosen.button', { count }), exact: true }).click();
    await app.planning.menuItem(item).click();
  };
  await app.signInAs('admin7');
  await app.open(`pallet-planning/${number}`);
  await tick(a).click();
  await tick(b).click();

  await chosen(2, t('planning:chosen.settings'));
  await dialog.getByLabel(t('pallet:sizes.maxWeight')).fill('1500');
  await button(t('action.save')).click();
  await expect(dialog).toBeHidden();
  for (const name of [a, b]) await expect(app.planning.pallet(name)).toContainText(/1\s?500 kg/);

  await chosen(2, t('planning:chosen.swap'));
  await pressIn(page, a, 'W1');
  await expect(button(t('planning:swap.button'))).toBeDisabled();
  await pressIn(page, b, 'W2');
  await expect(dialog.getByRole('status')).toHaveText(t('planning:swap.fits', { first: 'W1', second: 'W2' }));
  await button(t('planning:swap.button')).click();
  await expect(dialog.getByRole('status')).toHaveText(t('planning:swap.done', { first: 'W1', second: 'W2' }));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(app.planning.productsOn(app.planning.pallet(a), 'W2')).toHaveCount(1);
  await app.planning.step('undo').click();
  await expect(app.planning.productsOn(app.planning.pallet(a), 'W1')).toHaveCount(1);

  await page.getByRole('button', { name: t('planning:fictive.more'), exact: true }).click();
  await app.planning.menuItem(t('planning:fictive.button')).click();
  await dialog.getByLabel(t('planning:fictive.comment')).fill(`${number} hinges`);
  await dialog.getByRole('button', { name: t('planning:fictive.action'), exact: true }).click();
  const fictive = app.planning.palletCards.filter({ hasText: `${number} hinges` });
  await expect(fictive).toContainText(t('planning:fictive.tag'));
  const name = (await fictive.getAttribute('aria-label')) ?? '';
  await tick(name).click();
  await chosen(3, t('planning:chosen.settings'));
  await expect(app.alert(t('planning:chosen.notEditable', { pallets: name }))).toBeVisible();

  await app.planning.openMenu(a);
  await app.planning.menuItem(t('planning:number.action')).click();
  const field = dialog.getByLabel(t('planning:number.label'), { exact: false });
  await field.fill('AB 1');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText(t('planning:number.refused'));
  const given = String(Date.now()).slice(-12);
  await field.fill(given);
  await page.keyboard.press('Enter');
  await expect(app.planning.pallet(given.slice(-4))).toBeVisible();
  await app.planning.openMenu(b);
  await app.planning.menuItem(t('planning:number.action')).click();
  await field.fill(given);
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText(t('planning:number.refused'));
  await page.keyboard.press('Escape');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('action.discard'), exact: true })
    .click();
  await expect(dialog).toBeHidden();

  const undoes = (what: string) => expect(app.planning.step('undo')).toHaveAccessibleName(t('editor:undoOf', { what }));
  await undoes(t('editor:act.number', { number: given }));
  await app.planning.step('undo').click();
  await expect(app.planning.pallet(a)).toBeVisible();
  await undoes(t('editor:act.fictive', { what: name }));
  await app.planning.step('undo').click();
  await expect(fictive).toHaveCount(0);
  await undoes(t('editor:act.settings', { what: t('editor:act.pallets', { count: 2 }) }));
  await app.planning.step('undo').click();
  for (const pallet of [a, b]) await expect(app.planning.pallet(pallet)).not.toContainText(/1\s?500 kg/);
  await expect(app.planning.step('undo')).toBeDisabled();
  await page.keyboard.press('Control+y');
  for (const pallet of [a, b]) await expect(app.planning.pallet(pallet)).toContainText(/1\s?500 kg/);
});

test('BEY-08a a fictive pallet is there again once, although its redo is lost on the way there and its answer on the way back', async ({
  app,
  page,
  t,
}) => {
  const planner = await Api.signedInAs('admin7');
  const { number } = await twoPallets(planner);
  const comment = `${number} hinges`;
  const dialog = page.getByRole('dialog');
  await app.signInAs('admin7');
  await app.open(`pallet-planning/${number}`);
  await page.getByRole('button', { name: t('planning:fictive.more'), exact: true }).click();
  await app.planning.menuItem(t('planning:fictive.button')).click();
  await dialog.getByLabel(t('planning:fictive.comment')).fill(comment);
  await dialog.getByRole('button', { name: t('planning:fictive.action'), exact: true }).click();
  const cards = app.planning.palletCards.filter({ hasText: comment });
  await expect(cards).toHaveCount(1);
  await app.planning.step('undo').click();
  await expect(cards).toHaveCount(0);

  const asked: string[] = [];
  await page.route('**/api/planning/acts/*/redo', async (route) => {
    asked.push(asked.length === 0 ? 'never arrived' : 'answer lost');
    if (asked.length > 1) await route.fetch();
    await route.abort();
  });
  await app.planning.step('redo').click();
  const unsaved = page.getByText(t('editor:unsaved'));
  for (const lost of [1, 2]) {
    await expect.poll(() => asked.length).toBe(lost);
    await expect(unsaved).toBeVisible();
    await page.getByRole('button', { name: t('action.retry'), exact: true }).click();
  }
  await expect(unsaved).toBeHidden();
  await expect(cards).toHaveCount(1);
  await page.reload();
  await expect(cards).toHaveCount(1);
  expect(asked).toEqual(['never arrived', 'answer lost']);
});

test('BEY-08a pallets taken off their truck in planning stand where they stood by undo, and are off again by redo', async ({
  app,
  page,
  t,
}) => {
  const planner = await Api.signedInAs('planner');
  const { number, pallets, truck } = await truckOf(planner, 'UT');
  const read = { params: { id: truck.id } };
  const placesOn = (now: Truck) => now.pallets.map(({ pallet_id, x, y }) => `${pallet_id} ${x} ${y}`).toSorted();
  const off = pallets.slice(0, 2);
  await app.signInAs('planner');
  await app.open(`pallet-planning/${number}`);
  for (const { id } of off) {
    const { shown_number } = await planner.call(routes.getPallet, { params: { id } });
    await page
      .getByRole('checkbox', { name: t('planning:pallets.select', { number: shown_number }), exact: true })
      .click();
  }
  await page.getByRole('button', { name: t('planning:chosen.button', { count: off.length }), exact: true }).click();
  await app.planning.menuItem(t('planning:chosen.offTruck')).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('planning:chosen.offTruck'), exact: true })
    .click();
  const left = (now: Truck) => now.pallets.length === truck.pallets.length - off.length;
  await planner.until(routes.getTruck, read, left);
  await app.planning.step('undo').click();
  await planner.until(routes.getTruck, read, (now) => placesOn(now).join() === placesOn(truck).join());
  // the page learns of it after the server has done it
  await expect(app.planning.step('redo')).toBeEnabled();
  await page.keyboard.press('Control+Shift+z');
  await planner.until(routes.getTruck, read, left);
});

/** A product in the drawing of a pallet of the swapper. */
const pressIn = async (page: Page, pallet: string, position: string): Promise<void> => {
  const side = page.getByRole('dialog').getByRole('region', { name: pallet, exact: true });
  await side.getByRole('button', { name: new RegExp(`^${position}, `) }).press('Enter');
};
