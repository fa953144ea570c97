import { palletStatus, routes, type PalletDetail } from '@mullion/contracts';
import { Api } from '../../src/api';
import type { App } from '../../src/app';
import { offline } from '../../src/flows/scans';
import { packedOrder, truckOfEmpty } from '../../src/scenarios';
import { scanInto, scanOnLithuanianKeys } from '../../src/scan';
import { expect, test } from '../../src/test';

/**
 * Loads a truck of twelve pallets, each as the page says it comes next, by keys alone; gives the truck and its last
 * pallet.
 */
const loadTwelve = async (app: App, t: App['t'], scan: typeof scanInto) => {
  const planner = await Api.signedInAs('planner');
  const truck = await truckOfEmpty(
    planner,
    'TW',
    Array.from({ length: 12 }, () => [1200, 800] as const),
  );
  await app.signInAs('packer');
  await app.open(`truck-scanner/${truck.id}`);
  const { scanner, page } = app;
  let last = truck.pallets[0];
  await expect(scanner.listening).toBeVisible();
  for (let loaded = 0; loaded < 12; loaded += 1) {
    const step = await scanner.nextNumber();
    const load = truck.pallets.find(({ shown_number }) => shown_number === step);
    last = load;
    await scan(page, load?.number ?? '');
    await expect(scanner.verdict).toHaveClass(/\bok\b/);
    await expect(scanner.verdict).toContainText(load?.shown_number ?? '');
    await expect(scanner.verdict).toContainText(t('scanners:truck.shortPlace', { step: loaded + 1, side: '' }).trim());
    await expect(scanner.placeOf(load?.shown_number ?? '')).toBeVisible();
    if (loaded < 11) await expect.poll(() => scanner.nextNumber()).not.toBe(step);
  }
  await expect(scanner.verdict).toContainText(t('scanners:truck.complete'));
  await expect(scanner.confirmButton).toBeEnabled();
  // each was timed from its last key to the paint
  expect(await page.evaluate(() => performance.getEntriesByName('mullion-scan').length)).toBe(12);
  return { planner, truck, last };
};

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('BEY-03b BEY-05b twelve pallets go onto a truck by the keys of a scanner alone', async ({ app, t }) => {
    await loadTwelve(app, t, scanInto);
    await expect(app.scanner.verdict).toContainText('All loaded');
  });

  test('PSC-01ab BEY-05b BEY-08b the pallet scanner shows where each product goes, and takes a scan back from the list', async ({
    another,
    t,
  }) => {
    const planner = await Api.signedInAs('planner');
    const [{ pallets }, other] = await Promise.all([packedOrder(planner, 'SA'), packedOrder(planner, 'SB')]);
    const ids = [pallets[0]?.id ?? 0, other.pallets[0]?.id ?? 0];
    await planner.call(routes.printPreparation, { body: { pallets: ids } });
    const read = (id: number, isDone: (pallet: PalletDetail) => boolean) =>
      planner.until(routes.getPallet, { params: { id }, query: { with_products: 'true' } }, isDone);
    const [pallet, elsewhere] = await Promise.all(ids.map((id) => read(id, ({ number }) => number !== null)));
    const [first, second] = pallet?.products ?? [];
    const phone = await another('phone');
    await phone.signInAs('packer');
    await phone.open('scanner');
    const { scanner } = phone;
    await expect(scanner.listening).toBeVisible();
    const says = async (code: string, tone: string, title: string) => {
      await scanner.scan(code);
      await expect(scanner.verdict).toContainText(title);
      await expect(scanner.verdict).toHaveClass(new RegExp(`\\b${tone}\\b`));
      await expect(scanner.log.first()).toHaveClass(new RegExp(`\\b${tone}\\b`));
    };
    // first a pallet, then its products
    await says('NOSUCHPALLET', 'bad', t('scanners:pallet.pallet_not_found'));
    await says(pallet?.number ?? '', 'info', t('scanners:pallet.pallet_loaded'));
    await says(first?.barcode ?? '', 'ok', t('scanners:pallet.loaded'));
    await expect(scanner.verdict).toContainText(/Row \d+, (left|middle|right|whole length)/);
    await expect(scanner.drawnPallet(pallet?.shown_number ?? '')).toBeVisible();
    await says('NOSUCHPRODUCT', 'bad', t('scanners:pallet.product_not_found'));
    await says(elsewhere?.products[0]?.barcode ?? '', 'bad', t('scanners:pallet.should_be_on_pallet'));
    await expect(scanner.verdict).toContainText(t('scanners:pallet.putOn', { pallet: elsewhere?.shown_number ?? '' }));
    await expect(scanner.verdict).toContainText(/Row \d+, /);
    await expect(scanner.drawnPallet(elsewhere?.shown_number ?? '')).toBeVisible();

    // from the list, though other scans came after it
    const before = await scanner.missing.count();
    await scanner.undo(first?.position ?? '').click();
    await expect(scanner.verdict).toContainText(t('scanners:undo.done'));
    await expect(scanner.verdict).toHaveClass(/\bundone\b/);
    await expect(scanner.log.first()).toContainText(t('scanners:undo.line'));
    await expect(scanner.missing).toHaveCount(before + 1);
    const undone = await read(ids[0] ?? 0, ({ loaded_count }) => loaded_count === 0);
    expect(undone.products.every(({ loaded_at }) => loaded_at === null)).toBe(true);

    // what was never sent only leaves the list of what waits
    await offline(phone, true);
    await scanner.scan(second?.barcode ?? '');
    await expect(scanner.verdict).toContainText(t('scanners:waiting'));
    await expect(phone.outbox.waiting(1)).toBeVisible();
    await scanner.undo(second?.position ?? '').click();
    await expect(scanner.verdict).toHaveClass(/\bundone\b/);
    await expect(scanner.verdict).toContainText(t('scanners:undo.withdrawnText'));
    await expect(phone.outbox.mark).toHaveCount(0);
    await offline(phone, false);
    await says(first?.barcode ?? '', 'ok', t('scanners:pallet.loaded'));
    // a code read twice within a moment counts once
    await expect(async () => {
      await scanner.scan(first?.barcode ?? '');
      await expect(scanner.verdict).toContainText(t('scanners:pallet.product_already_loaded'), { timeout: 3_000 });
    }).toPass();
    await expect(scanner.verdict).toHaveClass(/\bbad\b/);
    expect((await read(ids[0] ?? 0, ({ loaded_count }) => loaded_count > 0)).loaded_count).toBe(1);
  });
});

