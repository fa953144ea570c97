import { routes } from '@mullion/contracts';
import { workAtTwoCenters } from '../../src/flows/floor';
import { offline } from '../../src/flows/scans';
import { expect, test } from '../../src/test';

test('WCP-01ab WCP-02a a terminal completes unit after unit, by its label too, goes on without a network and takes back', async ({
  app,
  t,
}) => {
  const { admin, first, products } = await workAtTwoCenters(4);
  const { page } = app;
  await page.setViewportSize({ width: 1024, height: 768 });
  await app.signInAs('worker');
  await app.open(`work-center/${first.id}?terminal`);
  const done = page.getByRole('button', { name: t('workCenter:unit.done', { position: 'W' }) });
  const ready = (count: number) => page.getByText(t('workCenter:unit.ready', { count }), { exact: true });
  const doneAtServer = async () => (await admin.call(routes.getWorkCenterPage, { params: { id: first.id } })).today.completed;
  const scan = async (barcode: string) => {
    await page.keyboard.type(barcode);
    await page.keyboard.press('Enter');
  };
  await expect(ready(4)).toBeVisible();
  await page.getByRole('button', { name: t('workCenter:unit.start', { position: 'W' }) }).click();
  await expect(page.getByRole('progressbar', { name: t('workCenter:unit.elapsed') })).toBeVisible();
  await done.click();
  await expect(ready(3)).toBeVisible();
  await page.getByRole('button', { name: /^Atšaukti/ }).click();
  await expect(ready(4)).toBeVisible();
  expect(await doneAtServer()).toBe(0);

  // without a network: two are scanned, sent later and each only once
  await offline(app, true);
  const [one, two] = products;
  await scan(one?.barcode ?? '');
  await scan(two?.barcode ?? '');
  await expect(page.getByText(t('workCenter:unit.later', { count: 2 }))).toBeVisible();
  await scan('no-such-label');
  await expect(page.getByText(t('workCenter:unit.notHere'), { exact: true })).toBeVisible();
  await offline(app, false);
  await expect(page.getByText(t('workCenter:unit.later', { count: 2 }))).toBeHidden();
  await expect(ready(2)).toBeVisible();
  expect(await doneAtServer()).toBe(2);

  // a problem in three touches
  await page.getByRole('button', { name: t('workCenter:unit.problem'), exact: true }).click();
  await page.getByRole('button', { name: t('workCenter:problem.scratched') }).click();
  await page.getByRole('button', { name: t('workCenter:unit.save') }).click();
  await expect(page.getByText(`${t('workCenter:statuses.problem')}: ${t('workCenter:problem.scratched')}`)).toBeVisible();
});
