import { routes, type PalletDetail } from '@mullion/contracts';
import { Api } from '../../src/api';
import { offline } from '../../src/flows/scans';
import { scanOnKeyboard } from '../../src/scan';
import { packedOrder } from '../../src/scenarios';
import { expect, test } from '../../src/test';

const prepared = async (planner: Api, prefix: string): Promise<PalletDetail> => {
  const { pallets } = await packedOrder(planner, prefix);
  const id = pallets[0]?.id ?? 0;
  await planner.call(routes.printPreparation, { body: { pallets: [id] } });
  return planner.until(
    routes.getPallet,
    { params: { id }, query: { with_products: 'true' } },
    ({ number }) => number !== null,
  );
};

test('BEY-63abc a scanner behind any keyboard opens a pallet by its label and by the number that people read; the label of a deleted one says who deleted it', async ({
  another,
  t,
}) => {
  const planner = await Api.signedInAs('planner');
  const [pallet, gone] = [await prepared(planner, 'ZY'), await prepared(planner, 'ZG')];
  const [first, second, third] = pallet.products;
  const phone = await another('phone');
  await phone.signInAs('packer');
  await phone.open('scanner');
  const { scanner, page } = phone;
  await expect(scanner.listening).toBeVisible();

  await scanOnKeyboard(page, 'russian', `]C1${pallet.number ?? ''}`);
  await expect(scanner.verdict).toContainText(t('scanners:pallet.pallet_loaded'));
  await expect(scanner.verdict).toContainText(pallet.shown_number);
  for (const [keyboard, product] of [
    ['german', first],
    ['french', second],
    ['russian', third],
  ] as const) {
    await scanOnKeyboard(page, keyboard, product?.barcode ?? '');
    await expect(scanner.log.first()).toContainText(product?.position ?? '-');
    await expect(scanner.log.first()).toHaveClass(/\bok\b/);
  }

  await planner.call(routes.deletePallet, { params: { id: gone.id } });
  await scanner.scan(gone.shown_number);
  await expect(scanner.verdict).toContainText(t('scanners:deleted.title'));
  await expect(scanner.verdict).toContainText(t('scanners:deleted.nowhere', { count: gone.products.length }));
  await scanner.scan(pallet.shown_number);
  await expect(scanner.verdict).toContainText(t('scanners:pallet.pallet_loaded'));
});

test('BEY-02a a product scanned twice without a network is said at once, is crossed off and is no mismatch; the open pallet survives a reload', async ({
  another,
  t,
}) => {
  const planner = await Api.signedInAs('planner');
  const pallet = await prepared(planner, 'TW');
  const [first] = pallet.products;
  const phone = await another('phone');
  await phone.signInAs('packer');
  await phone.open('scanner');
  const { scanner, page } = phone;
  await expect(scanner.listening).toBeVisible();
  await scanner.scan(pallet.number ?? '');
  await expect(scanner.verdict).toContainText(t('scanners:pallet.pallet_loaded'));
  await expect(scanner.missing).toHaveCount(pallet.products.length);

  await offline(phone, true);
  await scanner.scan(first?.barcode ?? '');
  await expect(scanner.verdict).toContainText(t('scanners:waiting'));
  await expect(scanner.missing.filter({ hasText: t('scanners:waitingLine') })).toHaveCount(1);
  await expect(async () => {
    await scanner.scan(first?.barcode ?? '');
    await expect(scanner.verdict).toContainText(t('scanners:pallet.product_already_loaded'), { timeout: 3_000 });
  }).toPass();
  await expect(phone.outbox.waiting(1)).toBeVisible();
  await offline(phone, false);
  await expect(phone.outbox.mark).toHaveCount(0);
  await expect(scanner.missing).toHaveCount(pallet.products.length - 1);

  await page.reload();
  await expect(scanner.verdict).toContainText(t('scanners:pallet.stillOpen'));
  await expect(scanner.missing).toHaveCount(pallet.products.length - 1);
  const own = await planner.call(routes.listScanConflicts, { query: { state: 'open', page: 1, rows: 50 } });
  expect(own.data.filter(({ code }) => code === first?.barcode)).toEqual([]);
});
