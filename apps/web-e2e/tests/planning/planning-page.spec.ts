import { routes } from '@mullion/contracts';
import { Api } from '../../src/api';
import { freshNumber } from '../../src/data/frames';
import { onPallet, orderOf } from '../../src/flows/products-on-pallets';
import { plannedOrder } from '../../src/scenarios';
import { expect, SCREENS, test } from '../../src/test';

test.use({ viewport: SCREENS.desktop });

test('PLN-01ab PLN-03cd the filter is the route, an order opens under the pointer, a broken pallet is named, packing warns of what is too heavy', async ({
  app,
  page,
  t,
}) => {
  const planner = await Api.signedInAs('planner');
  const { number, products } = await orderOf(planner, 'PF', { W1: {}, H1: { weight: 2100 } });
  const other = await orderOf(planner, 'PG', { W2: {} });
  const { W1 } = products;
  if (!W1) throw new Error('a product was made');
  const id = await onPallet(planner, [[W1, null]]);
  const { shown_number } = await planner.call(routes.getPallet, { params: { id } });
  await app.signInAs('planner');
  await app.open('pallet-planning');
  const { planning } = app;
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/orders-pallets') && asked.push(request.url()));
  await planning.filter.fill('PF');
  await expect(page.getByText(t('planning:filterShort'))).toBeVisible();
  expect(asked).toEqual([]);
  await planning.filter.fill(`${number}, ${other.number}`);
  await expect(page).toHaveURL(new RegExp(`/pallet-planning/${number}(,|%2C)${other.number}$`));
  await expect(planning.order(number)).toBeVisible();
  expect(asked.length).toBeGreaterThan(0);
  for (const region of ['orders', 'pallets', 'trucks'] as const)
    await expect(page.getByRole('region', { name: t(`planning:${region}.title`), exact: true })).toBeVisible();

  await expect(planning.pallet(shown_number).getByTitle(number, { exact: true })).toHaveText(/^\d+$/);
  const second = planning.order(other.number);
  if ((await second.getAttribute('aria-expanded')) === 'true') await second.click();
  await page.mouse.move(0, 0);
  await expect(second).toHaveAttribute('aria-expanded', 'false');
  await second.hover();
  await expect(second).toHaveAttribute('aria-expanded', 'true');

  const broken = page.getByText(t('planning:pallets.errorsTitle', { count: 1 }));
  await expect(broken).toHaveCount(0);
  const admin = await Api.signedInAs('admin');
  await admin.call(routes.updateProduct, { params: { id: W1.id }, body: { weight: 2200 } as never });
  await expect(broken).toBeVisible();
  await expect(page.getByRole('button', { name: shown_number, exact: true })).toBeVisible();

  await planning.packing.packButton.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/H1 .*2\s?100 kg.*2\s?000 kg/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  const empty = freshNumber('PN');
  const { id: emptyId } = await admin.call(routes.createOrder, { body: { offer_id: empty, production_id: empty } });
  await admin.call(routes.updateOrders, { body: { orders: [{ id: emptyId, pal_status: 1 }] } });
  await planner.until(routes.getOrdersPallets, { query: { filter: empty } }, ({ orders }) => orders.length === 1);
  await app.goTo(`pallet-planning/${empty}`);
  await expect(planning.order(empty)).toBeVisible();
  await expect(planning.packing.packButton).toBeDisabled();
});

test('PLN-03 packing asks what is chosen every time; sizes stand behind "More", open while one is not the packing type’s', async ({
  app,
  page,
  t,
}) => {
  const { number } = await orderOf(await Api.signedInAs('planner'), 'PQ', { W1: {} });
  await app.signInAs('planner');
  await app.open(`pallet-planning/${number}`);
  const { packing } = app.planning;
  await packing.packButton.click();
  const type = packing.packDialog.getByRole('combobox', { name: t('planning:maker.type'), exact: true });
  const height = packing.packDialog.getByRole('textbox', { name: t('planning:maker.maxHeight'), exact: true });
  await expect(type).toBeFocused();
  await expect(height).toBeHidden();
  await type.selectOption('Tall frames');
  await expect(height).toBeHidden();
  await packing.moreButton.press('Enter');
  await expect(height).toHaveValue('2900');
  await height.fill('2000');
  await expect(packing.moreButton).toBeDisabled();
  await type.selectOption('Narrow');
  await expect(height).toHaveValue('2520');
  await packing.moreButton.press('Enter');
  await expect(height).toBeHidden();
  await page.keyboard.press('Escape');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('action.discard'), exact: true })
    .click();
  await expect(packing.packDialog).toBeHidden();
});

