import { routes } from '@mullion/contracts';
import { Api } from '../../src/api';
import { freshNumber } from '../../src/data/frames';
import { workAtTwoCenters } from '../../src/flows/floor';
import { expectNoSidewaysScroll, expectNoViolations } from '../../src/flows/quality';
import { expect, test } from '../../src/test';

/**
 * A truck of a gate of its own that leaves today, with one pallet whose two units are still at the first of two work
 * centers.
 */
const truckWithMissing = async () => {
  const work = await workAtTwoCenters(2);
  const planner = await Api.signedInAs('planner');
  const { id } = await work.admin.call(routes.getOrder, { params: { id: work.products[0]!.order_id } });
  await planner.call(routes.updateOrders, { body: { orders: [{ id, pal_status: 1 }] } });
  const [type] = await planner.call(routes.listPackingTypes);
  const started = await planner.call(routes.autoPack, {
    body: { orders: [id], settings: { packing_type_id: type?.id, budget_seconds: 1 } },
  });
  const run = await planner.until(
    routes.getPackingRun,
    { params: { id: started.id } },
    (now) => now.state === 'applied',
  );
  const { today } = (await planner.call(routes.getToday)).orders;
  const gate = freshNumber('V');
  const truck = await planner.call(routes.createTruck, {
    body: { delivery_date: today, departure_time: '23:59', gate, pallets: run.pallet_ids },
  });
  return { ...work, gate, truck, planner };
};

test('BEY-04a the board names each missing unit with its work center and follows the floor; a wall display says when it has no connection', async ({
  app,
  page,
  context,
  t,
}) => {
  const { admin, first, second, products, gate, truck } = await truckWithMissing();
  await app.signInAs('planner');
  await app.open(`load-board?gate=${gate}`);
  const row = page.getByRole('article', { name: truck.number });
  await expect(row.getByRole('heading', { name: t('loadBoard:missing', { count: 2, all: 2 }) })).toBeVisible();
  await expect(row.getByText(`2 × ${first.code} Bandymas`)).toBeVisible();
  await expect(row.getByText(`, ${gate}`, { exact: false }).first()).toBeVisible();

  await admin.call(routes.completeOperations, { params: { id: first.id }, body: { products: [products[0]!.id] } });
  await expect(row.getByText(`1 × ${second.code} Bandymas`)).toBeVisible();
  const unit = t('loadBoard:unit', { order: products[0]!.order ?? '', position: products[0]!.position });
  await expect(row.getByRole('img', { name: unit }).first()).toBeVisible();

  await app.open(`load-board/wall?gate=${gate}`);
  const shown = page.getByRole('article', { name: truck.number });
  await expect(shown.getByRole('heading', { name: t('loadBoard:wall.missing', { count: 2 }) })).toBeVisible();
  await expect(shown.getByText(t('loadBoard:wall.until'))).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
  await expectNoViolations(app, 'the wall display');
  await expectNoSidewaysScroll(app, 'the wall display');
  await context.setOffline(true);
  await expect(page.getByText(t('loadBoard:wall.offline').split('{{')[0] ?? '', { exact: false })).toBeVisible();
  await expect(shown.getByText(t('loadBoard:wall.leaves'))).toBeVisible();
  await expect(shown.getByText('23:59')).toBeVisible();
  await context.setOffline(false);
  await expect(shown.getByText(t('loadBoard:wall.until'))).toBeVisible();

  await app.open(`load-board?gate=${freshNumber('X')}`);
  await expect(page.getByRole('heading', { name: t('loadBoard:empty.filtered') })).toBeVisible();
});
