import { routes } from '@mullion/contracts';
import { Api } from '../../src/api';
import { closePallets, depart, packedOrder, truckOf } from '../../src/scenarios';
import { expect, test } from '../../src/test';
import { writesOf } from '../../src/writes';

test('PLN-06d PLN-12c a closed pallet refuses a move and a drag with an alert, and nothing is sent', async ({
  app,
}) => {
  const planner = await Api.signedInAs('planner');
  const order = await packedOrder(planner, 'RL');
  const { pallets } = await planner.call(routes.printPreparation, {
    body: { pallets: order.pallets.map(({ id }) => id) },
  });
  await closePallets(await Api.signedInAs('packer'), order.pallets);
  await app.signInAs('planner');
  await app.open(`pallet-planning/${order.number}`);
  const card = app.planning.pallet(pallets[0]?.shown_number ?? '');
  await expect(app.planning.productsOn(card, 'L2')).toHaveCount(3);
  const sent = writesOf(app.page);
  await app.planning.drag(app.planning.productsOn(card, 'L2').first(), card);
  await expect(app.alert(app.t('pallet:rule.pallet_locked'))).toBeVisible();
  await app.planning.moveByKeys(app.planning.productsOn(card, 'L2').first(), app.t('pallet:move.newPallet'));
  await expect(app.alert(app.t('pallet:rule.pallet_locked'))).toBeVisible();
  await expect(app.planning.productsOn(card, 'L2')).toHaveCount(3);
  expect(sent).toEqual([]);
});

test('TSC-02 a truck with an unscanned pallet cannot be confirmed; one that has left says so', async ({ app }) => {
  const [planner, packer] = [await Api.signedInAs('planner'), await Api.signedInAs('packer')];
  const { truck } = await truckOf(planner, 'RT');
  const leave = { params: { id: truck.id }, body: { status: 4 } };
  await app.signInAs('planner');
  await app.open(`truck-scanner/${truck.id}`);
  await expect(app.scanner.remaining(1)).toBeVisible();
  await expect(app.scanner.confirmButton).toHaveCount(0);
  const early = await planner.ask(routes.updateTruck, leave);
  expect([early.status, early.body.code, early.body.params?.['pallets']]).toEqual([
    409,
    'truck.not_all_loaded',
    truck.pallets[0]?.shown_number,
  ]);
  expect((await planner.call(routes.getTruck, { params: { id: truck.id } })).status).toBe(truck.status);

  await depart(packer, planner, truck);
  // it stands open while the truck leaves
  await expect(app.page.getByText(app.t('scanners:truck.leftText'))).toBeVisible();
  for (const text of ['begin', 'beginText', 'allLoaded', 'complete'] as const)
    await expect(app.page.getByText(app.t(`scanners:truck.${text}`), { exact: true })).toHaveCount(0);
  await app.goTo(`truck/${truck.id}`);
  await expect(app.truck.left).toBeVisible();
  await expect(app.truck.optimiseButton).toBeDisabled();
  const late = await planner.ask(routes.optimiseTruck, { params: { id: truck.id }, body: {} });
  expect([late.status, late.body.code]).toEqual([409, 'already_confirmed']);
});
