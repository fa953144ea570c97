import { routes } from '@mullion/contracts';
import { Api } from '../../src/api';
import { framesCsv, freshNumber } from '../../src/data/frames';
import { expect, test } from '../../src/test';

test('BEY-24a import, list, order dialog and product dialog say what an order takes, with its spread; what cannot be estimated is named', async ({
  app,
  page,
  t,
}) => {
  const { orders, products } = app;
  const number = freshNumber('ES');
  await app.signInAs('planner');
  await app.open('orders');
  const file = { name: 'langai.csv', content: framesCsv() };
  const withGap = framesCsv(['X1;Langas be svorio;1;900;900;80;0;0,8;1']);
  await orders.checkImport({ name: 'be-svorio.csv', content: withGap }, number);
  const gap = t('orders:estimate.gap.no_mass', { product: 4, position: 'X1' });
  await expect(orders.importPreview.getByRole('row').filter({ hasText: number })).toContainText(gap);
  await expect(orders.importPreview).toContainText(t('orders:estimate.importGaps', { count: 1 }));
  await expect(orders.importPreview.getByText(t('orders:estimate.total'), { exact: true })).toHaveCount(0);
  await orders.leaveImport();

  await orders.import(file, number);
  await expect(orders.importDialog).toContainText(t('imports:created', { count: 1 }));
  await orders.closeImport();
  await orders.filter.fill(number);
  await expect(orders.rows).toHaveCount(1);
  // a column that a person puts in
  await page.getByRole('button', { name: t('table.columns'), exact: true }).click();
  await page.locator('.column-chooser').getByText(t('orders:column.estimate'), { exact: true }).click();
  await page.keyboard.press('Escape');
  // computed after the import and pushed to the list
  await expect(orders.row(number)).toContainText(/1 pal\. · \d+,\d m/);
  const head = page.getByRole('columnheader', { name: t('orders:column.estimate') });
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', /ending/);
  await expect(orders.row(number)).toContainText(/1 pal\. · \d+,\d m/);

  await orders.act(number, 'edit');
  const estimate = orders.dialog.getByRole('region', { name: t('orders:estimate.title') });
  await expect(estimate.getByRole('term')).toHaveText([
    t('orders:estimate.pallets', { count: 1 }),
    t('orders:estimate.metres'),
    t('orders:estimate.truck'),
    t('orders:estimate.mass'),
  ]);
  await expect(estimate).toContainText(/Sklaida/);
  await expect(estimate.getByRole('img')).toHaveCount(1);
  await expect(estimate.getByRole('listitem')).toHaveCount(5);
  await page.keyboard.press('Escape');
  await expect(orders.dialog).toBeHidden();

  await orders.row(number).getByRole('link').first().click();
  await products.newButton.click();
  await products.fill({ position: 'P9', width: '1200', height: '1400', depth: '80' });
  const line = products.dialog.getByText(t('orders:estimate.withProduct'));
  await expect(line).toHaveCount(0);
  await products.fill({ weight: '0' });
  await expect(line).toContainText(t('orders:estimate.gap.no_mass', { product: 10, position: 'P9' }));
  await products.fill({ weight: '60' });
  await expect(line).toContainText(/\d pal\. · \d+,\d m/);
  await products.fill({ height: '4200', width: '4200' });
  await expect(line).toContainText(t('orders:estimate.gap.fits_no_type', { product: 10, position: 'P9' }));
});

test('BEY-24b the order dialog says how much of a week is promised, and the answer follows the date and the trucks', async ({
  app,
  page,
  t,
}) => {
  const planner = await Api.signedInAs('super');
  // a day of a year nobody else plans
  const year = 2040 + Math.floor(Math.random() * 50);
  const day = `${year}-05-${16 + Math.floor(Math.random() * 7)}`;
  const form = new FormData();
  const number = freshNumber('EW');
  form.set('on_known', 'skip');
  form.set('unusual', 'take');
  form.set('order', number);
  form.set('file', new Blob([framesCsv()]), 'langai.csv');
  await planner.call(routes.importOrders, { form });
  const { orders } = app;
  await app.signInAs('super');
  await app.open('orders');
  await orders.filter.fill(number);
  await expect(orders.rows).toHaveCount(1);
  await orders.act(number, 'edit');
  const estimate = orders.dialog.getByRole('region', { name: t('orders:estimate.title') });
  const chosen = estimate.locator('[aria-current="date"]');
  await expect(chosen).toHaveCount(0);
  const promise = async (date: string) => {
    await orders.fill({ delivery_date: date });
    // a date counts once its field is left
    await page.keyboard.press('Tab');
  };
  await promise(day);
  await expect(chosen).toContainText(t('orders:estimate.noTrucks'));

  const pallet = await planner.call(routes.createPallet, { body: { length: 2000, width: 1200 } });
  const size = { width: 2480, height: 3000, length: 13_600, between_pallets: 50 };
  await planner.call(routes.createTruck, {
    body: { description: number, delivery_date: day, pallets: [pallet.id], ...size },
  });
  await expect(chosen).toContainText(t('orders:estimate.fits'));
  await expect(chosen).toContainText(t('orders:estimate.promised', { promised: '1,0', length: '13,6' }));
  await promise('');
  await expect(chosen).toHaveCount(0);
});
