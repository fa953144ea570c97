import { routes, type Order, type Product } from '@mullion/contracts';
import { Api } from '../../src/api';
import { freshNumber } from '../../src/data/frames';
import { expect, test } from '../../src/test';

const SIZE = { height: 1200, depth: 82, weight: 40, area: 1.2, type: 'Langas' };
const head = 'position;type;category;width_mm;height_mm;depth_mm;weight_kg;quantity;order';
const row = (number: string, position: string, width: number) => `${position};Langas;1;${width};1200;82;40;1;${number}`;

/** An order of three windows, the first two of which are through the first work center of their way. */
const begun = async (admin: Api): Promise<{ order: Order; number: string; products: Product[] }> => {
  const number = freshNumber('C');
  const order = await admin.call(routes.createOrder, { body: { production_id: number } });
  const products: Product[] = [];
  for (const position of ['A', 'B', 'C'])
    products.push(
      await admin.call(routes.createProduct, { body: { ...SIZE, width: 1000, position, order_id: order.id } }),
    );
  await admin.until(
    routes.listOrderOperations,
    { query: { orders: String(order.id) } },
    ({ orders }) => orders.length === 1,
  );
  await admin.call(routes.addOperations, { body: { orders: [order.id] } });
  const { orders } = await admin.call(routes.listOrderOperations, { query: { orders: String(order.id) } });
  const centers = await admin.call(routes.listWorkCenters, {});
  const codeOf = (id: number) => centers.find((center) => center.id === id)?.code ?? '';
  const way = [...new Set(orders[0]?.operations.map(({ work_center_id }) => work_center_id as number))];
  const [first] = way.sort((a, b) => codeOf(a).localeCompare(codeOf(b)));
  const done = products.slice(0, 2).map(({ id }) => id);
  await admin.call(routes.completeOperations, { params: { id: first as number }, body: { products: done } });
  return { order, number, products };
};

test.describe('products under way', () => {
  test('BEY-37ac a file that changes them is decided product by product, then written', async ({ app, t }) => {
    const admin = await Api.signedInAs('admin');
    const { order, number } = await begun(admin);
    await app.signInAs('admin');
    await app.open('orders');
    const { importDialog: dialog } = app.orders;
    const content = [head, row(number, 'A', 1050), row(number, 'B', 1060), row(number, 'C', 1070)].join('\n');
    await app.orders.importButton.click();
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'rev2.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
    await dialog.getByText(t('imports:update'), { exact: true }).click();
    await dialog.getByRole('button', { name: t('imports:check'), exact: true }).click();

    const changes = dialog.getByRole('region', { name: t('productChanges:title') });
    await expect(changes).toContainText(t('productChanges:undecided', { count: 2 }));
    const submit = dialog.getByRole('button', { name: t('imports:submit'), exact: true });
    await expect(submit).toBeDisabled();
    const decide = async (width: string, act: 'take' | 'keep' | 'remake') => {
      const line = changes.getByRole('row').filter({ hasText: width });
      await line.getByRole('radio', { name: t(`productChanges:act.${act}`), exact: true }).click();
    };
    await decide('1 050', 'remake');
    await decide('1 060', 'keep');
    await expect(submit).toBeEnabled();
    await submit.click();
    await expect(dialog).toContainText(t('imports:resultWritten'));
    const { products } = await admin.until(
      routes.getOrder,
      { params: { id: order.id } },
      (now) => now.products.length === 4,
    );
    expect(products.map(({ position, width, status }) => `${position} ${width} ${status === 99}`).sort()).toEqual([
      'A 1000 true',
      'A 1050 false',
      'B 1000 false',
      'C 1070 false',
    ]);
  });

  test('BEY-37d are edited and deleted in their list once that is decided', async ({ app, t }) => {
    const admin = await Api.signedInAs('admin');
    const { order, products } = await begun(admin);
    await app.signInAs('admin');
    await app.open(`products/${order.id}`);
    const [first, second] = products as [Product, Product];
    await app.products.act(first.barcode, 'edit');
    await app.products.fill({ width: '1050' });
    await app.products.save();
    const asked = app.page.getByRole('alertdialog', { name: t('productChanges:ask.title', { count: 1 }) });
    await asked.getByRole('radio', { name: t('productChanges:act.take'), exact: true }).click();
    await asked.getByRole('button', { name: t('productChanges:ask.action'), exact: true }).click();
    await expect(asked).toBeHidden();
    await expect(app.products.dialog).toBeHidden();
    await admin.until(routes.getOrder, { params: { id: order.id } }, (now) =>
      now.products.some((one) => one.width === 1050),
    );

    await app.products.act(second.barcode, 'delete');
    await app.products.confirm
      .getByRole('button', { name: t('orders:products.confirm.delete', { count: 1 }), exact: true })
      .click();
    await asked.getByRole('button', { name: t('productChanges:ask.delete'), exact: true }).click();
    await admin.until(routes.getOrder, { params: { id: order.id } }, (now) => now.products.length === 2);
  });

  test('BEY-37d another wood of an order is decided for what is begun, by keyboard, before the dialog closes', async ({
    app,
    t,
  }) => {
    const admin = await Api.signedInAs('admin');
    const { order, number } = await begun(admin);
    await app.signInAs('admin');
    await app.open('orders');
    const { orders, page } = app;
    await orders.filter.fill(number);
    await orders.act(number, 'edit');
    await orders.dialog.getByLabel(t('orders:form.wood_type'), { exact: true }).fill('Ąžuolas');
    await orders.save.click();
    const asked = page.getByRole('alertdialog', { name: t('productChanges:ask.title', { count: 2 }) });
    await expect(asked.getByRole('row').filter({ hasText: 'Ąžuolas' })).toHaveCount(2);
    const decide = asked.getByRole('button', { name: t('productChanges:ask.action'), exact: true });
    await expect(decide).toBeDisabled();
    await expect(asked.getByRole('radio', { name: t('productChanges:act.take'), exact: true }).first()).toBeFocused();
    await page.keyboard.press('t');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('k');
    await expect(asked).toContainText(t('productChanges:touch.keep', { count: 1 }));
    await decide.click();
    await expect(asked).toBeHidden();
    await expect(orders.dialog).toBeHidden();
    const now = await admin.until(routes.getOrder, { params: { id: order.id } }, (one) => one.wood_type === 'Ąžuolas');
    expect(now.products).toHaveLength(3);
  });
});
