import { orderStatus, routes } from '@mullion/contracts';
import { Api } from '../../src/api';
import { freshNumber } from '../../src/data/frames';
import { plannedOrder } from '../../src/scenarios';
import { expect, test } from '../../src/test';

test('PRE-01abcdf PRE-03ab PRE-04ab an order gets suppliers, dates and operations in preparation', async ({
  app,
  t,
}) => {
  const [admin, planner] = [await Api.signedInAs('admin'), await Api.signedInAs('planner')];
  const order = await plannedOrder(planner, 'PR');
  await admin.call(routes.updateOrders, {
    body: { orders: [{ id: order.id as never, status: orderStatus.inPreparation }] },
  });
  const [glass, wood] = [freshNumber('Stiklas'), freshNumber('Mediena')];
  for (const title of [glass, wood])
    await admin.call(routes.createSupplier, { body: { title, short_title: title.slice(-4) } });
  const filter = { query: { type: 'preperation' as const, filter: order.number } };
  await admin.until(routes.listProductionOrders, filter, ({ orders }) => orders.length === 1);
  await app.signInAs('admin');
  await app.open('preperation');
  const { preparation } = app;
  await preparation.filter.fill(order.number);
  await expect(preparation.start(order.number)).toContainText(t('preparation:reason.no_suppliers'));

  await preparation.row(order.number).focus();
  await app.page.keyboard.press('t');
  await preparation.button(t('preparation:orderSuppliers.add')).click();
  await preparation.button(t('action.save')).click();
  await expect(preparation.dialog).toContainText(t('preparation:orderSuppliers.required'));
  await preparation.dialog
    .getByRole('combobox', { name: t('preparation:orderSuppliers.supplier') })
    .selectOption({ label: `${glass} (${glass.slice(-4)})` });
  await preparation.button(t('action.save')).click();
  await expect(preparation.start(order.number)).toContainText(
    t('preparation:reason.unconfirmed', { count: 1, title: glass }),
  );

  // a Thursday after Christmas: Wednesday to Monday are holidays, before them is a weekend
  await preparation.date(order.number, glass).click();
  await expect(preparation.field('confirmed', glass)).toBeFocused();
  await app.page.keyboard.type('2029-12-27');
  await app.page.keyboard.press('Tab');
  await expect(preparation.dialog).toContainText('2029-12-21');
  await preparation.field('number', glass).fill('SA-77');
  await preparation.button(t('action.save')).click();
  await expect(preparation.start(order.number)).toContainText('12-21');
  await preparation.date(order.number, glass).click({ button: 'right' });
  await preparation.menuItem(t('preparation:menu.clear')).click();
  await expect(preparation.start(order.number)).toContainText('???');

  await preparation.row(order.number).focus();
  await app.page.keyboard.press('Space');
  await expect(
    app.page.getByRole('tooltip', { name: t('preparation:preview.label', { order: order.number }) }),
  ).toContainText(glass);
  await app.page.keyboard.press('Escape');
  await app.page.keyboard.press('.');
  await expect(preparation.menuItem(t('preparation:menu.operations'))).toBeVisible();
  await expect(app.page.getByRole('menuitem').first()).toBeFocused();
  await app.page.keyboard.press('o');
  await expect(preparation.dialog).toContainText(t('preparation:operations.none'));
  await preparation.dialog
    .getByRole('combobox', { name: t('preparation:operations.product') })
    .selectOption({ index: 1 });
  await preparation.dialog
    .getByRole('combobox', { name: t('preparation:operations.center') })
    .selectOption({ index: 1 });
  const minutes = preparation.dialog.getByRole('textbox', { name: t('preparation:operations.minutes') });
  await minutes.fill('daug');
  await app.page.keyboard.press('Enter');
  await expect(preparation.dialog.getByRole('alert')).toContainText(t('preparation:operations.wrongMinutes'));
  await minutes.fill('12,5');
  await preparation.button(t('preparation:operations.add')).click();
  await expect(preparation.dialog.getByRole('textbox', { name: /1/ }).first()).toHaveValue('12,50');
  // what is missing is made, and then nothing is
  await preparation.button(t('preparation:operations.by')).click();
  await admin.until(
    routes.listOrderOperations,
    { query: { orders: String(order.id) } },
    ({ orders }) => (orders[0]?.operations.length ?? 0) > 1,
  );
  await preparation.button(t('preparation:operations.by')).click();
  await expect(app.page.getByText(t('preparation:made.refused', { orders: order.number }))).toBeVisible();

  await app.open('preperation1');
  await expect(preparation.title).toBeVisible();
  await preparation.filter.fill(order.number);
  await expect(preparation.start(order.number)).toContainText('???');
  await app.open('test');
  await app.page.getByLabel(t('preparation:test.code')).fill(order.number);
  await app.page.getByRole('button', { name: t('preparation:test.send') }).click();
  await expect(app.page.getByRole('region', { name: t('preparation:test.answer') })).toContainText('supplier_id');
});

