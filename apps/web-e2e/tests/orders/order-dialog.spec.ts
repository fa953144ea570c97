import { routes } from '@mullion/contracts';
import { Api } from '../../src/api';
import { freshNumber } from '../../src/data/frames';
import { ConflictPage } from '../../src/pages/conflict.page';
import { customerWith } from '../../src/scenarios';
import { expect, test } from '../../src/test';

test('ORD-04abcde an administrator makes an order of nine fields, its contact and address follow the customer', async ({
  app,
  page,
  another,
  t,
}) => {
  const admin = await Api.signedInAs('super');
  const [customer, other] = [await customerWith('a@a.example.test'), await customerWith('b@b.example.test')];
  const { data } = await admin.call(routes.listCustomers, { query: { filter: customer } });
  const address = {
    customer_id: data[0]?.id,
    country: 'LT',
    city: 'Klaipėda',
    street: 'Taikos pr. 1',
    post_code: '91001',
  };
  await admin.call(routes.createAddress, { body: address });
  const usual = await customerWith('c@c.example.test');
  const { data: known } = await admin.call(routes.listCustomers, { query: { filter: usual } });
  const usualId = Number(known[0]?.id);
  const yard = await admin.call(routes.createAddress, {
    body: { ...address, customer_id: usualId as never, street: 'Kiemo g. 2' },
  });
  await admin.call(routes.updateCustomer, { params: { id: usualId }, body: { default_delivery_address: yard.id } });
  const number = freshNumber('OD');
  const { orders } = app;
  await app.signInAs('admin');
  await app.open('orders');
  await orders.newButton.click();
  for (const field of [orders.customer, ...orders.fields]) await expect(field).toBeVisible();
  await expect(orders.field('contact')).toBeDisabled();
  await expect(orders.field('status')).toBeDisabled();
  await orders.fill({
    production_id: number,
    offer_id: `${number}-p`,
    customer_order_number: 'PO 7',
    manager_email: 'vadove@a.example.test',
  });
  await orders.fill({ delivery_date: '2031-03-03' });
  // the address that the customer is usually delivered to is there at once
  await orders.chooseCustomer(usual);
  await expect(orders.field('address')).toHaveValue(String(yard.id));
  const searched = page.waitForRequest(/\/api\/customers\?.*rows=10/);
  await orders.chooseCustomer(customer);
  await searched;
  await orders.field('contact').selectOption('Austėja');
  await orders.field('address').selectOption({ label: 'Taikos pr. 1, 91001 Klaipėda, LT' });
  await orders.save.click();
  await expect(orders.dialog).toBeHidden();

  await app.goTo(`orders/${number}`);
  const found = async () => (await admin.call(routes.listOrders, { query: { filter: number } })).data[0];
  expect(await found()).toMatchObject({
    production_id: number,
    offer_id: `${number}-p`,
    customer,
    delivery_date: '2031-03-03',
    customer_order_number: 'PO 7',
    manager_email: 'vadove@a.example.test',
    status: 0,
    contact_id: expect.any(Number),
    address: 'Taikos pr. 1, 91001 Klaipėda, LT',
  });
  await orders.openMenu(number);
  await expect(orders.menuItems).toHaveText([
    ...(['products', 'plan', 'edit', 'copy'] as const).map((action) => t(`orders:action.${action}`)),
    t('timeline:open'),
    t('orders:action.history'),
    t('audit:history'),
    t('orders:action.delete'),
  ]);
  await page.keyboard.press('Escape');
  await orders.act(number, 'history');
  await expect(orders.history).toContainText(t('status.historyEmpty'));
  await page.keyboard.press('Escape');
  await expect(orders.history).toBeHidden();

  await orders.act(number, 'edit');
  await expect(orders.field('contact')).not.toHaveValue('');
  await orders.chooseCustomer(usual);
  await expect(orders.field('address')).toHaveValue(String(yard.id));
  await orders.chooseCustomer(other);
  await expect(orders.field('contact')).toHaveValue('');
  await expect(orders.field('address')).toBeDisabled();
  await orders.save.click();
  await expect(orders.dialog).toBeHidden();
  expect(await found()).toMatchObject({ customer: other, contact_id: null, delivery_address: null });

  const planner = await another();
  await planner.signInAs('planner');
  await planner.open('orders');
  await planner.orders.newButton.click();
  await expect(planner.orders.dialog).toContainText(t('customer.adminOnly'));
  await expect(planner.orders.customer).toHaveCount(0);
  // one sentence, and no field that waits for what this person cannot choose
  for (const field of ['contact', 'address'] as const) await expect(planner.orders.field(field)).toHaveCount(0);
});

