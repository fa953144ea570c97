import type { Page } from '@playwright/test';
import { routes } from '@mullion/contracts';
import { Api } from '../../src/api';
import { freshNumber } from '../../src/data/frames';
import { expect, SCREENS, test } from '../../src/test';

test.use({ viewport: SCREENS.desktop });

const sizes = { position: 'L1', width: 900, height: 1200, depth: 90, weight: 40, area: 1.08 };
/** Orders whose numbers begin alike. */
const givenOrders = async (prefix: string, count: number) => {
  const planner = await Api.signedInAs('planner');
  const number = freshNumber(prefix);
  const made = [];
  for (let at = 1; at <= count; at += 1) {
    const body = { production_id: `${number}-${at}`, delivery_date: '2031-03-03', customer_order_number: `PO ${at}` };
    made.push(await planner.call(routes.createOrder, { body }));
  }
  const read = async (id: number) => planner.call(routes.getOrder, { params: { id } });
  return { planner, number, orders: made, read };
};

test('BEY-62a who else has an order open, and who has just saved it, is seen in its window before one saves', async ({
  app,
  another,
  t,
}) => {
  const { orders, number, planner } = await givenOrders('KP', 1);
  const [order] = orders;
  if (!order) throw new Error('no order');
  const { name } = await planner.call(routes.getUser);
  const colleague = await another();
  await colleague.signInAs('manager');
  await colleague.open(`orders/${number}`);
  await colleague.orders.act(number, 'edit');
  await expect(colleague.orders.field('customer_order_number')).toHaveValue('PO 1');
  await expect(colleague.orders.dialog).not.toContainText(name);
  // two tabs of one person are one person
  await app.signInAs('planner');
  await app.open(`products/${order.id}`);
  const second = await app.page.context().newPage();
  await second.goto(`/lt/products/${order.id}`);
  await expect(colleague.orders.dialog.getByText(t('orders:alsoOpen', { names: name }), { exact: true })).toBeVisible();
  await expect(app.here(1)).toBeVisible();
  await planner.call(routes.updateOrder, { params: { id: order.id }, body: { customer_order_number: 'PO 9' } });
  await expect(colleague.orders.dialog).toContainText(t('orders:savedByNext'));
  await expect(colleague.orders.dialog).toContainText(name);
  // nothing of what stands in the fields is lost by it
  await expect(colleague.orders.field('customer_order_number')).toHaveValue('PO 1');
  await second.close();
  await app.page.context().setOffline(true);
  await app.page.close();
  await expect(colleague.orders.dialog.getByText(t('orders:alsoOpen', { names: name }), { exact: true })).toHaveCount(
    0,
    {
      timeout: 45_000,
    },
  );
});

test('BEY-62b an order is copied with or without quantities, under a number of its own', async ({ app, t }) => {
  const { orders, number, planner, read } = await givenOrders('KC', 1);
  const [order] = orders;
  if (!order) throw new Error('no order');
  await planner.call(routes.createProduct, { body: { order_id: order.id, ...sizes, quantity: 3 } });
  await app.signInAs('planner');
  await app.open(`orders/${number}`);
  const copy = async (end: string, products: 'all' | 'one' | 'none') => {
    await app.orders.act(`${number}-1`, 'copy');
    await expect(app.orders.dialog).toContainText(t('orders:copy.what'));
    await app.orders.fill({ production_id: `${number}-${end}` });
    await app.page
      .getByRole('radio', { name: t(`orders:copy.${products}`, { count: 3 }), exact: true })
      .check({ force: true });
    await app.orders.dialog.getByRole('button', { name: t('orders:copy.action'), exact: true }).click();
  };
  await copy('1', 'all');
  await expect(app.orders.dialog).toContainText(t('errors:order.number_taken'));
  await app.orders.fill({ production_id: `${number}-C` });
  await app.orders.dialog.getByRole('button', { name: t('orders:copy.action'), exact: true }).click();
  await expect(app.orders.dialog).toBeHidden();
  await copy('D', 'one');
  await expect(app.orders.dialog).toBeHidden();
  const { data } = await planner.call(routes.listOrders, { query: { filter: number } });
  const made = (end: string) => data.find((one) => one.production_id === `${number}-${end}`);
  expect([made('C'), made('D')]).toMatchObject([
    { count: 3, status: 0, delivery_date: null, customer_order_number: null },
    { count: 1, status: 0 },
  ]);
  expect((await read(order.id)).products).toHaveLength(3);
  // a position with its quantity
  await app.open(`products/${order.id}`);
  const [product] = (await read(order.id)).products;
  await app.products.act(product?.barcode ?? '', 'copy');
  await app.page
    .getByRole('button', { name: t('orders:products.form.useQuantity', { count: 3 }), exact: true })
    .click();
  await app.products.fill({ position: 'L2' });
  await app.products.save();
  await expect(app.products.rows).toHaveCount(6);
});

