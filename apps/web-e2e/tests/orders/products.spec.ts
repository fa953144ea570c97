import { routes } from '@mullion/contracts';
import { Api } from '../../src/api';
import { freshNumber } from '../../src/data/frames';
import { documentOpenedBy, expectPdf, pagesOf } from '../../src/flows/documents';
import { expect, test } from '../../src/test';

test('PRD-01abcdefg PRD-02abc EXP-04a EXP-05a PDT-01c products of an order: made, checked, edited, remarked on, recalculated, printed and deleted', async ({
  app,
  page,
  t,
}) => {
  const planner = await Api.signedInAs('planner');
  // seven characters of its own: they begin the barcode
  const number = Math.random().toString(36).slice(2, 10).padEnd(8, '0');
  const order = await planner.call(routes.createOrder, {
    body: { production_id: number, delivery_date: '2031-03-03' },
  });
  const { products } = app;
  await app.signInAs('planner');
  await app.open(`products/${order.id}`);
  await expect(page.getByText(t('orders:products.empty'))).toBeVisible();

  await products.newButton.click();
  await products.fill({ position: 'L1', width: '1 200', height: '1500', depth: '90', weight: '52,6' });
  await products.save();
  await expect(products.field('area')).toHaveAttribute('aria-invalid', 'true');
  await products.dialog.getByRole('button', { name: t('orders:products.form.useArea', { area: '1,8' }) }).click();
  await page.route('**/api/products', (route) =>
    route.fulfill({ status: 500, json: { type: 'about:blank', title: 'x', status: 500, code: 'internal' } }),
  );
  await products.save();
  await expect(products.dialog).toContainText(t('orders:products.refused.product_request_error'));
  await expect(products.field('position')).toHaveValue('L1');
  await page.unrouteAll();
  await products.save();
  await expect(products.dialog).toBeHidden();
  const barcode = `${number.slice(0, 7)}.999001`;
  await expect(products.row(barcode)).toContainText('52,6');
  const same = { order_id: order.id, width: 1200, height: 1500, depth: 90, weight: 50, area: 1.8 };
  for (const position of ['L1', 'L2']) await planner.call(routes.createProduct, { body: { ...same, position } });
  await expect(products.rows).toHaveCount(3);
  await expect(products.drawings).toHaveCount(2);
  await expect(products.drawings.first()).toContainText('× 2');
  await expect(products.fact('products')).toHaveText('3');
  await expect(products.fact('area')).toHaveText('5,40');
  await expect(products.fact('weight')).toHaveText('152,6');
  await expect(products.fact('delivery')).toHaveText('2031-03-03');

  await products.act(barcode, 'edit');
  await products.fill({ barcode: '', area: '9' });
  await products.save();
  await expect(products.field('barcode')).toHaveAttribute('aria-invalid', 'true');
  await products.fill({ barcode, type: 'Langas <b>' });
  await products.save();
  await expect(products.dialog).toBeHidden();
  await expect(products.row(barcode)).toContainText('Langas <b>');
  await expect(products.row(barcode)).toContainText('9,00');

  await products.act(barcode, 'comments');
  await page.getByRole('textbox', { name: t('orders:products.comments.text') }).fill('Stiklas kitas');
  await page.getByRole('button', { name: t('orders:products.comments.add'), exact: true }).click();
  await expect(page.locator('.comment-text')).toHaveText('Stiklas kitas');
  await page.keyboard.press('Escape');
  await expect(products.row(barcode).locator('.comment-mark')).toHaveText('1');

  await products.row(barcode).getByRole('checkbox').check();
  await products.action('recalculate').click();
  await products.confirm.getByRole('button', { name: t('orders:products.action.recalculate') }).click();
  await expect(products.row(barcode)).toContainText('1,80');

  await expectPdf(page, () => products.pdfButton.click());

  const [template] = await planner.call(routes.listPdfTemplates);
  await products.sheetsButton.click();
  const label = await documentOpenedBy(page, () => products.sheet(template?.name ?? '').click());
  expect(await pagesOf(label)).toEqual([expect.stringContaining(barcode)]);
  await page.bringToFront();

  await products.action('deleteMany').click();
  await expect(products.confirm).toContainText(t('orders:products.confirm.deleteOneTitle', { barcode }));
  await products.confirm.getByRole('button', { name: t('orders:products.confirm.delete', { count: 1 }) }).click();
  await expect(products.rows).toHaveCount(2);
  await expect(products.row(barcode)).toHaveCount(0);
});

