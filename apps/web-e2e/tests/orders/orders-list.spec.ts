import type { Locator } from '@playwright/test';
import { exportColumns, orderStatus, routes } from '@mullion/contracts';
import { Api } from '../../src/api';
import { freshNumber } from '../../src/data/frames';
import { coveredByToastOn } from '../../src/flows/quality';
import { expect, test } from '../../src/test';

/** Goes back and types into the week's field before the page has followed the address. */
const typeWhileGoingBack = async (week: Locator, typed: string): Promise<void> => {
  await week.evaluate((input, text) => {
    const write = () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    };
    window.addEventListener('popstate', write, { once: true });
    history.back();
  }, typed);
};

const pathIs = (part: string) => (url: URL) => decodeURIComponent(url.pathname).endsWith(part);

test('ORD-01abcd ORD-02a ORD-03c address and filters go in step, both ways; rows a page are kept', async ({
  app,
  page,
  t,
}) => {
  const { orders } = app;
  await app.signInAs('planner');
  await app.open('orders');
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
  await app.open('orders/26-01/null/null/6/6/25/1/null/false');
  await expect(orders.filter).toHaveValue('26-01');
  await page.waitForURL(pathIs('/26-01/null/null/6/6/25/1/production_id/false'));
  await app.goTo('orders');

  await orders.perPage.selectOption('20');
  await page.waitForURL(pathIs('/20/1/production_id/false'));
  await expect(orders.rows).toHaveCount(20);
  await orders.rows.first().getByRole('checkbox').check();
  const asked = page.waitForRequest(/\/api\/orders\?.*\bpage=2&rows=20&/);
  await page.getByRole('button', { name: t('table.page', { page: 2 }), exact: true }).click();
  await page.waitForURL(pathIs('/20/2/production_id/false'));
  await asked;
  await expect(page.getByText(t('table.elsewhere', { count: 1 }))).toBeVisible();
  await app.open('orders');
  await page.waitForURL(pathIs('/20/1/production_id/false'));
});

