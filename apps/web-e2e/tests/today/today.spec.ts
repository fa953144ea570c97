import { routes } from '@mullion/contracts';
import { Api } from '../../src/api';
import { PalettePage } from '../../src/pages/palette.page';
import { packedOrder, truckOf } from '../../src/scenarios';
import { scanInto } from '../../src/scan';
import { expect, SCREENS, test } from '../../src/test';

test('BEY-29a any page opens the search by its keys; what is found is chosen by keys; nothing found says where was looked', async ({
  app,
  page,
  t,
}) => {
  const order = await truckOf(await Api.signedInAs('planner'), 'PAL');
  const palette = new PalettePage(page, t);
  await app.signInAs('planner');
  await app.open('pallets');
  await expect(app.heading).toBeVisible();
  await page.locator('main').focus();
  await page.keyboard.press('/');
  await expect(palette.field).toBeFocused();
  await expect(palette.group('actions').getByRole('option', { name: t('palette:action.newOrder') })).toBeVisible();
  await expect(palette.group('pages').getByRole('option').first()).toBeVisible();

  await palette.field.fill(order.number);
  // exactly this order, though its pallets and its truck come before it
  await expect(palette.chosen).toContainText(order.number);
  await page.keyboard.press('Tab');
  const first = await palette.chosen.textContent();
  await page.keyboard.press('ArrowDown');
  await expect(palette.chosen).not.toHaveText(String(first));
  await palette.field.fill(order.number);
  await page.keyboard.press('Enter');
  await page.waitForURL(new RegExp(`/products/${order.id}$`));
  await expect(app.heading).toContainText(order.number);

  await page.keyboard.press('Control+k');
  const pallet = order.pallets[0];
  const { number } = await (
    await Api.signedInAs('planner')
  ).call(routes.getPallet, { params: { id: Number(pallet?.id) } });
  await expect(palette.group('recent').getByRole('option', { name: order.number })).toBeVisible();
  await palette.field.fill(String(number).slice(-7));
  await expect(palette.group('pallets').getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await palette.field.fill('nieko tokio');
  await expect(page.getByRole('heading', { name: t('palette:none.title', { text: 'nieko tokio' }) })).toBeVisible();
  await expect(page.getByText(t('palette:of.trucks'), { exact: false }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette.field).toHaveCount(0);
});

test('BEY-29b a scan opens the thing where nothing takes text, and is the page’s own where codes are read', async ({
  app,
  page,
  another,
  t,
}) => {
  const planner = await Api.signedInAs('planner');
  const order = await packedOrder(planner, 'SCN');
  const [product] = order.pallets[0]?.products ?? [];
  const barcode = product?.barcode ?? '';
  const palette = new PalettePage(page, t);
  await app.signInAs('planner');
  await app.open('pallets');
  await expect(app.heading).toBeVisible();
  await page.locator('main').focus();
  await scanInto(page, barcode);
  await page.waitForURL(new RegExp(`/products/${order.id}$`));
  await expect(palette.field).toHaveCount(0);
  await palette.scanOfNothing('NIEKAS-0');

  const packer = await another('phone');
  const theirs = new PalettePage(packer.page, t);
  await packer.signInAs('packer');
  await packer.open('scanner');
  await expect(packer.page.locator('[data-scan-field]')).toBeAttached();
  await packer.page.keyboard.press('Control+k');
  await scanInto(packer.page, barcode);
  // the page has answered: neither the keys nor the code were the search's
  await expect(packer.scanner.verdict).toBeVisible();
  await expect(theirs.field).toHaveCount(0);
  await expect(theirs.button).toHaveCount(0);
  expect(new URL(packer.page.url()).pathname).toBe('/lt/scanner');
});

test('BEY-28a Today by role: loads with readiness a stop, what waits with one button each, and the page to begin with', async ({
  app,
  page,
  another,
  t,
}) => {
  const planner = await Api.signedInAs('planner');
  const { truck, number } = await truckOf(planner, 'TDY');
  const { today } = await planner.call(routes.getTodayBoard);
  await planner.call(routes.updateTruck, { params: { id: truck.id }, body: { delivery_date: today } });

  await app.signInAs('planner');
  await app.open('orders');
  await app.menu.bar.getByRole('link', { name: t('product') }).click();
  await expect(app.heading).toHaveText(t('today:title'));
  const load = page.getByRole('article', { name: truck.number });
  await expect(load.getByRole('img').first()).toBeVisible();
  await expect(load.getByRole('listitem').first()).toContainText(`/ ${truck.products_count}`);
  await expect(page.getByRole('link', { name: t('today:waits.do.toPlan'), exact: true })).toHaveAttribute(
    'href',
    /packing=0/,
  );
  await load.getByRole('link', { name: t('today:trucks.open') }).click();
  await page.waitForURL(new RegExp(`/truck/${truck.id}$`));

  const packer = await another();
  await packer.signInAs('packer');
  await packer.open('today');
  await expect(packer.page.getByRole('heading', { name: t('today:trucks.toLoad') })).toBeVisible();
  await packer.page
    .getByRole('article', { name: truck.number })
    .getByRole('link', { name: t('today:trucks.load') })
    .click();
  await packer.page.waitForURL(new RegExp(`/truck-scanner/${truck.id}$`));

  const worker = await another();
  await worker.signInAs('worker');
  await worker.open('today');
  await expect(
    worker.page
      .getByRole('region', { name: t('today:centers.title') })
      .getByRole('link')
      .first(),
  ).toBeVisible();
  await worker.page.getByText(t('today:start.label')).click();
  await expect(worker.page.getByLabel(t('today:start.label'))).toBeChecked();
  await worker.page.goto('/lt');
  await worker.page.waitForURL(/\/lt\/today$/);
  // on a phone the same switch stands below the page
  await worker.page.setViewportSize(SCREENS.phone);
  await worker.page.getByText(t('today:start.label')).click();
  await expect(worker.page.getByLabel(t('today:start.label'))).not.toBeChecked();
  await worker.page.setViewportSize(SCREENS.desktop);
  await worker.page.goto('/lt');
  await worker.page.waitForURL(/\/lt\/orders/);

  const supplier = await another();
  await supplier.signInAs('supplier9');
  await supplier.open('today');
  await expect(supplier.heading).toHaveText(t('today:title'));
  await expect(supplier.page.getByRole('link', { name: t('today:supplier.open') })).toBeVisible();
  await expect(supplier.page.getByText(number)).toHaveCount(0);
});
