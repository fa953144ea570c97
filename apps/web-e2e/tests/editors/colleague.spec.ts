import { routes, type PalletWhole } from '@mullion/contracts';
import { Api } from '../../src/api';
import { packedOrder, truckOfEmpty } from '../../src/scenarios';
import { expect, SCREENS, test } from '../../src/test';

test.use({ language: 'en', viewport: SCREENS.laptop });

const given = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('nothing was packed');
  return value;
};
/** The product that can be moved by an arrow: the one farthest along the pallet, on the floor of it. */
const free = (pallet: PalletWhole) => given([...pallet.products].filter(({ z }) => z === 0).sort((a, b) => b.x - a.x || b.y - a.y)[0]);

test('W1 PED-02 a colleague puts a product on the pallet in the middle of a drag: both stay', async ({ app }) => {
  const planner = await Api.signedInAs('planner');
  const order = await packedOrder(planner, 'EA');
  const pallet = given(order.pallets[0]);
  const read = { params: { id: pallet.id } };
  const held = free(pallet);
  const other = given(pallet.products.filter(({ id, z }) => id !== held.id && z === 0).sort((a, b) => a.x - b.x)[0]);
  await app.signInAs('planner');
  await app.open(`pallet-info/${pallet.id}`);
  await expect(app.pallet.products).toHaveCount(pallet.products.length);

  await app.pallet.hold(app.pallet.drawn(held.position), { x: 90, y: 60 });
  // the colleague takes one product off the same pallet; the page hears of it while the mouse is down
  const now = await planner.call(routes.getPallet, read);
  const version = given(now.products.find(({ id }) => id === other.id)).version;
  await planner.call(routes.moveProduct, { params: { id: other.id }, body: { moved_from: pallet.id, moved_to: null, version } });
  await expect(app.pallet.products).toHaveCount(pallet.products.length - 1);
  await app.page.mouse.up();
  await expect(app.pallet.step('undo')).toBeEnabled();
  const after = await planner.until(routes.getPallet, read, ({ products }) => {
    const place = products.find(({ id }) => id === held.id);
    return place !== undefined && (place.x !== held.x || place.y !== held.y);
  });
  expect(after.products.map(({ id }) => id)).not.toContain(other.id);
  expect(after.products).toHaveLength(pallet.products.length - 1);
});

test('W13 PLN-06 a colleague moves another product in the middle of a drag: both stay; the same product is not moved twice', async ({
  app,
}) => {
  const planner = await Api.signedInAs('planner');
  const order = await packedOrder(planner, 'EB');
  const pallet = given(order.pallets[0]);
  const [first, second] = [free(pallet), given(pallet.products.find(({ id }) => id !== free(pallet).id))];
  const made = await planner.call(routes.moveProduct, {
    params: { id: second.id },
    body: { moved_from: pallet.id, moved_to: null, temporary: {}, version: second.version },
  });
  const target = given(made.pallets.find(({ id }) => id !== pallet.id));
  const page = () => planner.call(routes.getOrdersPallets, { query: { filter: order.number } });
  const palletOf = async (id: number) => (await page()).orders[0]?.products.find((product) => product.id === id)?.pallet_id;
  await app.signInAs('planner');
  await app.page.setViewportSize(SCREENS.desktop);
  await app.open(`pallet-planning/${order.number}`);
  await expect(app.planning.palletCards).toHaveCount(order.pallets.length + 1);

  const card = app.planning.pallet(pallet.shown_number);
  await app.planning.hold(app.planning.productsOn(card, first.position).first(), app.planning.pallet(target.shown_number));
  const taken = given((await page()).pallets.find(({ id }) => id === pallet.id)?.products.find(({ id }) => id !== first.id));
  await planner.call(routes.moveProduct, {
    params: { id: taken.id },
    body: { moved_from: pallet.id, moved_to: null, version: taken.version },
  });
  await expect(app.planning.order(order.number)).toHaveAccessibleName(
    new RegExp(app.planning.placed(pallet.products.length - 1, pallet.products.length)),
  );
  await app.page.mouse.up();
  await expect(app.planning.step('undo')).toBeEnabled();
  await planner.until(
    routes.getOrdersPallets,
    { query: { filter: order.number } },
    ({ pallets }) => given(pallets.find(({ id }) => id === target.id)).products.length === 2,
  );
  expect(await palletOf(taken.id)).toBeNull();
});

test('W3 TRK-03 a colleague moves another pallet in the middle of a drag: both stay', async ({ app }) => {
  const planner = await Api.signedInAs('planner');
  const made = await truckOfEmpty(planner, 'EC', [[2400, 1200], [2000, 1200], [1600, 1000]]); // prettier-ignore
  const read = { params: { id: made.id } };
  const [first, second] = [given(made.pallets[0]), given(made.pallets[1])];
  await app.signInAs('planner');
  await app.page.setViewportSize(SCREENS.desktop);
  await app.open(`truck/${made.id}`);
  const { truck } = app;
  await expect(truck.drawn(second.shown_number)).toBeVisible();

  await truck.hold(first.shown_number, { x: 260, y: 0 });
  const colleaguesX = second.x + 4000;
  const { version } = await planner.call(routes.getTruck, read);
  await planner.call(routes.updateTruck, {
    ...read,
    body: { version, pallets: [{ pallet_id: second.pallet_id, x: colleaguesX, y: second.y, is_turned: second.is_turned }] },
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
});
