import type { Locator, Page } from '@playwright/test';
import { Api } from '../../src/api';
import { truckOf } from '../../src/scenarios';
import { expect, test } from '../../src/test';
import { writesOf } from '../../src/writes';

/** Presses on one thing, moves to another, lets go. */
const drag = async (page: Page, from: Locator, to: Locator): Promise<void> => {
  await from.hover();
  await page.mouse.down();
  await to.hover();
  await page.mouse.up();
};
const NEW = [
  'trucks:list.new',
  'trucks:vehicles.new',
  'pallet:list.new',
  'common:action.edit',
  'common:action.delete',
] as const;

test('RDO-01a ORD-07d type 6 sees orders, plan, pallet and truck, has nothing to write with, and writes nothing by hand or key', async ({
  app,
  page,
  t,
}) => {
  const written = writesOf(page);
  const order = await truckOf(await Api.signedInAs('planner'), 'RV');
  await app.signInAs('viewer');
  await app.open('orders');
  await expect(app.orders.row(order.number).or(app.orders.title).first()).toBeVisible();
  await expect(app.orders.importButton).toHaveCount(0);
  await expect(app.orders.newButton).toHaveCount(0);
  for (const action of ['plan', 'toProduction', 'delete'] as const)
    await expect(app.orders.action(action)).toHaveCount(0);
  await app.goTo(`orders/${order.number}`);
  await app.orders.select(order.number);
  for (const action of ['plan', 'toProduction', 'delete'] as const)
    await expect(app.orders.action(action)).toHaveCount(0);
  await app.orders.openMenu(order.number);
  await expect(app.orders.menuItems).toHaveText([
    app.t('orders:action.products'),
    app.t('timeline:open'),
    app.t('orders:action.history'),
  ]);

  await app.goTo(`products/${order.id}`);
  await expect(app.products.rows.first()).toBeVisible();
  await expect(app.products.newButton).toHaveCount(0);
  await app.products.rows.first().getByRole('checkbox').check();
  for (const action of ['recalculate', 'deleteMany'] as const) await expect(app.products.action(action)).toHaveCount(0);

  await app.products.rows.first().focus();
  await page.keyboard.press('Shift+F10');
  await expect(page.getByRole('menuitem')).toHaveText([
    t('orders:products.action.comments'),
    t('orders:action.history'),
  ]);
  await page.getByRole('menuitem').first().click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveCount(0);

  for (const list of ['pallets', `trucks-list/${order.truck.description}/null/null/0/100/1/null/true`, 'vehicles']) {
    await app.goTo(list);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    for (const name of NEW) await expect(page.getByRole('button', { name: t(name), exact: true })).toHaveCount(0);
    await expect(page.locator('.status-button')).toHaveCount(0);
  }

  await app.goTo(`pallet-planning/${order.number}`);
  await expect(app.planning.palletCards.first()).toBeVisible();
  await drag(page, app.planning.palletCards.first(), app.planning.truckCards.first());
  for (const button of [app.planning.packing.packButton, app.planning.newTruckButton, app.planning.newPalletButton])
    await expect(button).toHaveCount(0);

  await app.goTo(`truck/null/-1/${order.pallets[0]?.id}`);
  await expect(app.pallet.products.first()).toBeVisible();
  await app.pallet.products.first().getByRole('button').click();
  await expect(app.pallet.verbs).toHaveCount(0);
  for (const verb of ['flip', 'putAway'] as const) await expect(app.pallet.verb(verb)).toHaveCount(0);
  await expect(app.pallet.sizesButton).toHaveCount(0);
  for (const name of ['noLegs', 'autoUpdate'] as const) await expect(app.pallet.toggle(name)).toBeDisabled();
  await drag(page, app.pallet.products.first(), app.pallet.sheet);
  for (const key of ['f', 'Delete', 'ArrowRight', 'm']) await page.keyboard.press(key);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await app.goTo(`truck/${order.truck.id}`);
  await expect(app.truck.title(order.truck.description)).toBeVisible();
  for (const verb of ['rearrange', 'turn', 'add', 'undo', 'redo', 'edit'] as const)
    await expect(app.truck.verb(verb)).toHaveCount(0);
  for (const button of [
    app.truck.optimiseButton,
    app.truck.suggestButton,
    app.truck.loadButton,
    app.truck.departButton,
  ])
    await expect(button).toHaveCount(0);
  await expect(page.locator('.floor-side').getByRole('button', { disabled: true })).toHaveCount(0);
  for (const key of ['r', 'ArrowRight', 'Delete', 'm']) await page.keyboard.press(key);

  // a page that is not for somebody says so; it signs nobody out
  await app.goTo('api-access');
  await expect(app.notAllowed).toBeVisible();
  await app.goTo('scanner');
  await expect(app.notAllowed).toBeVisible();
  await app.page.getByRole('link', { name: app.t('notAllowed.back') }).click();
  await expect(app.heading).toHaveText(app.t('orders:title'));
  expect(written).toEqual([]);
});
