import { routes } from '@mullion/contracts';
import { Api } from '../../src/api';
import { FRAMES } from '../../src/data/frames';
import { depart, packedOrder, plannedOrder, truckOf } from '../../src/scenarios';
import { ConflictPage } from '../../src/pages/conflict.page';
import { expect, SCREENS, test } from '../../src/test';
import { writesOf } from '../../src/writes';

test('PLN-02ac PLN-10a ORD-06cd dispatched orders are shown by a switch that is remembered, and stay in planning', async ({
  app,
}) => {
  const planner = await Api.signedInAs('planner');
  const { number, truck } = await truckOf(planner, 'PD');
  await depart(await Api.signedInAs('packer'), planner, truck);
  await planner.until(
    routes.getOrdersPallets,
    { query: { filter: number, pal_status_to: 3 } },
    ({ orders }) => orders[0]?.pal_status === 3,
  );
  await app.signInAs('planner');
  await app.open(`pallet-planning/${number}`);
  await expect(app.planning.noOrders).toBeVisible();
  await app.planning.press('showDispatched');
  await expect(app.planning.order(number)).toBeVisible();
  await app.planning.press('showDispatched');
  await expect(app.planning.noOrders).toBeVisible();
  await app.goTo(`orders/${number}`);
  await app.orders.act(number, 'plan');
  await expect(app.planning.order(number)).toBeVisible();
  await expect(app.planning.toggle('showDispatched')).toBeChecked();
  await app.page.reload();
  await expect(app.planning.order(number)).toBeVisible();
  await expect(app.planning.toggle('showDispatched')).toBeChecked();

  await app.planning.unpack(number);
  await expect(app.alert(app.t('errors:already_confirmed'))).toBeVisible();
  await expect(app.planning.order(number)).toBeVisible();
});

test('PLN-02b PLN-13a a switch brings what shares the truck; a pallet on it is only looked at', async ({ app }) => {
  const planner = await Api.signedInAs('planner');
  const { number, truck, pallets } = await truckOf(planner, 'PT');
  const other = await packedOrder(planner, 'PR');
  await planner.call(routes.addTruckPallets, {
    params: { id: truck.id },
    body: { pallets: other.pallets.map(({ id }) => id) },
  });
  const loaded = { params: { id: truck.id } };
  await planner.until(
    routes.getTruck,
    loaded,
    (now) => now.pallets.length === 2 && now.pallets.every((load) => load.state === 'placed'),
  );
  const open = await packedOrder(planner, 'PO');
  const openNumber = open.pallets[0]?.shown_number ?? '';

  await app.signInAs('planner');
  await app.open(`pallet-planning/${other.number},${open.number}`);
  await expect(app.planning.palletCards).toHaveCount(2);
  await expect(app.planning.order(number)).toHaveCount(0);
  await app.planning.press('showRelated');
  await expect(app.planning.order(number)).toBeVisible();
  await expect(app.planning.palletCards).toHaveCount(2 + pallets.length);

  const actions = [
    app.planning.menuItem(app.t('planning:pallets.settings')),
    app.planning.menuItem(app.t('pallet:remove.action')),
  ];
  await app.planning.openMenu(openNumber);
  for (const action of actions) await expect(action).toBeVisible();
  await actions[0]?.press('Escape');
  for (const action of actions) await expect(action).toBeHidden();
  await app.planning.openMenu(other.pallets[0]?.shown_number ?? '');
  for (const action of actions) await expect(action).toHaveCount(0);

  await app.page.setViewportSize(SCREENS.laptop);
  await app.goTo(`truck/null/-1/${open.pallets[0]?.id}`);
  await app.pallet.choose('L1');
  await expect(app.pallet.verb('flip')).toBeVisible();
  await expect(app.pallet.sizesButton).toBeVisible();
  const sent = writesOf(app.page);
  await app.goTo(`truck/null/-1/${other.pallets[0]?.id}`);
  await app.pallet.choose('L1');
  await expect(app.pallet.verb('flip')).toHaveCount(0);
  await expect(app.pallet.sizesButton).toHaveCount(0);
  await app.page.keyboard.press('f');
  await expect(app.alert(app.t('pallet:rule.pallet_on_truck'))).toBeVisible();
  expect(sent).toEqual([]);
});

test('PLN-10a BEY-08 an order leaves planning, and its products their pallets; undo puts all of it back', async ({
  app,
}) => {
  const planner = await Api.signedInAs('planner');
  const order = await packedOrder(planner, 'PU');
  const beside = await plannedOrder(planner, 'PB');
  await app.signInAs('planner');
  await app.open(`pallet-planning/${order.number},${beside.number}`);
  await expect(app.planning.palletCards).toHaveCount(order.pallets.length);
  await app.planning.unpack(order.number);
  const question = app.page.getByRole('alertdialog');
  await expect(question).toContainText(app.t('planning:orders.unpackText', { count: FRAMES }));
  await question.getByRole('button', { name: app.t('planning:orders.unpack') }).click();
  await expect(app.planning.order(order.number)).toHaveCount(0);
  await expect(app.planning.order(beside.number)).toBeVisible();
  await expect(app.planning.palletCards).toHaveCount(0);
  await planner.until(routes.getOrder, { params: { id: order.id } }, ({ pal_status }) => pal_status === 0);
  expect((await planner.ask(routes.getPallet, { params: { id: order.pallets[0]?.id ?? 0 } })).status).toBe(404);

  const undo = app.planning.step('undo');
  await expect(undo).toHaveAccessibleName(
    app.t('editor:undoOf', { what: app.t('editor:act.unpacked', { what: order.number }) }),
  );
  await undo.click();
  await expect(app.planning.palletCards).toHaveCount(order.pallets.length);
  const filter = { query: { filter: order.number } };
  type Standing = Pick<(typeof order.pallets)[number], 'length' | 'products'>;
  const placesOn = (pallets: readonly Standing[]) =>
    JSON.stringify(
      pallets
        .map(({ length, products }) => [
          length,
          products.map(({ id, x, y, z, is_flipped }) => [id, x, y, z, is_flipped]).toSorted(),
        ])
        .toSorted(),
    );
  await planner.until(routes.getOrdersPallets, filter, ({ pallets }) => placesOn(pallets) === placesOn(order.pallets));
});

