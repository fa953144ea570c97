import { readFile } from 'node:fs/promises';
import { orderStatus, routes } from '@mullion/contracts';
import { Api } from '../../src/api';
import { freshNumber } from '../../src/data/frames';
import { expect, test } from '../../src/test';

const pathIs = (part: string) => (url: URL) => decodeURIComponent(url.pathname).endsWith(part);

test('ORD-01abcd ORD-02abcd address and filters go in step, both ways; rows a page are kept', async ({ app, page, t }) => {
  const { orders } = app;
  await app.signInAs('planner');
  await page.waitForURL(pathIs('/orders/null/null/null/0/100/50/1/production_id/false'));
  await app.open('orders/null/null/null/0/100/100/25/1/null/false');
  await page.waitForURL(pathIs('/null/null/null/0/100/25/1/production_id/false'));
  await expect(orders.rows.first()).toBeVisible();

  await orders.statusFrom.selectOption(String(orderStatus.inProduction));
  await page.waitForURL(pathIs('/null/null/null/6/6/25/1/production_id/false'));
  await expect(orders.statusTo).toHaveValue('6');
  await orders.filter.fill('26-01');
  await page.waitForURL(pathIs('/26-01/null/null/6/6/25/1/production_id/false'));
  await expect(page.locator('tbody.fetching')).toHaveCount(0);
  await page.goBack();
  await page.waitForURL(pathIs('/null/null/null/6/6/25/1/production_id/false'));
  await expect(orders.filter).toHaveValue('');
  await page.goBack();
  await expect(orders.statusTo).toHaveValue('100');

  await orders.perPage.selectOption('20');
  await page.waitForURL(pathIs('/20/1/production_id/false'));
  await expect(orders.rows).toHaveCount(20);
  await orders.rows.first().getByRole('checkbox').check();
  await page.getByRole('button', { name: t('table.page', { page: 2 }), exact: true }).click();
  await page.waitForURL(pathIs('/20/2/production_id/false'));
  await expect(page.getByText(t('table.elsewhere', { count: 1 }))).toBeVisible();
  await app.open('orders');
  await page.waitForURL(pathIs('/20/1/production_id/false'));
});

test('ORD-03abc columns are chosen per person and kept; the list is driven by keys and sorted by the server', async ({ app, page, t }) => {
  const { orders } = app;
  await app.signInAs('manager');
  await expect(orders.rows.first()).toBeVisible();
  const head = (name: 'completion_date' | 'offer_id' | 'customer') => page.getByRole('columnheader', { name: t(`orders:column.${name}`) });
  await expect(head('completion_date')).toHaveCount(0);
  await page.getByRole('button', { name: t('table.columns'), exact: true }).click();
  const shown = (name: 'completion_date' | 'offer_id') => page.getByRole('checkbox', { name: t(`orders:column.${name}`) });
  await page.locator('.column-chooser').getByText(t('orders:column.completion_date'), { exact: true }).click();
  await expect(shown('completion_date')).toBeChecked();
  await page.locator('.column-chooser').getByText(t('orders:column.offer_id'), { exact: true }).click();
  await expect(shown('offer_id')).not.toBeChecked();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(head('completion_date')).toBeVisible();
  await expect(head('offer_id')).toHaveCount(0);

  await head('customer').getByRole('button').click();
  await page.waitForURL(pathIs('/1/customer/true'));
  await expect(head('customer')).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.locator('tbody.fetching')).toHaveCount(0);
  await orders.rows.first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByText(t('table.selected', { count: 2 }))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(t('table.nothingSelected'))).toBeVisible();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/products\/\d+$/);
});

test.describe('in en', () => {
  test.use({ language: 'en' });

  test('STA-02 ORD-07f many orders at once: each on its own, those that did not change are named', async ({ app, page, t }) => {
    const planner = await Api.signedInAs('planner');
    const prefix = freshNumber('BU');
    const make = (end: string) => planner.call(routes.createOrder, { body: { production_id: `${prefix}${end}` } });
    await make('a');
    const gone = await make('b');
    await app.signInAs('admin');
    await app.open(`orders/${prefix}`);
    await expect(app.orders.rows).toHaveCount(2);
    for (const end of ['a', 'b']) await app.orders.select(`${prefix}${end}`);
    await page.getByRole('button', { name: t('orders:action.changeStatus'), exact: true }).click();
    await page.getByRole('menuitem', { name: 'Made', exact: false }).first().click();
    await expect(page.getByRole('alertdialog')).toContainText(/2 orders/);
    await planner.call(routes.deleteOrder, { params: { id: gone.id } });
    await page.getByRole('alertdialog').getByRole('button', { name: /“/ }).click();
    const result = page.locator('.bp6-drawer');
    await expect(result).toContainText(t('orders:bulk.changed', { count: 1 }));
    await expect(result.locator('.refused-orders li')).toContainText(`${prefix}b`);
    await expect(result.locator('.refused-orders li')).toContainText(t('errors:not_found'));
  });

  test('ORD-08 BEY-20abc the planning variant, and what needs me today: folded away for good, each figure its list', async ({
    app,
    page,
    t,
  }) => {
    await app.signInAs('planner');
    const panel = page.getByRole('region', { name: t('orders:today.title') });
    await panel.getByRole('link', { name: /late/ }).click();
    await page.waitForURL(/\/orders\/null\/null\/\d{4}-\d\d-\d\d\/0\/13\//);
    await panel.getByRole('button', { name: t('orders:today.fold') }).click();
    await page.reload();
    await expect(panel.getByRole('button', { name: t('orders:today.open') })).toBeVisible();
    await panel.getByRole('button', { name: t('orders:today.open') }).click();
    await expect(panel.getByRole('list', { name: t('orders:today.days') }).getByRole('link')).toHaveCount(7);

    await page.getByRole('link', { name: t('orders:variant.planning'), exact: true }).click();
    await page.waitForURL(pathIs('/null/null/null/4/7/50/1/delivery_date/true'));
    await expect(app.heading).toHaveText(t('orders:planningTitle'));
  });

  test('A10 the filter’s rows are exported as text, never as formulas', async ({ app, page, t }) => {
    const planner = await Api.signedInAs('planner');
    const prefix = freshNumber('EX');
    for (const offer_id of ['=1+1', '@x'])
      await planner.call(routes.createOrder, {
        body: { production_id: `${prefix}${offer_id.slice(1)}`, offer_id: `${offer_id}${prefix}` },
      });
    await app.signInAs('planner');
    await app.open(`orders/${prefix}`);
    await expect(app.orders.rows).toHaveCount(2);
    await page.getByRole('button', { name: t('table.export'), exact: true }).click();
    const opened = page.waitForEvent('popup');
    await page.getByRole('menuitem', { name: t('table.exportCsv') }).click();
    const download = await (await opened).waitForEvent('download');
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines.filter((line) => line.includes(`"'=1+1${prefix}"`))).toHaveLength(1);
    expect(lines.filter((line) => line.includes(`"'@x${prefix}"`))).toHaveLength(1);
  });
});
