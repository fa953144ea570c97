import { routes } from '@mullion/contracts';
import { Api } from '../../src/api';
import { freshNumber } from '../../src/data/frames';
import { plannedOrder } from '../../src/scenarios';
import { expect, SCREENS, test } from '../../src/test';

test.use({ viewport: SCREENS.desktop });

test('the packing plan begins with what waits: ticked orders become the plan, and typed numbers that are not shown are named', async ({
  app,
  t,
}) => {
  const planner = await Api.signedInAs('planner');
  const [first, second] = [await plannedOrder(planner, 'WT'), await plannedOrder(planner, 'WU')];
  const { data } = await planner.call(routes.listWaitingOrders, { query: { rows: 200 } });
  const products = data
    .filter(({ id }) => [first.id, second.id].includes(Number(id)))
    .reduce((sum, one) => sum + one.products_count, 0);
  await app.signInAs('planner');
  await app.open('pallet-planning');
  const { planning } = app;
  await expect(planning.waiting).toBeVisible();
  await planning.tickWaiting(first.number);
  await planning.tickWaiting(second.number);
  await planning.planWaiting(2, products);
  await expect(planning.order(first.number)).toBeVisible();
  await expect(planning.order(second.number)).toBeVisible();
  await expect(planning.waiting).toHaveCount(0);

  const [unknown, unplanned] = [freshNumber('NO'), freshNumber('NP')];
  await (await Api.signedInAs('admin')).call(routes.createOrder, { body: { production_id: unplanned } });
  await app.open(`pallet-planning/${first.number},${unknown},${unplanned}`);
  await expect(planning.order(first.number)).toBeVisible();
  await expect(app.page.getByText(t('planning:leftOut.unknown', { number: unknown }))).toBeVisible();
  await expect(app.page.getByText(t('planning:leftOut.not_planned', { number: unplanned }))).toBeVisible();
});
