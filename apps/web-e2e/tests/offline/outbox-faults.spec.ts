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

test('BEY-02 what was scanned while another tab kept the store busy survives that the page is loaded again at once', async ({ app, t }) => {
  const planner = await Api.signedInAs('super');
  const { id } = await plannedOrder(planner, 'OR');
  const { products } = await planner.call(routes.getOrder, { params: { id } });
  const scanned = products.slice(0, 3);
  await app.signInAs('super');
  await openStatuses(app);
  const tab = await app.page.context().newPage();
  await tab.goto('/favicon.svg');
  // a transaction lives as long as it is asked something
  await tab.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('mullion-outbox');
        opening.onsuccess = () => {
          const store = opening.result.transaction('envelopes', 'readwrite').objectStore('envelopes');
          const hold = (): void => {
            if (Reflect.get(globalThis, 'isOver') !== true) store.count().onsuccess = hold;
          };
          hold();
          resolve();
        };
      }),
  );
  await app.scanner.paste(scanned.map(({ barcode }) => barcode));
  await expect(app.statuses.newest).toContainText(t('scanners:checking'));
  await app.page.reload();
  await tab.evaluate(() => Reflect.set(globalThis, 'isOver', true));
  await expect(app.scanner.listening).toBeVisible();
  await app.outbox.emptied();
  await expect(async () => expectOnce(planner, scanned)).toPass();
});
