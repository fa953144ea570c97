import { routes } from '@mullion/contracts';
import { Api } from '../../src/api';
import { freshNumber } from '../../src/data/frames';
import { truckOf } from '../../src/scenarios';
import { expect, test } from '../../src/test';

test('BEY-22abc BEY-08b units are scanned onto a rack; the pick list of their pallet finds them there, says who saw them, and marks one as looked for', async ({
  app,
  another,
  t,
}) => {
  const planner = await Api.signedInAs('planner');
  const order = await truckOf(planner, 'RCK');
  const pallet = order.pallets[0]!;
  const { shown_number: shown, products } = await planner.call(routes.getPallet, {
    params: { id: pallet.id },
    query: { with_products: 'true' },
  });
  const [first, second] = products ?? [];
  const code = freshNumber('S').slice(-12);
  await (
    await Api.signedInAs('admin')
  ).call(routes.createRack, { body: { code, zone: 'Z', place: 'prie lango', walking_order: 5 } });

  await app.signInAs('packer');
  // what is scanned before the racks are read is judged once they are
  let readRacks = (): void => undefined;
  const mayRead = new Promise<void>((resolve) => (readRacks = resolve));
  await app.page.route('**/api/racks/plan*', async (route) => {
    await mayRead;
    await route.continue();
  });
  await app.open('rack-scanner');
  await expect(app.page.getByRole('heading', { name: t('hall:scan.title') })).toBeVisible();
  await app.scanner.scan('NIEKAS-0');
  await app.scanner.scan(code);
  await expect(app.scanner.verdict).toHaveClass(/\bpending\b/);
  readRacks();
  await expect(app.page.getByText(t('hall:scan.rackFirst')).first()).toBeVisible();
  await expect(app.page.getByText(t('hall:scan.openedText'))).toBeVisible();
  await app.scanner.scan(first!.barcode);
  await expect(app.page.getByText(t('hall:scan.in', { rack: code })).first()).toBeVisible();
  // BEY-08b: taken back from the list, and put there again
  await app.scanner.undo('').first().click();
  await expect(app.scanner.verdict).toHaveClass(/\bundone\b/);
  await expect(app.scanner.verdict).toContainText(t('hall:scan.takeOff'));
  await expect
    .poll(async () =>
      (await planner.call(routes.getItemHistory, { params: { id: first!.id } })).steps.map(({ kind }) => kind),
    )
    .toEqual(['undone', 'rack']);
  // a code read twice within a moment counts once
  await expect(async () => {
    await app.scanner.scan(first!.barcode);
    await expect(app.scanner.verdict).toHaveClass(/\bok\b/, { timeout: 3_000 });
  }).toPass();
  await app.scanner.scan('NIEKAS-1');
  await expect(app.page.getByText(t('hall:scan.unknown')).first()).toBeVisible();

  await app.open(`where-is-it/${shown}`);
  const rack = app.page.getByRole('region', { name: code });
  await expect(rack.getByRole('button')).toHaveCount(1);
  await rack.getByRole('button').click();
  await expect(app.page.getByText(first!.barcode)).toBeVisible();
  await expect(app.page.getByRole('heading', { name: t('hall:nowhere.title') })).toBeVisible();
  await expect(app.page.getByRole('img', { name: t('hall:plan.way', { racks: code }) })).toBeVisible();

  const phone = await another('phone');
  await phone.signInAs('packer');
  await phone.open(`pick-list/${pallet.id}`);
  await expect(phone.page.getByText(code).first()).toBeVisible();
  await phone.scanner.scan(second?.barcode ?? first!.barcode);
  await phone.page.getByRole('button', { name: t('hall:notThere') }).click();
  await expect(phone.page.getByText(t('hall:pick.noneLeft'))).toBeVisible();
  await expect(app.page.getByText(t('hall:sought')).first()).toBeVisible();
});

test('BEY-02 BEY-22a what is scanned at racks before they are read outlives a reload, and goes onto its rack then', async ({
  app,
  t,
}) => {
  const planner = await Api.signedInAs('planner');
  const order = await truckOf(planner, 'RCE');
  const { products } = await planner.call(routes.getPallet, {
    params: { id: order.pallets[0]!.id },
    query: { with_products: 'true' },
  });
  const unit = products![0]!;
  const code = freshNumber('E').slice(-12);
  await (
    await Api.signedInAs('admin')
  ).call(routes.createRack, { body: { code, zone: 'Z', place: 'prie durų', walking_order: 6 } });

  await app.signInAs('packer');
  let readRacks = (): void => undefined;
  const mayRead = new Promise<void>((resolve) => (readRacks = resolve));
  await app.page.route('**/api/racks/plan*', async (route) => {
    await mayRead;
    await route.continue().catch(() => undefined);
  });
  await app.open('rack-scanner');
  await expect(app.page.getByRole('heading', { name: t('hall:scan.title') })).toBeVisible();
  await app.scanner.scan(code);
  await app.scanner.scan(unit.barcode);
  await expect(app.scanner.verdict).toHaveClass(/\bpending\b/);
  await app.page.reload();
  await expect(app.page.getByRole('heading', { name: t('hall:scan.title') })).toBeVisible();
  await expect(app.page.getByText(unit.barcode).first()).toBeVisible();
  readRacks();
  await expect(app.page.getByRole('heading', { name: t('hall:scan.titleOf', { rack: code }) })).toBeVisible();
  await expect
    .poll(async () =>
      (await planner.call(routes.getItemHistory, { params: { id: unit.id } })).steps.map(({ kind }) => kind),
    )
    .toEqual(['rack']);
});
