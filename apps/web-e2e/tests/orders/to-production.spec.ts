import { orderStatus, routes } from '@mullion/contracts';
import { formatDate } from '@mullion/i18n';
import { Api } from '../../src/api';
import { freshNumber } from '../../src/data/frames';
import { expect, test } from '../../src/test';

test('ORD-05abc ORD-06ab orders are sent to production, then their dispatch is planned', async ({ app, page, t }) => {
  const planner = await Api.signedInAs('planner');
  const prefix = freshNumber('TP');
  const sizes = { position: 'A', width: 900, height: 1200, depth: 90, weight: 40, area: 1.08 };
  const made = [];
  for (const end of ['a', 'b']) {
    const order = await planner.call(routes.createOrder, { body: { production_id: `${prefix}${end}` } });
    await planner.call(routes.createProduct, { body: { order_id: order.id, ...sizes } });
    made.push(order);
  }
  const [first, second] = made.map(({ id }) => id);
  const { orders } = app;
  await app.signInAs('planner');
  await page.goto(`/en/orders/${prefix}`);
  await orders.select(`${prefix}a`);
  await expect(page.getByRole('button', { name: 'To production', exact: true })).toBeVisible();
  await app.menu.language('lt').click();
  await page.waitForURL('/lt/**');
  for (const end of ['a', 'b']) await orders.select(`${prefix}${end}`);
  await page.getByRole('button', { name: 'Į gamybą', exact: true }).click();
  await expect(orders.confirm).toContainText(t('orders:confirm.productionTitle', { count: 2 }));
  await orders.confirm.getByRole('button', { name: 'Į gamybą', exact: true }).click();
  await expect(orders.confirm).toBeHidden();
  const names = await planner.call(routes.listStatuses, { query: { language: 'lt', table_name: 'orders' } });
  const inProduction = names.find(({ status }) => status === orderStatus.inProduction)?.text ?? '';
  await expect(orders.rows.filter({ hasText: inProduction })).toHaveCount(2);
  const today = formatDate(new Date());
  for (const id of [first, second]) {
    const { status, products } = await planner.call(routes.getOrder, { params: { id: Number(id) } });
    expect([status, ...products.map((product) => product.completion_date)]).toEqual([6, today]);
  }

  await planner.call(routes.updateOrder, { params: { id: Number(first) }, body: { pal_status: 1 } });
  const { version } = await planner.call(routes.getOrder, { params: { id: Number(first) } });
  await expect(orders.row(`${prefix}a`)).toContainText(t('orders:palStatus.1'));
  await orders.action('plan').click();
  await page.waitForURL(
    (url) =>
      decodeURIComponent(url.pathname).endsWith(`/pallet-planning/${prefix}b,${prefix}a`) ||
      decodeURIComponent(url.pathname).endsWith(`/pallet-planning/${prefix}a,${prefix}b`),
  );
  await expect(app.planning.order(`${prefix}b`)).toBeVisible();
  await planner.until(routes.getOrder, { params: { id: Number(second) } }, ({ pal_status }) => pal_status === 1);
  expect(await planner.call(routes.getOrder, { params: { id: Number(first) } })).toMatchObject({
    pal_status: 1,
    version,
  });
});
