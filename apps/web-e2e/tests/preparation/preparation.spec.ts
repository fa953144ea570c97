import { orderStatus, routes } from '@mullion/contracts';
import { Api } from '../../src/api';
import { freshNumber } from '../../src/data/frames';
import { plannedOrder } from '../../src/scenarios';
import { expect, test } from '../../src/test';

test('PRE-01abcdf PRE-03ab PRE-04ab an order gets suppliers, dates and operations in preparation', async ({ app, t }) => {
  const [admin, planner] = [await Api.signedInAs('admin'), await Api.signedInAs('planner')];
  const order = await plannedOrder(planner, 'PR');
  await admin.call(routes.updateOrders, { body: { orders: [{ id: order.id as never, status: orderStatus.inPreparation }] } });
  const [glass, wood] = [freshNumber('Stiklas'), freshNumber('Mediena')];
  for (const title of [glass, wood]) await admin.call(routes.createSupplier, { body: { title, short_title: title.slice(-4) } });
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
  await expect(preparation.start(order.number)).toContainText(t('preparation:reason.unconfirmed', { count: 1, title: glass }));

  // a Thursday after Christmas: Wednesday to Monday are holidays, before them is a weekend
  await preparation.date(order.number, glass).click();
  await preparation.dialog.getByRole('textbox', { name: t('preparation:dates.confirmed') }).fill('2029-12-27');
  await app.page.keyboard.press('Tab');
  await expect(preparation.dialog).toContainText('2029-12-21');
  await preparation.button(t('preparation:dates.save', { date: '2029-12-27' })).click();
  await expect(preparation.start(order.number)).toContainText('12-21');
  await preparation.date(order.number, glass).click({ button: 'right' });
  await preparation.menuItem(t('preparation:menu.clear')).click();
  await expect(preparation.start(order.number)).toContainText('???');

  await preparation.row(order.number).focus();
  await app.page.keyboard.press('Space');
  await expect(app.page.getByRole('tooltip', { name: t('preparation:preview.label', { order: order.number }) })).toContainText(glass);
  await app.page.keyboard.press('Escape');
  await app.page.keyboard.press('.');
  await expect(preparation.menuItem(t('preparation:menu.operations'))).toBeVisible();
  await expect(app.page.getByRole('menuitem').first()).toBeFocused();
  await app.page.keyboard.press('o');
  await expect(preparation.dialog).toContainText(t('preparation:operations.none'));
  await preparation.dialog.getByRole('combobox', { name: t('preparation:operations.product') }).selectOption({ index: 1 });
  await preparation.dialog.getByRole('combobox', { name: t('preparation:operations.center') }).selectOption({ index: 1 });
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