test.describe('in en', () => {
  test.use({ language: 'en' });

  test('ORD-07ae what fails says so and takes nothing away: list, making, editing, deleting one and many', async ({
    app,
    page,
    t,
  }) => {
    const planner = await Api.signedInAs('planner');
    const prefix = freshNumber('AL');
    for (const end of ['a', 'b'])
      await planner.call(routes.createOrder, { body: { production_id: `${prefix}${end}` } });
    const { orders } = app;
    const problem = { type: 'about:blank', title: 'x', status: 500, code: 'internal' };
    const fail = (method: string) =>
      page.route(/\/api\/orders(\/\d+)?(\?|$)/, (route) =>
        route.request().method() === method
          ? route.fulfill({ status: 500, contentType: 'application/problem+json', json: problem })
          : route.fallback(),
      );
    await app.signInAs('planner');
    await app.open(`orders/${prefix}`);
    await expect(orders.rows).toHaveCount(2);
    await fail('GET');
    await orders.filter.fill(`${prefix} `);
    await orders.filter.press('Enter');
    await expect(app.alert(t('orders:refused.get_error'))).toBeVisible();
    await expect(orders.rows).toHaveCount(0);
    await page.unrouteAll();
    // an order that somebody else makes meanwhile brings the list back too
    await expect(async () => {
      if (await orders.retry.isVisible()) await orders.retry.click({ timeout: 5_000 });
      await expect(orders.rows).toHaveCount(2, { timeout: 5_000 });
    }).toPass();

    await fail('POST');
    await orders.newButton.click();
    await orders.fill({ production_id: `${prefix}c` });
    await orders.save.click();
    await expect(orders.dialog).toContainText(t('orders:refused.post_error'));
    await expect(orders.field('production_id')).toHaveValue(`${prefix}c`);
    await page.keyboard.press('Escape');
    await orders.confirm.getByRole('button', { name: t('action.discard') }).click();
    await expect(orders.dialog).toBeHidden();

    await fail('PUT');
    await orders.act(`${prefix}a`, 'edit');
    await orders.fill({ customer_order_number: 'PO 9' });
    await orders.save.click();
    await expect(orders.dialog).toContainText(t('orders:refused.update_error'));
    await expect(orders.field('customer_order_number')).toHaveValue('PO 9');
    await page.keyboard.press('Escape');
    await orders.confirm.getByRole('button', { name: t('action.discard') }).click();
    await expect(orders.dialog).toBeHidden();

    await fail('DELETE');
    const remove = (count: number) =>
      orders.confirm.getByRole('button', { name: t('orders:confirm.delete', { count }), exact: true }).click();
    await orders.act(`${prefix}a`, 'delete');
    await expect(orders.confirm).toContainText(t('orders:confirm.deleteOneTitle', { number: `${prefix}a` }));
    await remove(1);
    await expect(app.alert(t('orders:refused.delete_error'))).toBeVisible();
    for (const end of ['a', 'b']) await orders.select(`${prefix}${end}`);
    await orders.action('delete').click();
    await expect(orders.confirm).toContainText(t('orders:confirm.deleteTitle', { count: 2 }));
    await remove(2);
    await expect(app.alert(t('orders:refused.delete_orders_error'))).toBeVisible();
    await expect(orders.rows).toHaveCount(2);
    await page.unrouteAll();
    await orders.action('delete').click();
    await orders.confirm.getByRole('button', { name: t('action.cancel') }).click();
    await expect(orders.confirm).toBeHidden();
    await expect(orders.rows).toHaveCount(2);
    await orders.action('delete').click();
    await remove(2);
    await expect(orders.noMatch).toBeVisible();
    await expect(page.getByText(t('table.nothingSelected'))).toBeVisible();
  });

  test('two people edit one order: what the other changed is shown, nothing typed is lost, by keyboard alone', async ({
    app,
    page,
    t,
  }) => {
    const planner = await Api.signedInAs('planner');
    const conflict = new ConflictPage(page, t);
    const number = freshNumber('CF');
    const { id } = await planner.call(routes.createOrder, {
      body: { production_id: number, customer_order_number: '1' },
    });
    const { orders } = app;
    await app.signInAs('manager');
    await app.open(`orders/${number}`);
    await orders.openMenu(number);
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(orders.field('production_id')).toBeFocused();
    await orders.fill({ customer_order_number: 'MINE', offer_id: 'offer' });
    await planner.call(routes.updateOrder, {
      params: { id },
      body: { customer_order_number: 'THEIRS', delivery_date: '2031-03-03' },
    });
    // a key is held longer than the answer takes: the dialog that comes must not take it as its own
    await orders.field('offer_id').focus();
    await page.keyboard.down('Enter');
    await expect(conflict.save).toBeFocused();
    await page.keyboard.up('Enter');
    await expect(conflict.row(t('orders:form.customer_order_number'))).toContainText(t('conflict.both'));
    await expect(conflict.row(t('orders:form.customer_order_number'))).toContainText('THEIRS');
    await expect(conflict.choice(t('orders:form.delivery_date'), 'theirs')).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(conflict.dialog).toBeHidden();
    await expect(orders.field('customer_order_number')).toHaveValue('MINE');
    await orders.field('offer_id').press('Enter');
    await conflict.save.press('Enter');
    await expect(orders.dialog).toBeHidden();
    expect(await planner.call(routes.getOrder, { params: { id } })).toMatchObject({
      customer_order_number: 'MINE',
      offer_id: 'offer',
      delivery_date: '2031-03-03',
    });
    await expect(orders.row(number)).toBeFocused();
  });
});
