import { routes } from '@mullion/contracts';
import type { App } from '../../src/app';
import { Api } from '../../src/api';
import { loadTruck, packedOrder, plannedOrder, truckOf } from '../../src/scenarios';
import { expect, SCREENS, test } from '../../src/test';

test.use({ viewport: SCREENS.desktop });

/** The line of five steps, which of them is next, and the one filled button of the page. */
const expectNext = async ({ page, t }: App, step: string, button: string): Promise<void> => {
  const way = page.getByRole('region', { name: t('common:way.label'), exact: true });
  await expect(way.getByRole('listitem')).toHaveCount(5);
  await expect(way.locator('[aria-current=step]')).toContainText(step);
  await expect(way.getByRole('button', { name: button, exact: true })).toBeEnabled();
  await expect(page.locator('.bp6-button.bp6-intent-primary:visible')).toHaveText([button]);
};

test('an order, a pallet and a truck each show how far they are and one next step; who may not take it sees whose turn it is', async ({
  app,
  another,
  t,
}) => {
  const planner = await Api.signedInAs('planner');
  await app.signInAs('planner');
  const waiting = await plannedOrder(planner, 'NA');
  await app.open(`products/${waiting.id}`);
  await expectNext(app, t('common:way.ahead.planned'), t('common:way.act.pack'));
  await planner.call(routes.unpackOrder, { params: { id: waiting.id } });
  await app.open(`products/${waiting.id}`);
  await expectNext(app, t('common:way.ahead.planned'), t('common:way.act.plan'));
  await app.page.getByRole('button', { name: t('common:way.act.plan'), exact: true }).click();
  await expect(app.planning.order(waiting.number)).toBeVisible();

  const packed = await packedOrder(planner, 'NB');
  await app.open(`truck/null/-1/${packed.pallets[0]?.id}`);
  await expectNext(app, t('common:way.ahead.packed'), t('common:way.act.prepare'));

  const { id: loadedOrder, truck, pallets } = await truckOf(planner, 'NC');
  const shown = truck.pallets[0]?.shown_number ?? '';
  await app.open(`truck/${truck.id}`);
  await expectNext(app, t('common:way.ahead.packed'), t('common:way.scanOf', { pallet: shown }));
  const viewer = await another();
  await viewer.signInAs('viewer');
  await viewer.open(`truck/null/-1/${pallets[0]?.id}`);
  await expect(viewer.page.getByText(t('common:way.turn.packer', { what: t('common:way.act.scan') }))).toBeVisible();
  await expect(viewer.page.locator('.bp6-button.bp6-intent-primary:visible')).toHaveCount(0);

  // nothing of the order is scanned yet, and its pallets are loaded while its page is open
  await planner.until(routes.getOrder, { params: { id: loadedOrder } }, (now) => now.truck_id === truck.id);
  await app.open(`products/${loadedOrder}`);
  await expectNext(app, t('common:way.ahead.packed'), t('common:way.act.scan'));
  await loadTruck(await Api.signedInAs('packer'), truck);
  await expectNext(app, t('common:way.ahead.left'), t('common:way.toTruck'));
});
