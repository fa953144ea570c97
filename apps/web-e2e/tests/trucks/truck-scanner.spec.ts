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
  const [{ truck, pallets }, other] = await Promise.all([truckOf(planner, 'TA'), truckOfEmpty(planner, 'TB', [[1200, 800]])]);
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
  await says(load?.number ?? '', 'ok', t('scanners:truck.complete'));
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
