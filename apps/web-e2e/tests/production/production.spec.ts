import { routes, type ProductId, type WorkCenterId } from '@mullion/contracts';
import { Api } from '../../src/api';
import { ProductionPage } from '../../src/pages/production.page';
import { plannedOrder } from '../../src/scenarios';
import { expect, test } from '../../src/test';
import { tick } from '../../src/tick';

const WAITS = 'Trūksta stiklo paketo';

/** An order in production with operations of two products at the first two work centers of production. */
const orderInProduction = async () => {
  const [admin, planner, worker] = await Promise.all([
    Api.signedInAs('super'),
    Api.signedInAs('planner'),
    Api.signedInAs('worker'),
  ]);
  const order = await plannedOrder(planner, 'GAM-');
  const { products } = await planner.call(routes.getOrder, { params: { id: order.id } });
  const [first, second] = products.map(({ id }) => id) as [ProductId, ProductId];
  const centers = await admin.call(routes.listWorkCenters);
  const [cut, frames] = ['40-PJO', '50-RIN'].map((code) => centers.find((center) => center.code === code)?.id) as [
    WorkCenterId,
    WorkCenterId,
  ];
  await planner.call(routes.updateOrders, {
    body: { orders: [{ id: order.id, status: 6, completion_date: '2027-03-01' }] },
  });
  const operations = [first, second].flatMap((product_id) =>
    [cut, frames].map((work_center_id) => ({ product_id, work_center_id })),
  );
  await expect.poll(async () => (await admin.ask(routes.createOperations, { body: { operations } })).status).toBe(201);
  const at = (id: WorkCenterId, product: ProductId) => ({ params: { id }, body: { products: [product] } });
  return {
    order,
    complete: (center: 'cut' | 'frames', product: 'first' | 'second') =>
      worker.call(routes.completeOperations, at(center === 'cut' ? cut : frames, product === 'first' ? first : second)),
    report: () =>
      worker.call(routes.reportOperationProblem, {
        params: { id: frames },
        body: { products: [first], comment: WAITS },
      }),
  };
};

test("PRO-01abcd BEY-36a an order in production, its cells, what has been done and the order's progress", async ({
  app,
  page,
  t,
}) => {
  const { order, complete, report } = await orderInProduction();
  const production = new ProductionPage(page, t);
  await app.signInAs('planner');
  await app.open('production?shown=table');
  await production.filter.fill(order.number);
  await expect(production.cell(order.number, '40-PJO')).toHaveAccessibleName(new RegExp(t('production:glyph.ready')));
  await expect(production.cell(order.number, '50-RIN')).toHaveAccessibleName(new RegExp(t('production:glyph.later')));
  await expect(production.cell(order.number, '80-ISK')).toHaveAccessibleName(new RegExp(t('production:glyph.none')));

  // what work centers do is seen without reading the page again
  await complete('cut', 'first');
  await expect(production.cell(order.number, '40-PJO')).toHaveAccessibleName(new RegExp(t('production:glyph.working')));
  await report();
  await expect(production.cell(order.number, '50-RIN')).toHaveAccessibleName(new RegExp(t('production:glyph.problem')));
  await complete('cut', 'second');
  await expect(production.cell(order.number, '40-PJO')).toHaveAccessibleName(new RegExp(t('production:glyph.done')));
  await tick(page.getByRole('checkbox', { name: t('production:onlyProblems') }));
  await expect(production.row(order.number)).toHaveCount(1);

  await production.cell(order.number, '50-RIN').hover();
  await expect(production.preview).toContainText(WAITS);
  await page.mouse.move(0, 0);
  await expect(production.preview).toHaveCount(0);
  await production.cell(order.number, '40-PJO').focus();
  await page.keyboard.press('ArrowRight');
  await expect(production.cell(order.number, '50-RIN')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(production.preview).toContainText(WAITS);
  await page.keyboard.press('Escape');
  await expect(production.preview).toHaveCount(0);

  await page.keyboard.press('Enter');
  await expect(app.heading).toHaveText(order.number);
  await expect(production.route.getByRole('listitem').filter({ hasText: '50-RIN' })).toHaveClass(/problem/);
  await expect(
    production.timeline.getByRole('img', { name: new RegExp(t('production:progress.bar.problem')) }),
  ).toContainText(WAITS);

  await app.open('production?shown=history');
  await production.filter.fill(order.number);
  const lines = production.history.locator('tr[data-action]');
  await expect(lines).toHaveCount(3);
  await production.choice(t('production:past.code.problems')).click();
  await expect(lines).toHaveCount(1);
  await expect(lines).toContainText(WAITS);
  await lines.focus();
  await page.keyboard.press('Space');
  await expect(production.preview).toContainText(order.number);
  await page.keyboard.press('Escape');

  // the grid has the same cells, by arrows and read aloud
  await production.choice(t('production:matrix')).click();
  await expect(production.history).toHaveCount(0);
  await production.filter.fill(order.number);
  await production.walkTo(order.number, '50-RIN');
  await expect(production.said).toContainText(t('production:glyph.problem'));
  await page.keyboard.press('Space');
  await expect(production.preview).toContainText(WAITS);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(app.heading).toHaveText(order.number);
});