test('PLN-06abc products move by mouse and by dialog, a placeholder becomes a pallet with its first product, an emptied pallet leaves a placeholder', async ({
  app,
  page,
  t,
}) => {
  const planner = await Api.signedInAs('planner');
  const { number, products } = await orderOf(planner, 'PM', { W1: {}, W2: {} });
  const { W1, W2 } = products;
  if (!W1 || !W2) throw new Error('two products were made');
  const ids = [await onPallet(planner, [[W1, null]]), await onPallet(planner, [[W2, null]])];
  const named = [];
  for (const id of ids) named.push((await planner.call(routes.getPallet, { params: { id } })).shown_number);
  const [a = '', b = ''] = named;
  const { planning } = app;
  await app.signInAs('planner');
  await app.open(`pallet-planning/${number}`);
  await expect(planning.pallet(b)).toBeVisible();
  await expect(planning.placeholders).toHaveCount(0);

  await planning.drag(planning.productsOn(planning.pallet(b), 'W2').first(), planning.pallet(a));
  await expect(planning.productsOn(planning.pallet(a), 'W2')).toHaveCount(1);
  await expect(planning.pallet(b)).toHaveCount(0);
  await expect(planning.placeholders).toHaveCount(1);
  expect((await planner.ask(routes.getPallet, { params: { id: ids[1] ?? 0 } })).status).toBe(404);

  await planning.moveByKeys(planning.productsOn(planning.pallet(a), 'W2').first(), t('planning:pallets.temporary'));
  await expect(planning.placeholders).toHaveCount(0);
  await expect(planning.productsOn(planning.pallet(a), 'W2')).toHaveCount(0);
  const { pallets } = await planner.until(
    routes.getOrdersPallets,
    { query: { filter: number } },
    (now) => now.pallets.length === 2,
  );
  expect(pallets.flatMap((pallet) => pallet.products.map(({ position }) => position)).toSorted()).toEqual(['W1', 'W2']);

  await planning.newPalletButton.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('pallet:create.action'), exact: true })
    .click();
  await expect(planning.placeholders).toHaveCount(1);
  expect((await planner.call(routes.getOrdersPallets, { query: { filter: number } })).pallets).toHaveLength(2);
});

test('PLN-01 identical products stand on one line of their order, which chooses and moves one of them at a time', async ({
  app,
  page,
  t,
}) => {
  const planner = await Api.signedInAs('planner');
  const { number } = await plannedOrder(planner, 'PI');
  const { planning } = app;
  await app.signInAs('planner');
  await app.open(`pallet-planning/${number}`);
  const line = planning.orders.getByRole('button', { name: /^L1, / });
  await expect(line).toHaveCount(1);
  await expect(line).toContainText('L1 ×4');
  await planning.newPalletButton.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('pallet:create.action'), exact: true })
    .click();
  await planning.moveByKeys(line, t('planning:pallets.temporary'));
  await expect(line).toContainText('L1 ×3');
  await expect(planning.productsOn(planning.palletCards.first(), 'L1')).toHaveCount(1);
  await planning.drag(line, planning.palletCards.first());
  await expect(line).toContainText('L1 ×2');
  await planning.step('undo').click();
  await planning.step('undo').click();
  await expect(line).toContainText('L1 ×4');
});

test('PLN-06a a number key while dragging says how many identical products go, chosen ones go together, and each is taken back as one', async ({
  app,
  page,
  t,
}) => {
  const planner = await Api.signedInAs('planner');
  const { number } = await plannedOrder(planner, 'PK');
  const { planning } = app;
  await app.signInAs('planner');
  await app.open(`pallet-planning/${number}`);
  const line = (position: string) => planning.orders.getByRole('button', { name: new RegExp(`^${position}, `) });
  await planning.newPalletButton.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('pallet:create.action'), exact: true })
    .click();
  await planning.moveByKeys(line('L1'), t('planning:pallets.temporary'));
  const card = planning.palletCards.first();
  await expect(planning.productsOn(card, 'L1')).toHaveCount(1);

  await planning.hold(line('L1'), card);
  await expect(page.getByText(t('planning:drag.keys', { total: 3 }), { exact: true })).toBeVisible();
  await page.keyboard.press('2');
  await expect(page.getByText(/^L1 · .* ×2$/)).toBeVisible();
  await page.mouse.up();
  await expect(planning.productsOn(card, 'L1')).toHaveCount(3);
  await expect(planning.order(number)).toContainText(/3\D+\d/);
  await planning.step('undo').click();
  await expect(line('L1')).toContainText('L1 ×3');
  await expect(planning.productsOn(card, 'L1')).toHaveCount(1);

  const other = planning.orders.getByRole('button', { name: /^(?!L1)\S+, / }).first();
  const position = ((await other.getAttribute('aria-label')) ?? '').split(',')[0] ?? '';
  await line('L1').click();
  await other.click({ modifiers: ['Control'] });
  await other.focus();
  await page.keyboard.press('m');
  await expect(
    planning.moveDialog.getByRole('spinbutton', { name: t('pallet:move.pieces', { total: 2 }) }),
  ).toHaveValue('2');
  const into = await card.getAttribute('aria-label');
  await page.keyboard.type(into ?? '');
  await expect(planning.moveDialog.getByRole('option', { selected: true })).toContainText(into ?? '');
  await page.keyboard.press('Enter');
  await expect(planning.productsOn(card, 'L1')).toHaveCount(2);
  await expect(planning.productsOn(card, position)).toHaveCount(1);
  await planning.step('undo').click();
  await expect(planning.productsOn(card, 'L1')).toHaveCount(1);
  await expect(planning.productsOn(card, position)).toHaveCount(0);
});