test('ORD-03a columns are chosen per person and kept; the list is driven by keys and sorted by the server', async ({
  app,
  page,
  t,
}) => {
  const { orders } = app;
  await app.signInAs('manager');
  await app.open('orders');
  await expect(orders.rows.first()).toBeVisible();
  const usual = [
    'production_id',
    'offer_id',
    'customer',
    'delivery_date',
    'count',
    'area',
    'status',
    'pal_status',
  ] as const;
  await expect(orders.heads).toHaveText(usual.map((name) => t(`orders:column.${name}`)));
  await expect(
    orders.rows
      .first()
      .getByRole('cell')
      .nth(1 + usual.indexOf('area')),
  ).toHaveText(/^[\d\s]+,\d\d$/);
  const head = (name: 'completion_date' | 'offer_id' | 'customer') =>
    page.getByRole('columnheader', { name: t(`orders:column.${name}`) });
  await expect(head('completion_date')).toHaveCount(0);
  await page.getByRole('button', { name: t('table.columns'), exact: true }).click();
  const shown = (name: 'completion_date' | 'offer_id') =>
    page.getByRole('checkbox', { name: t(`orders:column.${name}`) });
  await page.locator('.column-chooser').getByText(t('orders:column.completion_date'), { exact: true }).click();
  await expect(shown('completion_date')).toBeChecked();
  await page.locator('.column-chooser').getByText(t('orders:column.offer_id'), { exact: true }).click();
  await expect(shown('offer_id')).not.toBeChecked();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(head('completion_date')).toBeVisible();
  await expect(head('offer_id')).toHaveCount(0);

  const sorted = page.waitForRequest(/\/api\/orders\?.*order_by=customer&order=ASC/);
  await head('customer').getByRole('button').click();
  await page.waitForURL(pathIs('/1/customer/true'));
  await sorted;
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

  test('STA-02 ORD-07e many orders at once: each on its own, those that did not change are named', async ({
    app,
    page,
    t,
  }) => {
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
    await expect(result.locator('.refused-rows li')).toContainText(`${prefix}b`);
    await expect(result.locator('.refused-rows li')).toContainText(t('errors:not_found'));
  });

  test('ORD-08a BEY-20a ORD-07c the planning variant, and what needs me today, by role: folded away for good, each figure its list', async ({
    app,
    page,
    another,
    t,
  }) => {
    await app.signInAs('planner');
    await app.open('orders');
    const panel = page.getByRole('region', { name: t('orders:today.title') });
    await expect(panel.getByRole('link', { name: /to plan for dispatch/ })).toBeVisible();
    await expect(panel.getByRole('link', { name: /to plan for dispatch/ }).locator('svg')).toBeVisible();
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

    const packer = await another();
    await packer.signInAs('packer');
    await packer.open('orders');
    const theirs = packer.page.getByRole('region', { name: t('orders:today.title') });
    await expect(theirs.getByRole('link', { name: /ready to load/ })).toBeVisible();
    await expect(theirs.getByRole('link', { name: /to plan for dispatch/ })).toHaveCount(0);
    const number = freshNumber('PK');
    await (await Api.signedInAs('planner')).call(routes.createOrder, { body: { production_id: number } });
    await packer.open(`orders/${number}`);
    await packer.orders.act(number, 'edit');
    await expect(packer.alert(t('orders:refused.no_right_to_edit_order'))).toBeVisible();
    await expect.poll(() => coveredByToastOn(packer)).toEqual([]);
    await expect(packer.orders.dialog).toHaveCount(0);
  });

  test('ORD-02a ORD-03b every filter acts: text after half a second, coupled dates, and with the feature the week', async ({
    app,
    page,
    t,
  }) => {
    const planner = await Api.signedInAs('planner7');
    const prefix = freshNumber('WK');
    for (const [end, delivery_date] of [
      ['a', '2031-03-03'],
      ['b', '2031-03-12'],
    ])
      await planner.call(routes.createOrder, { body: { production_id: `${prefix}${end}`, delivery_date } });
    const { orders } = app;
    await app.signInAs('planner7');
    await app.open('orders');
    await expect(orders.rows.first()).toBeVisible();
    // the others are chosen
    const withWeek = exportColumns.orders.slice(0, exportColumns.orders.indexOf('pal_status') + 1);
    await expect(orders.heads).toHaveText(withWeek.map((name) => t(`orders:column.${name}`)));

    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await orders.filter.fill(prefix);
    await page.clock.runFor(499);
    expect(page.url()).not.toContain(prefix);
    await page.clock.runFor(1);
    await page.waitForURL(pathIs(`/${prefix}/null/null/0/100/50/1/production_id/false`));
    await page.clock.resume();
    await expect(orders.rows).toHaveCount(2);

    const date = async (label: 'date.from' | 'date.to', typed: string) => {
      await page.getByRole('textbox', { name: t(label), exact: true }).fill(typed);
      await page.keyboard.press('Enter');
    };
    await date('date.from', '2031-03-03');
    await page.waitForURL(pathIs(`/${prefix}/2031-03-03/2031-03-03/0/100/50/1/production_id/false`));
    await expect(orders.rows).toHaveCount(1);
    await date('date.to', '2031-03-12');
    await page.waitForURL(pathIs(`/${prefix}/2031-03-03/2031-03-12/0/100/50/1/production_id/false`));
    await expect(orders.rows).toHaveCount(2);
    await date('date.to', '2031-03-01');
    await page.waitForURL(pathIs(`/${prefix}/2031-03-01/2031-03-01/0/100/50/1/production_id/false`));
    await expect(orders.noMatch).toBeVisible();

    await page.goto(`/en/orders/${prefix}`);
    await expect(orders.rows).toHaveCount(2);
    const typeWeek = async (typed: string) => {
      await orders.week.fill(typed);
      await orders.week.press('Enter');
    };
    await typeWeek('2031');
    await typeWeek('203110');
    await page.waitForURL((url) => url.searchParams.get('week') === '203110');
    await expect(orders.rows).toHaveCount(1);
    await expect(orders.row(`${prefix}a`)).toContainText('203110');
    await typeWhileGoingBack(orders.week, 'w48');
    await page.waitForURL((url) => url.searchParams.get('week') === `${new Date().getFullYear()}48`);
    await expect(orders.noMatch).toBeVisible();
  });
});