test("BEY-62c date and customer's number are edited in the list's cells by keyboard, and a conflict loses nothing", async ({
  app,
  page,
  t,
}) => {
  const { orders, number, planner, read } = await givenOrders('KE', 2);
  // the list shows the newer number first
  const [second, first] = orders;
  if (!first || !second) throw new Error('no orders');
  await app.signInAs('planner');
  await app.open(`orders/${number}`);
  await page.getByRole('button', { name: t('table.columns') }).click();
  await page.getByRole('checkbox', { name: t('orders:column.customer_order_number') }).check({ force: true });
  await page.keyboard.press('Escape');
  const cell = (end: number, column: 'delivery_date' | 'customer_order_number') =>
    page.getByRole('textbox', { name: `${number}-${end}: ${t(`orders:column.${column}`)}` });
  const row = app.orders.row(`${number}-2`);
  await row.focus();
  await page.keyboard.press('F2');
  await expect(cell(2, 'delivery_date')).toBeFocused();
  await expect(cell(2, 'delivery_date')).toHaveValue('2031-03-03');
  // Escape writes nothing, and the row has the focus again
  await page.keyboard.type('2031-04-04');
  await page.keyboard.press('Escape');
  await expect(row).toBeFocused();
  await expect(row).toContainText('2031-03-03');
  // what cannot be a day stays open
  await page.keyboard.press('F2');
  await page.keyboard.type('4 April');
  await page.keyboard.press('Enter');
  await expect(cell(2, 'delivery_date')).toHaveAttribute('aria-invalid', 'true');
  await cell(2, 'delivery_date').fill('2031-04-04');
  // Tab goes on to the next cell of the row, then to the next row; each is saved over the one before
  await page.keyboard.press('Tab');
  await expect(cell(2, 'customer_order_number')).toBeFocused();
  await page.keyboard.type('PO 77');
  await page.keyboard.press('Tab');
  await expect(cell(1, 'delivery_date')).toBeFocused();
  await expect(row).toContainText('2031-04-04');
  await expect(row).toContainText('PO 77');
  await expect
    .poll(async () => read(first.id))
    .toMatchObject({ delivery_date: '2031-04-04', customer_order_number: 'PO 77' });
  // a colleague is faster: nothing is overwritten, what was typed is kept
  await planner.call(routes.updateOrder, { params: { id: second.id }, body: { delivery_date: '2032-01-01' } });
  await page.keyboard.type('2033-05-05');
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('orders:cell.conflict', { value: '2032-01-01' })).first()).toBeVisible();
  await expect(cell(1, 'delivery_date')).toHaveValue('2033-05-05');
  expect((await read(second.id)).delivery_date).toBe('2032-01-01');
  await cell(1, 'delivery_date').focus();
  await page.keyboard.press('Enter');
  await expect(cell(1, 'delivery_date')).toHaveCount(0);
  await expect.poll(async () => (await read(second.id)).delivery_date).toBe('2033-05-05');
});

