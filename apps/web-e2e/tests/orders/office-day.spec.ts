import { orderStatus, routes } from '@mullion/contracts';
import { Api } from '../../src/api';
import { freshNumber } from '../../src/data/frames';
import { PalettePage } from '../../src/pages/palette.page';
import { packedOrder } from '../../src/scenarios';
import { expect, test } from '../../src/test';
import { writesOf } from '../../src/writes';

const LIST = 25;

test('ORD-01ac NAV-03a a list is found again as it was left, by Back and by the crumb; the menu opens the first work center', async ({
  app,
  page,
  t,
}) => {
  const planner = await Api.signedInAs('planner');
  const prefix = freshNumber('LV');
  for (let at = 0; at < LIST + 1; at += 1)
    await planner.call(routes.createOrder, { body: { production_id: `${prefix}${String(at).padStart(2, '0')}` } });
  const { orders } = app;
  await page.setViewportSize({ width: 1024, height: 500 });
  await app.signInAs('planner');
  await app.open(`orders/${prefix}/null/null/0/100/${LIST}/1/production_id/true`);
  await expect(orders.rows).toHaveCount(LIST);
  const box = page.locator('.table-scroll');
  const top = () => box.evaluate((element) => element.scrollTop);
  await box.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
  await expect.poll(top).toBeGreaterThan(100);
  const address = page.url();
  await orders.openMenu(`${prefix}20`);
  const left = await top();
  expect(left).toBeGreaterThan(100);
  await orders.menuItems.filter({ hasText: t('orders:action.products') }).click();
  await expect(app.heading).toContainText(`${prefix}20`);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(orders.rows).toHaveCount(LIST);
  await expect.poll(top).toBe(left);

  await page.getByRole('button', { name: t('table.page', { page: 2 }), exact: true }).click();
  await expect(orders.rows).toHaveCount(1);
  await page.waitForURL((url) => decodeURIComponent(url.pathname).includes(`/${LIST}/2/production_id/true`));
  const second = page.url();
  await orders.act(`${prefix}25`, 'products');
  await expect(app.heading).toContainText(`${prefix}25`);
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('orders:title'), exact: true })
    .click();
  await expect(page).toHaveURL(second);
  await expect(orders.rows).toHaveCount(1);

  await page.setViewportSize({ width: 1440, height: 900 });
  const [first] = (await planner.call(routes.listWorkCenters, {})).filter(({ deleted }) => !deleted);
  await app.menu.groups.filter({ hasText: t('menu:production') }).click();
  await app.menu.bar.getByRole('link', { name: t('menu:workCenters'), exact: true }).click();
  await page.waitForURL((url) => url.pathname.includes(`/work-center/${first?.id}/`));
  await expect(app.heading).toContainText(first?.code ?? '');
});

test('BEY-12a STA-02b a date for many orders waits for a choice; orders that may not go to production are locked at their button', async ({
  app,
  page,
  another,
  t,
}) => {
  const planner = await Api.signedInAs('planner');
  const prefix = freshNumber('BD');
  for (const end of ['a', 'b'])
    await planner.call(routes.createOrder, { body: { production_id: `${prefix}${end}`, delivery_date: '2031-03-03' } });
  const { orders } = app;
  await app.signInAs('planner');
  await app.open(`orders/${prefix}`);
  for (const end of ['a', 'b']) await orders.select(`${prefix}${end}`);
  await page.getByRole('button', { name: t('whatIf:dates.action'), exact: true }).click();
  const date = orders.confirm.getByRole('textbox', { name: t('whatIf:dates.field') });
  await expect(date).toHaveValue('');
  const confirm = orders.confirm.getByRole('button', { name: t('whatIf:dates.confirm'), exact: true });
  await expect(confirm).toBeDisabled();
  const sent = writesOf(page);
  await page.keyboard.press('Enter');
  await expect(orders.confirm).toContainText(t('whatIf:dates.unchanged'));
  expect(sent).toEqual([]);
  await date.fill('2031-03-10');
  await page.keyboard.press('Tab');
  await confirm.click();
  await expect(orders.confirm).toBeHidden();
  await expect(orders.rows.filter({ hasText: '2031-03-10' })).toHaveCount(2);

  const packer = await another();
  await packer.signInAs('packer');
  await packer.open(`orders/${prefix}`);
  await packer.orders.select(`${prefix}a`);
  await expect(packer.orders.action('plan')).toBeEnabled();
  await expect(packer.orders.action('toProduction')).toBeDisabled();
  await expect(packer.orders.action('toProduction')).toHaveAttribute('title', t('orders:bulk.none'));
  const { data } = await planner.call(routes.listOrders, { query: { filter: prefix } });
  expect(data.map(({ status }) => status)).toEqual([orderStatus.new, orderStatus.new]);
});

test('BEY-29a what is typed in the search goes on while the first drawing of the page is fetched', async ({
  app,
  page,
  t,
}) => {
  const planner = await Api.signedInAs('planner');
  const { pallets } = await packedOrder(planner, 'SE');
  const { pallets: printed } = await planner.call(routes.printPreparation, {
    body: { pallets: pallets.map(({ id }) => id) },
  });
  const number = printed[0]?.shown_number ?? '';
  const palette = new PalettePage(page, t);
  await app.signInAs('planner');
  await app.open('orders');
  await expect(app.orders.rows.first()).toBeVisible();
  // texts and drawings that the page has not fetched before wait until everything is typed
  const held: (() => void)[] = [];
  let isPaused = false;
  await page.route('**/assets/**', async (route) => {
    if (isPaused) await new Promise<void>((go) => held.push(go));
    await route.fallback();
  });
  await page.keyboard.press('Control+k');
  await expect(palette.field).toBeFocused();
  isPaused = true;
  await palette.field.fill(number);
  await expect(palette.chosen).toContainText(number);
  await expect.poll(() => held.length, { message: 'something is fetched for the drawing' }).toBeGreaterThan(0);
  await expect(palette.field).toBeFocused();
  await page.keyboard.type('x');
  await expect(palette.field).toHaveValue(`${number}x`);
  isPaused = false;
  for (const go of held) go();
});
