import { routes } from '@mullion/contracts';
import { Api } from '../../src/api';
import { freshNumber } from '../../src/data/frames';
import { expectPdf } from '../../src/flows/documents';
import { CUSTOMER, OTHER_CUSTOMER, packedOrder, truckOf, truckOfEmpty } from '../../src/scenarios';
import { expect, test } from '../../src/test';

test('TRK-03a TRK-04a TRK-05ab the floor: keys, turn, undo, move, overlap, rearrange, stops, what is loaded stays, a pallet off and on again', async ({
  app,
  page,
  t,
}) => {
  const planner = await Api.signedInAs('planner');
  const made = await truckOfEmpty(planner, 'TF', [
    [2400, 1200],
    [2000, 1200],
    [1600, 1000],
  ]);
  const now = () => planner.call(routes.getTruck, { params: { id: made.id } });
  const loadOf = async (id: number) => (await now()).pallets.find((load) => load.pallet_id === id);
  const [first, second] = made.pallets;
  if (!first || !second) throw new Error('three pallets were made');
  await app.signInAs('planner');
  await app.open(`truck/${made.id}`);
  const { truck } = app;
  await expect(truck.drawn(first.shown_number)).toBeVisible();

  await truck.drawn(first.shown_number).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await loadOf(first.pallet_id))?.x).toBe(first.x + 10);
  await truck.verb('undo').click();
  await expect.poll(async () => (await loadOf(first.pallet_id))?.x).toBe(first.x);
  await truck.drawn(first.shown_number).focus();
  await page.keyboard.press('t');
  await expect.poll(async () => (await loadOf(first.pallet_id))?.is_turned).toBe(!first.is_turned);
  await truck.verb('undo').click();
  await expect.poll(async () => (await loadOf(first.pallet_id))?.is_turned).toBe(first.is_turned);

  await truck.act(first.shown_number, 'moveTo');
  await truck.dialog.getByLabel(t('trucks:move.x')).fill(String(second.x));
  const acrossMm = first.is_turned ? first.length : first.width;
  await truck.dialog.getByLabel(t('trucks:move.y')).fill(String(Math.min(second.y, made.width - acrossMm)));
  await truck.button(t('trucks:move.action')).click();
  await expect(truck.warnings).toContainText(t('trucks:warnings.title'));
  await truck.verb('rearrange').click();
  await expect(truck.warnings).toContainText(t('trucks:warnings.fine'));

  await truck.stop('later').click();
  await expect.poll(async () => (await now()).pallets.map((load) => load.dispatch_priority)).toEqual([1, 1, 1]);
  await expect(truck.stop('earlier')).toBeDisabled();

  const packer = await Api.signedInAs('packer');
  await packer.call(routes.scanPallet, { params: { barcode: first.number ?? '' }, body: { truck_id: made.id } });
  const stands = await loadOf(first.pallet_id);
  const loaded = t('trucks:floor.fixed', { pallet: first.shown_number });
  await expect(truck.drawn(first.shown_number)).toHaveAccessibleName(
    new RegExp(t('trucks:pallets.loadedFixed').split('; ')[0] ?? ''),
  );
  await truck.drawn(first.shown_number).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(loaded)).toBeVisible();
  await truck.verb('rearrange').click();
  expect(await loadOf(first.pallet_id)).toMatchObject({ x: stands?.x, y: stands?.y, status: 3 });
  await truck.act(first.shown_number, 'remove');
  await expect(page.getByRole('alertdialog')).toContainText(t('trucks:pallets.removeLoaded'));
  await truck.button(t('trucks:pallets.remove')).click();
  await expect(truck.line(first.shown_number)).toHaveCount(0);

  await truck.act(second.shown_number, 'remove');
  await truck.button(t('trucks:pallets.remove')).click();
  await expect(truck.line(second.shown_number)).toHaveCount(0);
  await truck.verb('add').click();
  await truck.dialog.getByLabel(t('trucks:add.search')).fill(second.number ?? '');
  await truck.dialog.getByRole('checkbox', { name: new RegExp(second.shown_number) }).check();
  await truck.button(t('trucks:add.action', { count: 1 })).click();
  await expect(truck.line(second.shown_number)).toHaveCount(1);
});

test('TRK-03 the order of stops is said to be unknown until a person sets it; a stop then changes places with its neighbour', async ({
  app,
  t,
}) => {
  const planner = await Api.signedInAs('planner');
  const pallets: number[] = [];
  for (const customer of [CUSTOMER.name, OTHER_CUSTOMER]) {
    const order = await packedOrder(planner, 'TO', customer);
    const ids = order.pallets.map((pallet) => pallet.id);
    await planner.call(routes.printPreparation, { body: { pallets: ids } });
    pallets.push(...ids);
  }
  const { id } = await planner.call(routes.createTruck, {
    body: { description: freshNumber('TO'), pallets: pallets as never },
  });
  const stops = async () => {
    const { pallets: loads } = await planner.call(routes.getTruck, { params: { id } });
    return new Map(loads.map((load) => [load.group_label, load.dispatch_priority]));
  };
  const [first, second] = [...(await stops()).keys()];
  if (first === undefined || second === undefined) throw new Error('two stops were made');
  await app.signInAs('planner');
  await app.open(`truck/${id}`);
  const { truck } = app;
  await expect(truck.stopOrder).toContainText(t('trucks:floor.orderUnset'));
  await truck.stopOrder.getByRole('button', { name: t('trucks:floor.orderSet') }).click();
  await expect(truck.stopOrder).not.toContainText(t('trucks:floor.orderUnset'));
  await expect.poll(stops).toEqual(
    new Map([
      [first, 1],
      [second, 2],
    ]),
  );
  await truck.stop('later').click();
  await expect.poll(stops).toEqual(
    new Map([
      [first, 2],
      [second, 1],
    ]),
  );
  await expect(truck.stopOrder).not.toContainText(t('trucks:floor.orderUnset'));
});

test('TRK-06a a truck shows one of its pallets singled out, and on truck-viewing nothing can be changed', async ({
  app,
  page,
}) => {
  const planner = await Api.signedInAs('planner');
  const { truck: made, pallets } = await truckOf(planner, 'TV');
  const name = made.pallets[0]?.shown_number ?? '';
  const id = pallets[0]?.id;
  await app.signInAs('planner');
  await app.open(`truck/${made.id}/-1/${id}`);
  const { truck } = app;
  await expect(truck.singledOut(name).getByRole('img').first()).toBeVisible();
  await expect(truck.drawn(name)).toHaveAttribute('aria-pressed', 'true');
  await expect(truck.optimiseButton).toBeEnabled();
  await truck.singledOut(name).getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/truck/${made.id}/-1/null$`));
  await expect(truck.singledOut(name)).toHaveCount(0);
  await truck.line(name).getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/truck/${made.id}/-1/${id}$`));

  await app.goTo(`truck-viewing/${made.id}/-1/${id}`);
  await expect(truck.singledOut(name).getByRole('img').first()).toBeVisible();
  for (const control of [truck.optimiseButton, truck.loadButton, truck.verb('edit'), truck.verb('undo')])
    await expect(control).toHaveCount(0);
  await app.goTo(`truck-viewing/${made.id}`);
  await expect(truck.drawn(name)).toBeVisible();
  await expect(truck.singledOut(name)).toHaveCount(0);
  await expectPdf(page, () => truck.print('loading'));
});