test('BEY-62d a change of many orders is taken back by Ctrl+Z, a deletion by its button; what went on since stays', async ({
  app,
  page,
  t,
}) => {
  const { orders, number, read } = await givenOrders('KU', 3);
  const [first] = orders;
  if (!first) throw new Error('no orders');
  await app.signInAs('admin');
  await app.open(`orders/${number}`);
  for (const at of [1, 2, 3]) await app.orders.select(`${number}-${at}`);
  await app.orders.action('toProduction').click();
  await app.orders.confirm.getByRole('button', { name: t('orders:action.toProduction'), exact: true }).click();
  await expect(page.getByText(t('orders:done.production', { count: 3 }))).toBeVisible();
  // a colleague goes on with one of them
  const admin = await Api.signedInAs('admin');
  await admin.call(routes.updateOrder, { params: { id: first.id }, body: { status: 10 } });
  await page.keyboard.press('Control+z');
  const told = page.getByText(t('orders:undo.done', { count: 2 }));
  await expect(told).toBeVisible();
  await expect(told).toContainText(`${number}-1: ${t('errors:change.changed_since')}`);
  const statuses = async () => Promise.all(orders.map(async ({ id }) => (await read(id)).status));
  expect(await statuses()).toEqual([10, 0, 0]);
  await page.keyboard.press('Control+z');
  await expect(page.getByText(t('orders:undo.nothing'))).toBeVisible();

  await app.orders.action('delete').click();
  await app.orders.confirm.getByRole('button', { name: t('orders:confirm.delete', { count: 3 }), exact: true }).click();
  await expect(app.orders.noMatch).toBeVisible();
  await page.getByRole('button', { name: t('orders:undo.action'), exact: true }).click();
  await expect(page.getByText(t('orders:undo.done', { count: 3 }))).toBeVisible();
  await expect(app.orders.rows).toHaveCount(3);
  expect(await statuses()).toEqual([10, 0, 0]);
});

/** As a spreadsheet fills the clipboard, pasted where the focus is. */
const paste = (page: Page, lines: readonly (readonly string[])[]) =>
  page.evaluate((rows) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', rows.map((row) => row.join('\t')).join('\r\n'));
    const cells = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
    clipboardData.setData('text/html', `<html><body><table>${cells}</table></body></html>`);
    const target = document.activeElement ?? document.body;
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, lines as string[][]);

test('BEY-62e rows pasted from a spreadsheet become products after a look, through the same checks as a file', async ({
  app,
  page,
  t,
}) => {
  const { orders, read } = await givenOrders('KV', 1);
  const [order] = orders;
  if (!order) throw new Error('no order');
  const number = order.production_id ?? '';
  await app.signInAs('planner');
  await app.open(`products/${order.id}`);
  await expect(app.products.newButton).toBeVisible();
  const window = page.getByRole('dialog', { name: t('imports:paste.title', { number }), exact: true });
  const heads = ['Pozicija', 'Kategorija', 'Plotis_mm', 'Aukštis_mm', 'Gylis_mm', 'Svoris_kg', 'Kiekis'];
  await paste(page, [heads, ['L1', '1', '900', '1200', '92', '48', '2'], ['L2', '2', '1000', '2100', '92', '80', '1']]);
  await expect(window).toBeVisible();
  await window.getByRole('button', { name: t('imports:submit'), exact: true }).click();
  await expect.poll(async () => (await read(order.id)).products.length).toBe(3);
  await page.keyboard.press('Escape');
  await expect(window).toBeHidden();
  await expect(app.products.rows).toHaveCount(3);

  // one bad cell: nothing is written, and the window names it
  await page.getByRole('button', { name: t('orders:products.paste.open'), exact: true }).click();
  await expect(window).toBeVisible();
  await page.getByRole('textbox', { name: t('imports:paste.field') }).focus();
  await paste(page, [heads, ['L3', '1', 'wide', '1200', '92', '48', '1']]);
  await expect(window).toContainText('wide');
  expect((await read(order.id)).products).toHaveLength(3);
});
