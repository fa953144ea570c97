import { routes } from '@mullion/contracts';
import { Api } from '../../src/api';
import { truckOf, truckOfEmpty } from '../../src/scenarios';
import { expect, test } from '../../src/test';

test.use({ language: 'en' });

test('TSC-01abcde TSC-02a the truck scanner shows each outcome by colour and word, names what was not scanned, and then lets it leave', async ({
  another,
  t,
}) => {
  const planner = await Api.signedInAs('planner');
  const [{ truck, pallets }, other] = await Promise.all([
    truckOf(planner, 'TA'),
    truckOfEmpty(planner, 'TB', [[1200, 800]]),
  ]);
  const load = truck.pallets[0];
  const phone = await another('phone');
  await phone.signInAs('packer');
  await phone.open(`truck-scanner/${truck.id}`);
  const { scanner } = phone;
  await expect(scanner.listening).toBeVisible();
  await expect(scanner.floor).toBeVisible();
  await expect(scanner.confirmButton).toHaveCount(0);
  const says = async (code: string, tone: 'ok' | 'bad' | 'warn', title: string) => {
    await scanner.scan(code);
    await expect(scanner.verdict).toContainText(title);
    await expect(scanner.verdict).toHaveClass(new RegExp(`\\b${tone}\\b`));
    await expect(scanner.log.first()).toHaveClass(new RegExp(`\\b${tone}\\b`));
    await expect(scanner.log.first()).toContainText(code.slice(-7));
  };
  await says('NOSUCHPALLET1', 'bad', t('scanners:truck.not_found'));
  await says(other.pallets[0]?.number ?? '', 'bad', t('scanners:truck.otherTruck'));
  // the pallet is on the truck, its products were scanned by nobody: that is not "all"
  await says(load?.number ?? '', 'ok', t('scanners:truck.palletsComplete'));
  const unscanned = { count: load?.products_count ?? 0, products: load?.products_count ?? 0 };
  await expect(scanner.verdict).toContainText(t('scanners:truck.unscannedOf', unscanned));
  const asked = { params: { id: pallets[0]?.id ?? 0 }, query: { with_products: 'true' } } as const;
  const now = await planner.until(routes.getPallet, asked, (pallet) => pallet.status === 3);
  expect(now.products.filter((product) => product.loaded_at !== null)).toEqual([]);
  await expect(scanner.unscanned).toContainText(
    t('scanners:truck.unscanned', { pallet: load?.shown_number ?? '', count: now.products.length }),
  );
  await expect(scanner.confirmButton).toBeEnabled();
  // the same code is ignored for 600 ms, as trembling hands scan it twice
  await expect(() => says(load?.number ?? '', 'warn', t('scanners:truck.already'))).toPass();
});

test('BEY-07a BEY-05a the truck scanner says the place and what comes next, and warns of a pallet out of turn, which is recorded', async ({
  another,
  t,
}) => {
  const planner = await Api.signedInAs('planner');
  const made = await truckOfEmpty(planner, 'TN', [
    [2400, 1200],
    [2400, 1200],
    [2400, 1200],
  ]);
  // without stops the order is that of the places, as the truck gives them
  const [first, second, third] = made.pallets;
  if (!first || !second || !third) throw new Error('three pallets were made');
  const phone = await another('phone');
  await phone.signInAs('packer');
  await phone.open(`truck-scanner/${made.id}`);
  const { scanner } = phone;
  await expect(scanner.listening).toBeVisible();
  await expect(scanner.next(first.shown_number)).toBeVisible();

  await scanner.scan(third.number ?? '');
  await expect(scanner.verdict).toContainText(t('scanners:truck.early'));
  await expect(scanner.verdict).toHaveClass(/\bwarn\b/);
  await expect(scanner.verdict).toContainText(`1. ${first.shown_number}, 2. ${second.shown_number}`);
  await expect(scanner.log.first()).toContainText(t('scanners:truck.earlyLine'));
  const audit = await Api.signedInAs('admin');
  const noted = await audit.until(
    routes.listAudit,
    { query: { table_name: 'trucks', row_id: String(made.id) } },
    ({ data }) => JSON.stringify(data).includes('loaded_out_of_turn'),
  );
  expect(JSON.stringify(noted.data)).toContain(`3. ${third.shown_number}`);

  await scanner.scan(first.number ?? '');
  await expect(scanner.verdict).toContainText(t('scanners:truck.success'));
  await expect(scanner.verdict).toHaveClass(/\bok\b/);
  await expect(scanner.verdict).toContainText(t('scanners:truck.shortPlace', { step: 1, side: '' }).trim());
  await expect(scanner.next(second.shown_number)).toBeVisible();
  await scanner.scan(second.number ?? '');
  // nothing is on these pallets, so this is all
  await expect(scanner.verdict).toContainText(t('scanners:truck.complete'));
});