test('PRE-01acf PRE-03a on a phone an order shows its dates, and a touch orders and confirms in one window', async ({
  app,
  page,
  t,
}) => {
  const [admin, planner] = [await Api.signedInAs('admin'), await Api.signedInAs('planner')];
  const order = await plannedOrder(planner, 'PT');
  await admin.call(routes.updateOrders, {
    body: { orders: [{ id: order.id as never, status: orderStatus.inPreparation }] },
  });
  const [glass, wood] = [freshNumber('Stiklas'), freshNumber('Mediena')];
  for (const title of [glass, wood])
    await admin.call(routes.createSupplier, { body: { title, short_title: title.slice(-4) } });
  const known = (await admin.call(routes.listSuppliers, {})).find(({ title }) => title === glass);
  await admin.call(routes.saveOrderSuppliers, {
    params: { id: order.number },
    body: { order_suppliers: [{ supplier_id: known?.id as never, ordered_at: '2029-12-03' }] },
  });
  const filter = { query: { type: 'preperation' as const, filter: order.number } };
  await admin.until(routes.listProductionOrders, filter, ({ orders }) => orders[0]?.suppliers.length === 1);
  await page.setViewportSize({ width: 390, height: 844 });
  await app.signInAs('admin');
  await app.open('preperation');
  const { preparation } = app;
  await preparation.filter.fill(order.number);
  const card = preparation.card(order.number);
  await expect(card).toContainText(t('preparation:date.orderedShort', { date: '12-03' }));
  await expect(card).toContainText('???');

  // the date leads to its supplier: a day is touched, no keyboard covers it
  await card.getByRole('button', { name: glass }).click();
  const today = preparation.dialog.locator('.month-days .today');
  await expect(today).toBeFocused();
  await preparation.dialog.getByRole('button', { name: t('preparation:dates.next') }).click();
  const day = preparation.dialog.locator('.month-days button:not(.free)').first();
  const date = String(await day.getAttribute('data-day'));
  await day.click();
  await expect(preparation.field('confirmed', glass)).toHaveValue(date);
  // another supplier is ordered in the same window
  await preparation.button(t('preparation:orderSuppliers.add')).click();
  await preparation.dialog
    .getByRole('combobox', { name: t('preparation:orderSuppliers.supplier') })
    .selectOption({ label: `${wood} (${wood.slice(-4)})` });
  await preparation.button(t('action.save')).click();
  await expect(preparation.dialog).toHaveCount(0);
  await expect(card).toContainText(date.slice(5));
  await expect(card).toContainText(wood);
  const { orders } = await admin.call(routes.listProductionOrders, filter);
  expect(orders[0]?.suppliers.map((one) => [one.title, one.confirmed_delivery_date]).toSorted()).toEqual(
    [
      [glass, date],
      [wood, null],
    ].toSorted(),
  );

  // the whole card opens the window; what else can be done with the order is in its menu
  await card.getByText(order.number, { exact: true }).click();
  await expect(preparation.field('confirmed', wood)).toBeVisible();
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await wide()).toBe(0);
  await page.keyboard.press('Escape');
  await card.getByRole('button', { name: t('preparation:menu.label', { order: order.number }) }).click();
  await preparation.menuItem(t('preparation:menu.operations')).click();
  await expect(preparation.dialog).toContainText(t('preparation:operations.none'));
});