test('BEY-03b BEY-05b BEY-08b twelve pallets go onto a truck by the keys of a scanner alone, on a Lithuanian keyboard, and one comes off again', async ({
  app,
  t,
}) => {
  const { planner, truck, last } = await loadTwelve(app, t, scanOnLithuanianKeys);
  const { scanner, page } = app;
  await scanner
    .undo(last?.shown_number ?? '')
    .first()
    .click();
  await expect(scanner.verdict).toHaveClass(/\bundone\b/);
  await expect(scanner.verdict).toContainText(t('scanners:undo.palletPlace', { pallet: last?.shown_number ?? '' }));
  await expect(scanner.confirmButton).toHaveCount(0);
  await expect(scanner.remaining(1)).toBeVisible();

  // without a network nothing older that was being read can be put right any more
  await planner.until(routes.getTruck, { params: { id: truck.id } }, ({ pallets }) =>
    pallets.some(({ status }) => status < palletStatus.loaded),
  );
  await page.reload();
  await expect(scanner.remaining(1)).toBeVisible();
  // BEY-05: the place is said without a network too, in no colour that says yes, and drawn apart from what is loaded
  await offline(app, true);
  await scanner.scan(last?.number ?? '');
  await expect(scanner.verdict).toHaveClass(/\bpending\b/);
  await expect(scanner.verdict).toContainText(t('scanners:truck.shortPlace', { step: 12, side: '' }).trim());
  await expect(scanner.floor.locator('[data-state=waiting]')).toHaveCount(1);
  await offline(app, false);
  await expect(scanner.verdict).toHaveClass(/\bok\b/);
});