test('PRD-01e many products are made one after the other without leaving the dialog, and one as a copy of another', async ({
  app,
  page,
  t,
}) => {
  const planner = await Api.signedInAs('planner');
  const order = await planner.call(routes.createOrder, { body: { production_id: freshNumber('MN') } });
  const { products } = app;
  await app.signInAs('planner');
  await app.open(`products/${order.id}`);
  await products.newButton.click();
  await products.fill({
    position: 'L1',
    quantity: '3',
    type: 'F92',
    width: '1200',
    height: '1500',
    depth: '92',
    weight: '52',
    area: '1,8',
  });
  await products.saveAndGoOn();
  await expect(products.rows).toHaveCount(3);
  await expect(products.field('position')).toBeFocused();
  for (const [name, value] of [
    ['position', ''],
    ['quantity', '1'],
    ['type', 'F92'],
    ['depth', '92'],
    ['width', ''],
  ] as const)
    await expect(products.field(name)).toHaveValue(value);
  await products.fill({ position: 'L2', width: '600', height: '600', weight: '20', area: '0,36' });
  await products.save();
  await expect(products.dialog).toBeHidden();
  await expect(products.rows).toHaveCount(4);

  const { products: made } = await planner.call(routes.getOrder, { params: { id: order.id } });
  const [first] = made;
  await products.act(first?.barcode ?? '', 'copy');
  await products.fill({ position: 'L3' });
  await products.save();
  await expect(products.rows).toHaveCount(5);
  await expect(products.rows.filter({ hasText: 'L3' })).toContainText('52,0');
  await expect(page.getByText(t('orders:products.done.saved', { barcode: first?.barcode ?? '' }))).toHaveCount(0);
});

test.describe('in en', () => {
  test.use({ language: 'en' });

  test('PRD-01g PRD-03a ORD-07b without OP_DEL nothing is deleted, and the page says so; no script of a drawing runs', async ({
    app,
    page,
    t,
  }) => {
    const planner = await Api.signedInAs('planner');
    const number = freshNumber('PD');
    const { id } = await planner.call(routes.createOrder, { body: { production_id: number } });
    const sizes = { position: 'A', width: 900, height: 1200, depth: 90, weight: 40, area: 1.08 };
    const { barcode } = await planner.call(routes.createProduct, { body: { order_id: id, ...sizes } });
    await app.signInAs('manager');
    // as if a harmful drawing had found its way into the store
    const harm =
      '<svg xmlns="http://www.w3.org/2000/svg" onload="window.harmed=1"><script>window.harmed=1</script><image href="x" onerror="window.harmed=1"/><rect width="9" height="9"/></svg>';
    await page.route(`**/api/orders/${id}?*`, async (route) => {
      const order = (await (await route.fetch()).json()) as { products: object[] };
      await route.fulfill({
        json: { ...order, products: order.products.map((one) => ({ ...one, image: 'h' })), images: { h: harm } },
      });
    });
    await app.open(`products/${id}`);
    await expect(app.products.drawings.locator('svg rect')).toBeVisible();
    await expect(app.products.drawings.locator('script')).toHaveCount(0);
    expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
    await app.products.act(barcode, 'delete');
    await expect(page.getByText(t('orders:products.refused.no_right_to_delete_product'))).toBeVisible();
    await expect(app.products.confirm).toBeHidden();
    await app.open(`orders/${number}`);
    await app.orders.select(number);
    await app.orders.action('delete').click();
    await expect(page.getByText(t('orders:refused.no_right_to_delete'), { exact: true })).toBeVisible();
  });
});
