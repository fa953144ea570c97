import { routes } from '@mullion/contracts';
import { Api } from '../../src/api';
import { expectOnce, offline, openStatuses } from '../../src/flows/scans';
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
