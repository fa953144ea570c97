import { routes, type AnyRoute } from '@mullion/contracts';
import { Api, type Parts } from '../../src/api';
import { truckOf } from '../../src/scenarios';
import { expect, test } from '../../src/test';

test("another company's ids are 404, on screen and in the API, read and written", async ({ app }) => {
  const order = await truckOf(await Api.signedInAs('planner'), 'RC');
  const pallet = order.pallets[0]?.id ?? 0;
  const product = order.pallets[0]?.products[0];
  const stranger = await Api.signedInAs('planner7');
  const asked: readonly (readonly [Pick<AnyRoute, 'method' | 'path'>, Parts])[] = [
    [routes.getOrder, { params: { id: order.id } }],
    [routes.getPallet, { params: { id: pallet } }],
    [routes.getTruck, { params: { id: order.truck.id } }],
    [routes.getProduct, { params: { id: product?.id ?? 0 } }],
    [routes.updateOrder, { params: { id: order.id }, body: { status: 6 } }],
    [routes.updateOrders, { body: { orders: [{ id: order.id, status: 6 }] } }],
    [routes.updatePallet, { params: { id: pallet }, body: { comment: 'mine' } }],
    [routes.updateTruck, { params: { id: order.truck.id }, body: { description: 'mine' } }],
    [routes.optimiseTruck, { params: { id: order.truck.id }, body: {} }],
    [routes.moveProduct, { params: { id: product?.id ?? 0 }, body: { moved_from: pallet, moved_to: null } }],
    [routes.scanProduct, { params: { pallet, barcode: product?.barcode ?? '' } }],
    [routes.scanPallet, { params: { barcode: order.truck.pallets[0]?.number ?? '' }, body: {} }],
  ];
  for (const [route, parts] of asked) {
    const { status } = await stranger.ask(route, parts);
    expect.soft(status, `${route.method} ${route.path}`).toBe(404);
  }

  await app.signInAs('planner7');
  await app.open(`pallet-info/${pallet}`);
  await expect(app.pallet.gone).toBeVisible();
  await app.open(`truck/${order.truck.id}`);
  await expect(app.truck.gone).toBeVisible();
  await app.open(`truck-scanner/${order.truck.id}`);
  await expect(app.scanner.gone).toBeVisible();
  await app.open(`pallet-planning/${order.number}`);
  await expect(app.page.getByText(app.t('planning:noOrdersTitle'))).toBeVisible();
});
