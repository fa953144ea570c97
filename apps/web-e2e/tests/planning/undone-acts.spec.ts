import { routes } from '@mullion/contracts';
import { Api } from '../../src/api';
import { packedOrder, plannedOrder } from '../../src/scenarios';
import { expect, test } from '../../src/test';

test('BEY-08ac pallets deleted together are there again under their numbers, with everything where it was', async ({
  app,
  page,
  t,
}) => {
  const planner = await Api.signedInAs('planner');
  const { number, pallets } = await packedOrder(planner, 'UD');
  const names = pallets.map((pallet) => pallet.shown_number);
  const { planning } = app;
  await app.signInAs('planner');
  await app.open(`pallet-planning/${number}`);
  await expect(planning.palletCards).toHaveCount(pallets.length);
  for (const name of names)
    await page.getByRole('checkbox', { name: t('planning:pallets.select', { number: name }), exact: true }).click();
  await page.getByRole('button', { name: t('planning:chosen.button', { count: names.length }), exact: true }).click();
  await planning.menuItem(t('planning:chosen.remove')).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('pallet:remove.action'), exact: true })
    .click();
  await expect(planning.palletCards).toHaveCount(0);
  const read = { query: { filter: number } };
  await planner.until(routes.getOrdersPallets, read, (now) => now.pallets.length === 0);

  await planning.step('undo').click();
  await expect(planning.palletCards).toHaveCount(pallets.length);
  const placesOf = (list: typeof pallets) =>
    list
      .map(
        ({ id, products }) =>
          `${id}: ${products
            .map(({ id: product, x, y, z }) => `${product} ${x} ${y} ${z}`)
            .toSorted()
            .join()}`,
      )
      .toSorted();
  const back = await planner.until(routes.getOrdersPallets, read, (now) => now.pallets.length === pallets.length);
  expect(placesOf(back.pallets)).toEqual(placesOf(pallets));
  await expect(planning.step('redo')).toBeEnabled();
  await planning.step('redo').click();
  await expect(planning.palletCards).toHaveCount(0);
});

test('BEY-08c of products moved together that which a colleague has moved on stays there and is named, the others come back', async ({
  app,
  page,
  t,
}) => {
  const planner = await Api.signedInAs('planner');
  const colleague = await Api.signedInAs('admin');
  const { number } = await plannedOrder(planner, 'UP');
  const read = { query: { filter: number } };
  const { planning } = app;
  await app.signInAs('planner');
  await app.open(`pallet-planning/${number}`);
  const line = planning.orders.getByRole('button', { name: /^L1, / });
  await planning.newPalletButton.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('pallet:create.action'), exact: true })
    .click();
  await planning.moveByKeys(line, t('planning:pallets.temporary'));
  const card = planning.palletCards.first();
  await expect(planning.productsOn(card, 'L1')).toHaveCount(1);
  const onPallet = async (count: number) =>
    (await planner.until(routes.getOrdersPallets, read, (now) => now.pallets[0]?.products.length === count)).pallets[0];
  const first = (await onPallet(1))?.products[0];
  await planning.hold(line, card);
  await page.keyboard.press('2');
  await page.mouse.up();
  await expect(planning.productsOn(card, 'L1')).toHaveCount(3);
  const pallet = await onPallet(3);
  const gone = pallet?.products.find(({ id }) => id !== first?.id);
  if (!pallet || !first || !gone) throw new Error('nothing was moved');
  await colleague.call(routes.moveProduct, {
    params: { id: gone.id },
    body: { moved_from: pallet.id, moved_to: null, temporary: { length: 2400, width: 1200 } },
  });
  await expect(planning.palletCards).toHaveCount(2);

  await planning.step('undo').click();
  await expect(app.alert(t('pallet:move.conflict', { position: 'L1' }))).toBeVisible();
  const after = await planner.until(
    routes.getOrdersPallets,
    read,
    (now) => now.pallets.flatMap(({ products }) => products).length === 2,
  );
  const left = after.pallets.map(({ products }) => products.map(({ id }) => id));
  expect(left.toSorted(([a = 0], [b = 0]) => a - b)).toEqual(
    [[first.id], [gone.id]].toSorted(([a = 0], [b = 0]) => a - b),
  );
});

test('BEY-08c settings that a colleague has changed since stay as they are, and the person is told', async ({
  app,
  page,
  t,
}) => {
  const planner = await Api.signedInAs('planner');
  const colleague = await Api.signedInAs('admin');
  const { number, pallets } = await packedOrder(planner, 'US');
  const [pallet] = pallets;
  if (!pallet) throw new Error('nothing was packed');
  const { planning } = app;
  const maxMass = planning.sizes(pallet.shown_number).getByLabel(t('pallet:sizes.maxWeight'));
  await app.signInAs('planner');
  await app.open(`pallet-planning/${number}`);
  await planning.openMenu(pallet.shown_number);
  await planning.menuItem(t('planning:pallets.settings')).click();
  await maxMass.fill('1444');
  await page.keyboard.press('Enter');
  await expect(planning.pallet(pallet.shown_number)).toContainText(/1\s?444 kg/);
  const params = { id: pallet.id };
  await colleague.call(routes.updatePallet, { params, body: { max_weight: 1333 } });
  await expect(planning.pallet(pallet.shown_number)).toContainText(/1\s?333 kg/);
  await planning.step('undo').click();
  const what = t('editor:act.settings', { what: pallet.shown_number });
  await expect(page.getByRole('alert').filter({ hasText: t('editor:staleUndo', { what }) })).toBeVisible();
  expect((await planner.call(routes.getPallet, { params })).max_weight).toBe(1333);
});
