import { routes } from '@mullion/contracts';
import { Api } from '../../src/api';
import { freshNumber } from '../../src/data/frames';
import { CompanyPage } from '../../src/pages/company.page';
import { expect, test } from '../../src/test';
import { writesOf } from '../../src/writes';

const sizes = { position: 'A', width: 900, height: 1200, depth: 90, weight: 40, area: 1.08 };

const orderWithProduct = async (planner: Api) => {
  const number = freshNumber('PW');
  const { id } = await planner.call(routes.createOrder, { body: { production_id: number } });
  const { barcode } = await planner.call(routes.createProduct, { body: { order_id: id, ...sizes } });
  return { id, number, barcode };
};

test('RIG-03a a worker finds making, editing, recalculating and importing products locked, each with the reason', async ({
  app,
  page,
  t,
}) => {
  const { id, number, barcode } = await orderWithProduct(await Api.signedInAs('planner'));
  const reason = t('errors:no_right_to_edit_product');
  const { products } = app;
  const sent = writesOf(page);
  await app.signInAs('worker');
  await app.open(`products/${id}`);
  await expect(products.newButton).toBeDisabled();
  await expect(products.newButton).toHaveAttribute('title', reason);
  await products.row(barcode).getByRole('checkbox').check();
  await expect(products.action('recalculate')).toBeDisabled();
  await expect(products.action('recalculate')).toHaveAttribute('title', reason);
  await products.openActions(barcode);
  await expect(products.menuItem('edit')).toHaveAttribute('aria-disabled', 'true');
  await expect(products.menuItem('edit')).toHaveAttribute('title', reason);
  await page.keyboard.press('Escape');
  await app.open(`orders/${number}?dialog=import`);
  await expect(app.orders.row(number)).toBeVisible();
  await expect(app.orders.importDialog).toHaveCount(0);
  await expect(app.orders.importButton).toBeDisabled();
  await expect(app.orders.importButton).toHaveAttribute('title', reason);
  expect(sent).toEqual([]);
});

test('RIG-03b the products of an order that has left are locked for administrators too, with the reason', async ({
  app,
  page,
  t,
}) => {
  const { id, barcode } = await orderWithProduct(await Api.signedInAs('planner'));
  await (await Api.signedInAs('admin')).call(routes.updateOrder, { params: { id }, body: { status: 14 } });
  const { products } = app;
  await app.signInAs('admin');
  await app.open(`products/${id}`);
  await expect(products.newButton).toBeDisabled();
  await expect(products.newButton).toHaveAttribute('title', t('errors:product.departed'));
  await products.openActions(barcode);
  await expect(products.menuItem('edit')).toHaveAttribute('title', t('errors:product.departed'));
  await page.keyboard.press('Escape');
});

test('RIG-03a the page of rights shows that administrators always have the right', async ({ app, page, t }) => {
  const company = new CompanyPage(page, t);
  const role = t('userType.1');
  await app.signInAs('admin');
  await app.open('company?view=systemRights');
  await company.chooseRole(role);
  const right = company.right('PR_EDIT', role);
  await expect(right).toBeChecked();
  await expect(right).toBeDisabled();
});
