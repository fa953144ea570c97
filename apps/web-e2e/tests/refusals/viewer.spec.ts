import { routeList } from '@mullion/contracts';
import { Api } from '../../src/api';
import { truckOf } from '../../src/scenarios';
import { expect, test } from '../../src/test';

/** Any id will do: the refusal comes before anything is looked up. */
const params = { id: 1, pallet: 1, pallet_id: 1, barcode: 'A' };

test('RDO-01 type 6 gets 403 on every writing route', async () => {
  const viewer = await Api.signedInAs('viewer');
  const writing = routeList.filter((route) => route.writes && route.policy.access === 'session');
  expect(writing.length).toBeGreaterThan(30);
  for (const route of writing) {
    const { status, body } = await viewer.ask(route, { params, body: {} });
    expect.soft([status, body.code], `${route.method} ${route.path}`).toEqual([403, 'read_only']);
  }
});

test('RDO-01 ORD-07d type 6 sees orders, plan, pallet and truck, and nothing to write with', async ({ app }) => {
  const order = await truckOf(await Api.signedInAs('planner'), 'RV');
  await app.signInAs('viewer');
  await expect(app.orders.row(order.number).or(app.orders.title).first()).toBeVisible();
  await expect(app.orders.importButton).toHaveCount(0);
  await expect(app.orders.newButton).toHaveCount(0);
  for (const action of ['plan', 'toProduction', 'delete'] as const) await expect(app.orders.action(action)).toHaveCount(0);
  await app.open(`orders/${order.number}`);
  await app.orders.select(order.number);
  for (const action of ['plan', 'toProduction', 'delete'] as const) await expect(app.orders.action(action)).toHaveCount(0);
  await app.orders.openMenu(order.number);
  await expect(app.orders.menuItems).toHaveText([app.t('orders:action.products'), app.t('orders:action.history')]);

  await app.open(`products/${order.id}`);
  await expect(app.products.rows.first()).toBeVisible();
  await expect(app.products.newButton).toHaveCount(0);
  await app.products.rows.first().getByRole('checkbox').check();
  for (const action of ['recalculate', 'deleteMany'] as const) await expect(app.products.action(action)).toHaveCount(0);

  await app.open(`pallet-planning/${order.number}`);
  await expect(app.planning.palletCards.first()).toBeVisible();
  for (const button of [app.planning.packButton, app.planning.newTruckButton, app.planning.newPalletButton])
    await expect(button).toHaveCount(0);

  await app.open(`truck/null/-1/${order.pallets[0]?.id}`);
  await expect(app.pallet.products.first()).toBeVisible();
  await app.pallet.products.first().getByRole('button').click();
  await expect(app.pallet.verbs).toHaveCount(0);

  await app.open(`truck/${order.truck.id}`);
  await expect(app.truck.title(order.truck.description)).toBeVisible();
  await expect(app.truck.optimiseButton).toBeDisabled();
  await expect(app.truck.loadButton).toHaveCount(0);

  await app.open('scanner');
  await expect(app.notAllowed).toBeVisible();
});
