import { routes } from '@mullion/contracts';
import { Api } from '../../src/api';
import { freshNumber } from '../../src/data/frames';
import { expect, test } from '../../src/test';

const sizes = { position: 'A', width: 900, height: 1200, depth: 90, weight: 40, area: 1.08 };

test('PRD-04ab statuses of chosen products: counted, locked, each on its own, those that did not change are named', async ({
  app,
  page,
  t,
}) => {
  const planner = await Api.signedInAs('planner');
  const { id } = await planner.call(routes.createOrder, { body: { production_id: freshNumber('PS') } });
  const made = [];
  for (let at = 0; at < 3; at += 1)
    made.push(await planner.call(routes.createProduct, { body: { order_id: id, ...sizes } }));
  const [first, second, third] = made;
  if (!first || !second || !third) throw new Error('three products');
  const becomes = (product: { readonly barcode: string }, status: number) =>
    planner.call(routes.changeProductStatus, { params: { barcode: product.barcode }, body: { status } });
  await becomes(third, 8);
  const nameOf = async (status: number) =>
    (await planner.call(routes.listStatuses, { query: { table_name: 'products', language: app.language } })).find(
      (one) => one.status === status,
    )?.text ?? '';
  const [inProduction, isMade, cancelled] = [await nameOf(6), await nameOf(8), await nameOf(99)];

  await app.signInAs('worker');
  await app.open(`products/${id}`);
  for (const { barcode } of made) await app.products.row(barcode).getByRole('checkbox').check();
  await page.getByRole('button', { name: t('orders:action.changeStatus'), exact: true }).click();
  const target = (name: string) => page.getByRole('menuitem').filter({ hasText: name });
  await expect(page.getByText(t('orders:products.bulk.head', { count: 3 }))).toBeVisible();
  await expect(target(inProduction)).toContainText('2');
  await expect(target(isMade)).toContainText('2');
  await expect(target(cancelled)).toHaveAttribute('aria-disabled', 'true');
  await expect(target(cancelled)).toHaveAttribute('title', t('orders:products.bulk.none'));
  await target(inProduction).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(t('orders:products.bulk.title', { count: 3, status: inProduction }));

  // a colleague is quicker
  await becomes(second, 10);
  await question.getByRole('button', { name: t('orders:confirm.statusAction', { status: inProduction }) }).click();
  const result = page.locator('.bp6-drawer');
  await expect(result).toContainText(t('orders:products.bulk.changed', { count: 1 }));
  await expect(result.locator('.refused-rows li')).toHaveCount(2);
  for (const { barcode } of [second, third])
    await expect(result.locator('.refused-rows li').filter({ hasText: barcode })).toContainText(
      t('errors:status.change_not_allowed'),
    );
  await page.keyboard.press('Escape');
  await expect(app.products.row(first.barcode)).toContainText(inProduction);
  await expect(app.products.row(third.barcode)).toContainText(isMade);
  const order = await planner.call(routes.getOrder, { params: { id } });
  expect(order.products.map(({ status }) => status)).toEqual([6, 10, 8]);
});
