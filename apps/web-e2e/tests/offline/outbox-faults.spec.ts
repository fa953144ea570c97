import { routes } from '@mullion/contracts';
import { Api } from '../../src/api';
import { workAtTwoCenters } from '../../src/flows/floor';
import { expectOnce, offline, openStatuses, storeKeptBusy } from '../../src/flows/scans';
import { plannedOrder } from '../../src/scenarios';
import { expect, test } from '../../src/test';

test('BEY-02 a scan that is refused late stays in the list until somebody has seen it', async ({ app }) => {
  const { outbox, scanner, statuses } = app;
  await app.signInAs('super');
  await openStatuses(app);
  await offline(app, true);
  await scanner.paste(['NOSUCHPRODUCT']);
  await expect(outbox.waiting(1)).toBeVisible();
  await offline(app, false);
  await expect(outbox.refused(1)).toBeVisible();
  await expect(statuses.newest).toHaveClass(/\bbad\b/);
  await app.page.reload();
  await expect(statuses.newest).toContainText('NOSUCHPRODUCT');
  await outbox.refused(1).click();
  await expect(outbox.list).toContainText('NOSUCHPRODUCT');
  await outbox.seen.click();
  await expect(outbox.list).toHaveCount(0);
  await app.page.keyboard.press('Escape');
  await expect(outbox.mark).toHaveCount(0);
});

test('BEY-02 a browser that stores nothing says so, and sends all the same', async ({ app, t }) => {
  const planner = await Api.signedInAs('super');
  const { id } = await plannedOrder(planner, 'ON');
  const { products } = await planner.call(routes.getOrder, { params: { id } });
  const [product] = products;
  await app.page.addInitScript(() => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }));
  await app.signInAs('super');
  await openStatuses(app);
  await expect(app.alert(t('scanners:notDurable'))).toBeVisible();
  await app.statuses.scan(product?.barcode ?? '');
  await expect(app.statuses.newest).toHaveClass(/\bok\b/);
  await expectOnce(planner, product ? [product] : []);
});

test('BEY-02 what was scanned while another tab kept the store busy survives that the page is loaded again at once', async ({
  app,
  t,
}) => {
  const planner = await Api.signedInAs('super');
  const { id } = await plannedOrder(planner, 'OR');
  const { products } = await planner.call(routes.getOrder, { params: { id } });
  const scanned = products.slice(0, 3);
  await app.signInAs('super');
  await openStatuses(app);
  const release = await storeKeptBusy(app);
  await app.scanner.paste(scanned.map(({ barcode }) => barcode));
  await expect(app.statuses.newest).toContainText(t('scanners:checking'));
  await app.page.reload();
  await release();
  await expect(app.scanner.listening).toBeVisible();
  await app.outbox.emptied();
  await expect(async () => expectOnce(planner, scanned)).toPass();
});

test('BEY-02 WCP-01a a problem and its photo, recorded while another tab kept the store busy, survive that the page is loaded again at once', async ({
  app,
  t,
}) => {
  const { admin, first, number } = await workAtTwoCenters(1);
  const { page } = app;
  await app.signInAs('worker');
  await app.open(`work-center/${first.id}?terminal`);
  await page.getByRole('button', { name: t('workCenter:unit.problem'), exact: true }).click();
  await page.getByRole('button', { name: t('workCenter:problem.scratched') }).click();
  const input = page.getByLabel(t('workCenter:unit.photo'), { exact: true });
  await input.setInputFiles({ name: 'kampas.png', mimeType: 'image/png', buffer: await app.heading.screenshot() });
  await expect(page.getByAltText(t('workCenter:unit.photoTaken'))).toBeVisible();
  const release = await storeKeptBusy(app);
  await page.getByRole('button', { name: t('workCenter:unit.save') }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.reload();
  await release();
  await expect
    .poll(async () => (await admin.call(routes.listProblems, { query: { filter: number } })).problems)
    .toMatchObject([{ reason: 'surface', attachments: [{ attachment_type: 'image/jpeg' }] }]);
});