test.describe('in en', () => {
  test.use({ language: 'en' });

  test('PLN-08a PLN-09ab a pallet in 3D and the image of a product, each closed by Escape; its parameters from there', async ({
    app,
  }) => {
    const order = await packedOrder(await Api.signedInAs('planner'), 'PV');
    const number = order.pallets[0]?.shown_number ?? '';
    await app.signInAs('planner');
    await app.open(`pallet-planning/${order.number}`);
    await app.planning.openMenu(number);
    await app.planning.menuItem(app.t('planning:pallets.preview')).click();
    await app.pallet.expectDrawn(app.planning.preview(number));
    await app.planning.nextProduct.click();
    await expect(app.planning.preview(number).getByRole('status')).toContainText(`${order.number} · `);
    await app.page.keyboard.press('Escape');
    await expect(app.planning.preview(number)).toHaveCount(0);

    const product = app.planning.productsOn(app.planning.pallet(number), 'D1').first();
    await product.focus();
    await app.page.keyboard.press('Enter');
    await app.page.keyboard.press('p');
    await expect(
      app.planning.image('D1').getByRole('img', { name: 'D1, 980 × 2120 mm', exact: true }).first(),
    ).toBeVisible();
    await expect(app.planning.image('D1')).toContainText(number);
    await app.page.keyboard.press('Escape');
    await expect(app.planning.image('D1')).toHaveCount(0);
    await expect(app.planning.pallet(number).getByRole('button', { name: /^D1, /, pressed: true })).toBeFocused();

    await app.page.keyboard.press('p');
    await app.planning
      .image('D1')
      .getByRole('button', { name: app.t('planning:parameters.open') })
      .click();
    const dialog = app.page.getByRole('dialog', { name: app.t('planning:parameters.title', { position: 'D1' }) });
    const save = dialog.getByRole('button', { name: app.t('action.save'), exact: true });
    for (const wrong of ['', '-5']) {
      await dialog.getByLabel(app.t('planning:parameters.width')).fill(wrong);
      await expect(save).toBeDisabled();
    }
    await dialog.getByLabel(app.t('planning:parameters.width')).fill('960');
    await save.click();
    await expect(dialog).toBeHidden();
    await expect(app.planning.pallet(number).getByRole('button', { name: /^D1, .* 960 ×/ })).toBeVisible();
  });

  test('PLN-08 sizes of a pallet are not written over what somebody else has changed meanwhile', async ({
    app,
    page,
    t,
  }) => {
    const planner = await Api.signedInAs('planner');
    const order = await packedOrder(planner, 'PS');
    const [pallet] = order.pallets;
    if (!pallet) throw new Error('nothing was packed');
    const conflict = new ConflictPage(page, t);
    await app.signInAs('planner');
    await app.open(`pallet-planning/${order.number}`);
    await app.planning.openMenu(pallet.shown_number);
    await app.planning.menuItem(t('planning:pallets.settings')).click();
    const dialog = app.planning.sizes(pallet.shown_number);
    await dialog.getByLabel(t('pallet:sizes.maxWeight')).fill('1900');
    await planner.call(routes.updatePallet, {
      params: { id: pallet.id },
      body: { max_height: pallet.max_height - 10 },
    });
    await dialog.getByRole('button', { name: t('action.save'), exact: true }).click();
    await expect(conflict.choice(t('pallet:sizes.maxHeight'), 'theirs')).toBeChecked();
    await expect(conflict.choice(t('pallet:sizes.maxWeight'), 'mine')).toBeChecked();
    await conflict.save.click();
    await expect(dialog).toBeHidden();
    const saved = await planner.call(routes.getOrdersPallets, { query: { filter: order.number } });
    expect(saved.pallets.find(({ id }) => id === pallet.id)).toMatchObject({
      max_weight: 1900,
      max_height: pallet.max_height - 10,
    });
  });
});

test('packing says when its types cannot be read, and opens once they are', async ({ app, page, t }) => {
  const { number } = await plannedOrder(await Api.signedInAs('planner'), 'PY');
  await page.route('**/api/packing-types*', (route) => route.abort());
  await app.signInAs('planner');
  await app.open(`pallet-planning/${number}`);
  await app.planning.packing.packButton.click();
  const dialog = page.getByRole('dialog', { name: t('planning:pack') });
  await expect(dialog).toContainText(t('planning:maker.typesFailed'));
  await page.unroute('**/api/packing-types*');
  // what somebody else changes meanwhile brings them back too
  const retry = dialog.getByRole('button', { name: t('action.retry') });
  await expect(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 5_000 });
    await expect(app.planning.packing.packDialog).toBeVisible({ timeout: 5_000 });
  }).toPass();
});
