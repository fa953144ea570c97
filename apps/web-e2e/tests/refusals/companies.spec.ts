import { Api } from '../../src/api';
import { plannedOrder, truckOfEmpty } from '../../src/scenarios';
import { expect, test } from '../../src/test';

test("another company's pallet, truck and order are nothing on screen", async ({ app }) => {
  const planner = await Api.signedInAs('planner');
  const truck = await truckOfEmpty(planner, 'RC', [[1200, 1000]]);
  const order = await plannedOrder(planner, 'RC');
  await app.signInAs('planner7');
  await app.open(`truck/null/-1/${truck.pallets[0]?.pallet_id}`);
  await expect(app.pallet.gone).toBeVisible();
  await app.goTo(`pallet-info/${truck.pallets[0]?.pallet_id}`);
  await expect(app.pallet.gone).toBeVisible();
  await app.goTo(`truck/${truck.id}`);
  await expect(app.truck.gone).toBeVisible();
  await app.goTo(`truck-scanner/${truck.id}`);
  await expect(app.scanner.gone).toBeVisible();
  await app.goTo(`pallet-planning/${order.number}`);
  await expect(app.page.getByText(app.t('planning:noOrdersTitle'))).toBeVisible();
});
