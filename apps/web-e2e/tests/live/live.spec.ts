import { Api } from '../../src/api';
import { packedOrder } from '../../src/scenarios';
import { expect, test } from '../../src/test';

test('BEY-09a a second browser shows a move at once', async ({ app, another }) => {
  const order = await packedOrder(await Api.signedInAs('planner'), 'LV');
  const name = order.pallets[0]?.shown_number ?? '';
  const second = await another();
  await Promise.all([app.signInAs('planner'), second.signInAs('manager')]);
  for (const each of [app, second]) {
    await each.open(`pallet-planning/${order.number}`);
    await expect(each.planning.productsOn(each.planning.pallet(name), 'L2')).toHaveCount(3);
  }
  await expect(second.live).toBeVisible();
  await app.planning.moveByKeys(
    app.planning.productsOn(app.planning.pallet(name), 'L2').first(),
    app.t('pallet:move.newPallet'),
  );
  await expect(app.planning.moved).not.toBeEmpty();
  // sooner than anything that asks again and again would show it
  await expect(second.planning.palletCards).toHaveCount(2, { timeout: 10_000 });
  await expect(second.planning.productsOn(second.planning.pallet(name), 'L2')).toHaveCount(2);
});
