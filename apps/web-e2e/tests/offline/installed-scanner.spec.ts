import { LATE_MS, routes, type PalletDetail } from '@mullion/contracts';
import { Api } from '../../src/api';
import { App } from '../../src/app';
import { offline } from '../../src/flows/scans';
import { packedOrder } from '../../src/scenarios';
import { expect, test } from '../../src/test';

test.use({ serviceWorkers: 'allow' });

/** Two prepared pallets with their products. */
const preparedPallets = async (planner: Api): Promise<readonly [PalletDetail, PalletDetail]> => {
  const [first, second] = await Promise.all([packedOrder(planner, 'IS'), packedOrder(planner, 'IS')]);
  const ids = [first.pallets[0]?.id ?? 0, second.pallets[0]?.id ?? 0] as const;
  await planner.call(routes.printPreparation, { body: { pallets: [...ids] } });
  const whole = (id: number) =>
    planner.until(
      routes.getPallet,
      { params: { id }, query: { with_products: 'true' } },
      (pallet) => pallet.number !== null,
    );
  return [await whole(ids[0]), await whole(ids[1])];
};

test('BEY-02a BEY-03c the installed scanner is opened in airplane mode, judges by what it keeps, is closed, opened again, and all arrives', async ({
  app,
  t,
}) => {
  const planner = await Api.signedInAs('super');
  const [one, other] = await preparedPallets(planner);
  const [mine, later] = one.products;
  const [foreign] = other.products;
  await app.signInAs('packer');
  await app.open('scanner');
  await expect(app.scanner.listening).toBeVisible();
  // the device has seen both pallets, and the worker has kept the page
  for (const pallet of [other, one]) {
    await app.scanner.scan(pallet.number ?? '');
    await expect(app.scanner.verdict).toHaveClass(/\binfo\b/);
    await expect(app.scanner.missing).toHaveCount(pallet.products.length);
  }
  await app.page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await offline(app, true);
  await app.page.close();

  const opened = new App(await app.page.context().newPage(), app.language, t);
  await opened.open('scanner');
  await expect(opened.scanner.listening).toBeVisible();
  await expect(opened.page.getByText(t('scanners:offline.mark'))).toBeVisible();
  await opened.scanner.scan(one.number ?? '');
  await expect(opened.scanner.verdict).toContainText(t('scanners:offline.opened'));
  await expect(opened.scanner.missing).toHaveCount(one.products.length);
  await opened.scanner.scan(mine?.barcode ?? '');
  await expect(opened.scanner.verdict).toContainText(t('scanners:waiting'));
  await expect(opened.scanner.verdict).toHaveClass(/\bpending\b/);
  await expect(opened.scanner.verdict).toContainText(/\d+ eilė, (kairė|vidurys|dešinė|per visą ilgį)/);
  // by the plan that it keeps this one belongs elsewhere: neither green nor red
  await opened.scanner.scan(foreign?.barcode ?? '');
  await expect(opened.scanner.verdict).toContainText(t('scanners:offline.plannedOn', { pallet: other.shown_number }));
  await expect(opened.scanner.verdict).toHaveClass(/\bhold\b/);
  await expect(opened.scanner.drawnPallet(other.shown_number)).toBeVisible();
  await expect(opened.outbox.waiting(3)).toBeVisible();
  const scannedAt = Date.now();
  await opened.page.close();

  const again = new App(await app.page.context().newPage(), app.language, t);
  await again.open('scanner');
  await expect(again.outbox.waiting(3)).toBeVisible();
  // whoever scanned has gone by now, so that the refusal becomes a conflict
  await expect.poll(() => Date.now() - scannedAt).toBeGreaterThan(LATE_MS);
  await offline(again, false);
  await expect(again.outbox.mark).toHaveCount(0);
  const now = await planner.call(routes.getPallet, { params: { id: one.id }, query: { with_products: 'true' } });
  expect(now.products.filter(({ loaded_at }) => loaded_at !== null).map(({ id }) => id)).toEqual([mine?.id]);

  // BEY-02a: what was refused asks what eyes can see; the field is still there, and the next scan closes the question
  const back = again.page.getByRole('region', { name: t('conflicts:title') });
  await expect(back).toContainText(t('conflicts:why.on_other_pallet', { pallet: other.shown_number }));
  await again.scanner.scan(one.number ?? '');
  await expect(back).toHaveCount(0);
  await again.scanner.scan(later?.barcode ?? '');
  await expect(again.scanner.verdict).toHaveClass(/\bok\b/);
  const office = await app.page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(again.page.url()).origin });
  if (!office) throw new Error('no browser');
  const desk = new App(await office.newPage(), app.language, t);
  await desk.signInAs('planner');
  await desk.open('scan-conflicts');
  const listed = desk.page
    .getByRole('listitem')
    .filter({ hasText: other.shown_number })
    .filter({ hasText: one.shown_number });
  await expect(listed).toBeVisible();
  await again.page.getByRole('button', { name: t('conflicts:back.show') }).click();
  await again.page.getByRole('button', { name: t('conflicts:here', { place: other.shown_number }) }).click();
  // live at the planner's, settled by who looked
  await expect(listed).toHaveCount(0);
  const there = await planner.call(routes.getPallet, { params: { id: other.id }, query: { with_products: 'true' } });
  expect(there.products.filter(({ loaded_at }) => loaded_at !== null).map(({ id }) => id)).toEqual([foreign?.id]);
  await office.close();
});
