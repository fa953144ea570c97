import { routes } from '@mullion/contracts';
import { workAtTwoCenters } from '../../src/flows/floor';
import { expectKept, offline } from '../../src/flows/scans';
import { expect, test } from '../../src/test';

test('BEY-37e a terminal that was without a network is told of a change with the old and the new drawing, before work goes on', async ({
  app,
  t,
}) => {
  const { admin, first, products } = await workAtTwoCenters(2);
  const [unit] = products;
  const { page } = app;
  await page.setViewportSize({ width: 1024, height: 768 });
  await app.signInAs('worker');
  await app.open(`work-center/${first.id}?terminal`);
  await page.getByRole('button', { name: t('workCenter:unit.start', { position: 'W' }) }).click();
  await expect(page.getByRole('progressbar', { name: t('workCenter:unit.elapsed') })).toBeVisible();
  await expectKept(app, 'work-centers.page', first.id);

  // changed meanwhile; done by the old drawing, and sent later
  await offline(app, true);
  await admin.call(routes.updateProduct, {
    params: { id: unit?.id ?? 0 },
    body: { width: 1250, decision: 'take' },
  });
  await page.keyboard.type(unit?.barcode ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('workCenter:unit.later', { count: 1 }))).toBeVisible();
  await offline(app, false);

  await expect(page.getByRole('heading', { name: t('workCenter:change.stop', { position: 'W' }) })).toBeVisible();
  for (const [drawing, width] of [
    ['oldDrawing', 1180],
    ['newDrawing', 1250],
  ] as const)
    await expect(
      page
        .getByRole('img', { name: t(`workCenter:change.${drawing}`, { position: 'W', width, height: 1390 }) })
        .first(),
    ).toBeVisible();
  const todayAt = async () =>
    (await admin.call(routes.getWorkCenterPage, { params: { id: first.id } })).today.completed;
  expect(await todayAt()).toBe(0);

  await page.getByRole('button', { name: t('workCenter:change.stopped', { position: 'W' }) }).click();
  await expect(page.getByRole('heading', { name: t('workCenter:change.stop', { position: 'W' }) })).toBeHidden();
  const changeOf = async () => {
    const { orders } = await admin.call(routes.getWorkCenterPage, { params: { id: first.id } });
    return orders.flatMap((order) => order.products).find(({ product_id: id }) => id === unit?.id)?.change;
  };
  await expect.poll(async () => (await changeOf())?.must_be_read).toBe(false);

  // read once: a terminal that is loaded again does not ask again, and the unit is completed
  await page.reload();
  await expect(page.getByText(t('workCenter:unit.ready', { count: 2 }), { exact: true })).toBeVisible();
  await page.keyboard.type(unit?.barcode ?? '');
  await page.keyboard.press('Enter');
  await expect.poll(todayAt).toBe(1);

  // the office sees who has read it
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: t('workCenter:unit.office'), exact: true }).click();
  await page.getByText(t('workCenter:finished'), { exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: t('workCenter:change.changed') });
  await row.click();
  await expect(page.getByRole('complementary', { name: t('workCenter:panel.title') })).toContainText(
    t('workCenter:change.readBy', { name: '', at: '' }).split(',')[0]?.trim() ?? '',
  );
});
