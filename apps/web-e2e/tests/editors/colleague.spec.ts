import { routes, type PalletDetail } from '@mullion/contracts';
import { Api } from '../../src/api';
import { packedOrder, palletWithRoom, truckOfEmpty } from '../../src/scenarios';
import { expect, SCREENS, test } from '../../src/test';

test.use({ language: 'en', viewport: SCREENS.desktop });

const given = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('nothing was packed');
  return value;
};
const DOOR = 'D1';
const doorsOf = (pallet: PalletDetail) => pallet.products.filter(({ position }) => position === DOOR);
/** Stands on another one, so nothing falls when it goes. */
const topOf = (pallet: PalletDetail) =>
  given([...pallet.products].sort((a, b) => b.z - a.z).find(({ position }) => position !== DOOR));
const alongMm = (pallet: PalletDetail) => doorsOf(pallet).reduce((sum, { x }) => sum + x, 0);

test('PED-02b a colleague takes a product off the pallet in the middle of a drag: both stay', async ({ app }) => {
  const planner = await Api.signedInAs('planner');
  const pallet = await palletWithRoom(planner, 'EA');
  const read = { params: { id: pallet.id } };
  const other = topOf(pallet);
  await app.signInAs('planner');
  await app.open(`truck/null/-1/${pallet.id}`);
  await expect(app.pallet.products).toHaveCount(pallet.products.length);

  await app.pallet.hold(app.pallet.drawn(DOOR), { x: 40, y: 0 });
  // the colleague's change arrives while the mouse is down
  await planner.call(routes.moveProduct, {
    params: { id: other.id },
    body: { moved_from: pallet.id, moved_to: null, version: other.version },
  });
  await expect(app.pallet.products).toHaveCount(pallet.products.length - 1);
  await app.page.mouse.up();
  const after = await planner.until(routes.getPallet, read, (now) => alongMm(now) > alongMm(pallet));
  expect(after.products.map(({ id }) => id).sort()).toEqual(
    pallet.products
      .map(({ id }) => id)
      .filter((id) => id !== other.id)
      .sort(),
  );
  // one step back is what this person did, not what the colleague did
  await app.pallet.step('undo').click();
  const undone = await planner.until(routes.getPallet, read, (now) => alongMm(now) === alongMm(pallet));
  expect(undone.products).toHaveLength(pallet.products.length - 1);
});

test('PLN-06a a colleague moves another product in the middle of a drag: both stay', async ({ app }) => {
  const planner = await Api.signedInAs('planner');
  const order = await packedOrder(planner, 'EB');
  const pallet = given(order.pallets[0]);
  const first = given(doorsOf(pallet)[0]);
  const made = await planner.call(routes.moveProduct, {
    params: { id: first.id },
    body: { moved_from: pallet.id, moved_to: null, temporary: { length: 2400 }, version: first.version },
  });
  const target = given(made.pallets.find(({ id }) => id !== pallet.id));
  const rest = given(made.pallets.find(({ id }) => id === pallet.id));
  const page = { query: { filter: order.number } };
  await app.signInAs('planner');
  await app.open(`pallet-planning/${order.number}`);
  await expect(app.planning.palletCards).toHaveCount(order.pallets.length + 1);

  const card = app.planning.pallet(pallet.shown_number);
  await app.planning.hold(app.planning.productsOn(card, DOOR).first(), app.planning.pallet(target.shown_number));
  const taken = topOf(rest);
  await planner.call(routes.moveProduct, {
    params: { id: taken.id },
    body: { moved_from: pallet.id, moved_to: null, version: taken.version },
  });
  const placed = app.planning.placed(pallet.products.length - 1, pallet.products.length);
  await expect(app.planning.order(order.number)).toHaveAccessibleName(new RegExp(placed));
  await app.page.mouse.up();
  const doorsOn = ({ pallets }: { readonly pallets: readonly PalletDetail[] }) =>
    doorsOf(given(pallets.find(({ id }) => id === target.id))).length;
  const after = await planner.until(routes.getOrdersPallets, page, (now) => doorsOn(now) === 2);
  expect(after.orders[0]?.products.find(({ id }) => id === taken.id)?.pallet_id).toBeNull();
  await app.planning.step('undo').click();
  const undone = await planner.until(routes.getOrdersPallets, page, (now) => doorsOn(now) === 1);
  expect(undone.orders[0]?.products.find(({ id }) => id === taken.id)?.pallet_id).toBeNull();
});

test('TRK-03a BEY-08 a colleague moves another pallet in the middle of a drag: both stay; undo leaves theirs alone and names them', async ({
  app,
}) => {
  const planner = await Api.signedInAs('planner');
  const made = await truckOfEmpty(planner, 'EC', [
    [2400, 1200],
    [2000, 1200],
    [1600, 1000],
  ]);
  const read = { params: { id: made.id } };
  const [first, second] = [given(made.pallets[0]), given(made.pallets[1])];
  await app.signInAs('planner');
  await app.open(`truck/${made.id}`);
  const { truck } = app;
  await expect(truck.drawn(second.shown_number)).toBeVisible();

  const leftOf = async (): Promise<number> => (await truck.drawn(first.shown_number).boundingBox())?.x ?? 0;
  const left = await leftOf();
  await truck.hold(first.shown_number, { x: 260, y: 0 });
  await expect.poll(leftOf).toBeGreaterThan(left + 100);
  const colleaguesX = second.x + 4000;
  const { version } = await planner.call(routes.getTruck, read);
  await planner.call(routes.updateTruck, {
    ...read,
    body: {
      version,
      pallets: [{ pallet_id: second.pallet_id, x: colleaguesX, y: second.y, is_turned: second.is_turned }],
    },
  });
  await app.page.mouse.up();
  const after = await planner.until(
    routes.getTruck,
    read,
    ({ pallets }) => pallets.find(({ pallet_id }) => pallet_id === first.pallet_id)?.x !== first.x,
  );
  expect(after.pallets.find(({ pallet_id }) => pallet_id === second.pallet_id)?.x).toBe(colleaguesX);
  // one step back is what this person did, not what the colleague did
  await truck.verb('undo').click();
  const undone = await planner.until(
    routes.getTruck,
    read,
    ({ pallets }) => pallets.find(({ pallet_id }) => pallet_id === first.pallet_id)?.x === first.x,
  );
  expect(undone.pallets.find(({ pallet_id }) => pallet_id === second.pallet_id)?.x).toBe(colleaguesX);

  // what a colleague has moved since is theirs: the step is not taken, and they are named
  await truck.drawn(first.shown_number).press('ArrowRight');
  await planner.until(
    routes.getTruck,
    read,
    ({ pallets }) => pallets.find(({ pallet_id }) => pallet_id === first.pallet_id)?.x === first.x + 10,
  );
  const before = await leftOf();
  const admin = await Api.signedInAs('admin');
  const theirs = [{ pallet_id: first.pallet_id, x: first.x + 9000, y: first.y, is_turned: first.is_turned }];
  await admin.call(routes.updateTruck, { ...read, body: { pallets: theirs } });
  await expect.poll(leftOf).toBeGreaterThan(before + 100);
  await truck.verb('undo').click();
  await expect(app.alert(app.t('editor:changedSinceBy', { person: '' }).trim())).toBeVisible();
  const kept = await planner.call(routes.getTruck, read);
  expect(kept.pallets.find(({ pallet_id }) => pallet_id === first.pallet_id)?.x).toBe(first.x + 9000);
});
