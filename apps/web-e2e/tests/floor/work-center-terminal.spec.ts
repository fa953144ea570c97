import { orderStatus, routes } from '@mullion/contracts';
import { workAtTwoCenters } from '../../src/flows/floor';
import { offline } from '../../src/flows/scans';
import { expect, test } from '../../src/test';

test('WCP-01ab WCP-02a a terminal completes unit after unit, by its label too, goes on without a network and takes back', async ({
  app,
  t,
}) => {
  const { admin, first, second, number, products } = await workAtTwoCenters(4);
  const { page, workCenter } = app;
  await page.setViewportSize({ width: 1024, height: 768 });
  await app.signInAs('worker');
  await app.open(`work-center/${first.id}?terminal`);
  const done = page.getByRole('button', { name: t('workCenter:unit.done', { position: 'W' }) });
  const ready = (count: number) => page.getByText(t('workCenter:unit.ready', { count }), { exact: true });
  const doneAtServer = async () =>
    (await admin.call(routes.getWorkCenterPage, { params: { id: first.id } })).today.completed;
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

  // a problem in three touches, and a photo, which waits for the network with it
  await offline(app, true);
  await page.getByRole('button', { name: t('workCenter:unit.problem'), exact: true }).click();
  await page.getByRole('button', { name: t('workCenter:problem.scratched') }).click();
  await page.getByLabel(t('workCenter:unit.photo'), { exact: true }).setInputFiles({
    ...{ name: 'kampas.png', mimeType: 'image/png' },
    buffer: await app.heading.screenshot(),
  });
  await expect(page.getByAltText(t('workCenter:unit.photoTaken'))).toBeVisible();
  await page.getByRole('button', { name: t('workCenter:unit.save') }).click();
  await expect(page.getByText(t('workCenter:unit.later', { count: 1 }))).toBeVisible();
  await offline(app, false);
  await expect(
    page.getByText(`${t('workCenter:statuses.problem')}: ${t('workCenter:problem.scratched')}`),
  ).toBeVisible();
  await expect
    .poll(async () => (await admin.call(routes.listProblems, { query: { filter: number } })).problems)
    .toMatchObject([{ reason: 'surface', attachments: [{ attachment_type: 'image/jpeg' }] }]);

  // back to the work center before, by the next terminal
  await app.open(`work-center/${second.id}?terminal`);
  await expect(ready(2)).toBeVisible();
  await page.getByRole('button', { name: t('workCenter:unit.back'), exact: true }).click();
  await workCenter.target(first.code).check();
  await workCenter.dialog.getByRole('textbox').fill('Perfrezuoti kampą');
  await workCenter.dialog.locator('button[type=submit]').click();
  await expect(ready(1)).toBeVisible();
  await expect
    .poll(async () => (await admin.call(routes.getWorkCenterPage, { params: { id: second.id } })).ready)
    .toBe(1);
});

test('WCP-01a WCP-02a a terminal is worked by keys alone; what a scanner types is none of them', async ({ app, t }) => {
  const { admin, first, products } = await workAtTwoCenters(3);
  const { page, workCenter } = app;
  await page.setViewportSize({ width: 1024, height: 768 });
  await app.signInAs('worker');
  await app.open(`work-center/${first.id}?terminal`);
  const ready = (count: number) => page.getByText(t('workCenter:unit.ready', { count }), { exact: true });
  const completed = async () =>
    (await admin.call(routes.getWorkCenterPage, { params: { id: first.id } })).today.completed;
  await expect(ready(3)).toBeVisible();

  // letters of the keys within a code, then a label
  await page.keyboard.type('xpgz?');
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('workCenter:unit.notHere'), { exact: true })).toBeVisible();
  await page.keyboard.type(products[0]?.barcode ?? '');
  await page.keyboard.press('Enter');
  await expect(ready(2)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await completed()).toBe(1);

  await page.keyboard.press('z');
  await expect(ready(3)).toBeVisible();
  await expect.poll(completed).toBe(0);
  await page.keyboard.press('p');
  await expect(workCenter.dialog).toContainText(t('workCenter:problem.what'));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // what is typed is not lost by the same key
  await page.keyboard.press('p');
  await workCenter.dialog.getByRole('textbox').fill('Įskilęs kampas');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toContainText(t('common:form.unsavedText'));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(workCenter.dialog.getByRole('textbox')).toHaveValue('Įskilęs kampas');
  await workCenter.dialog.getByRole('button', { name: t('common:action.cancel') }).click();
  await page.getByRole('button', { name: t('common:action.discard') }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Shift+?');
  await expect(page.getByRole('dialog')).toContainText(t('workCenter:keys.done'));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(ready(2)).toBeVisible();
  await expect.poll(completed).toBe(1);
});

test('WCP-02a a terminal says in red that the unit in hand was cancelled, and at each scan why a unit is not to be made', async ({
  app,
  t,
}) => {
  const { admin, first, second, order, products } = await workAtTwoCenters(2);
  const { page } = app;
  await page.setViewportSize({ width: 1024, height: 768 });
  await app.signInAs('worker');
  await app.open(`work-center/${second.id}?terminal`);
  const verdict = page.getByRole('status').filter({ has: page.getByRole('strong') });
  await expect(page.getByText(t('workCenter:unit.empty'), { exact: true })).toBeVisible();
  const scan = async (barcode: string, title: string) => {
    await page.keyboard.type(barcode);
    await page.keyboard.press('Enter');
    await expect(verdict).toContainText(title);
  };
  await scan(products[0]?.barcode ?? '', t('workCenter:unitAt.awaits', { centers: first.code }));

  await app.open(`work-center/${first.id}?terminal`);
  await page.getByRole('button', { name: t('workCenter:unit.start', { position: 'W' }) }).click();
  await expect(page.getByRole('progressbar', { name: t('workCenter:unit.elapsed') })).toBeVisible();
  await admin.call(routes.updateOrders, { body: { orders: [{ id: order.id, status: orderStatus.cancelled }] } });
  await expect(verdict).toContainText(t('workCenter:unitAt.cancelled'));
  await expect(page.getByText(t('workCenter:unit.empty'), { exact: true })).toBeVisible();
  await scan(products[1]?.barcode ?? '', t('workCenter:unitAt.cancelled'));
});
