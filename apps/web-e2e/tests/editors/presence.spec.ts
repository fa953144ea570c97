import { routes } from '@mullion/contracts';
import { Api } from '../../src/api';
import { packedOrder, truckOfEmpty } from '../../src/scenarios';
import { expect, SCREENS, test } from '../../src/test';

test.use({ language: 'en', viewport: SCREENS.desktop });

test('BEY-09a two people at one truck see each other, and which pallet the other is moving', async ({
  app,
  another,
  t,
}) => {
  const planner = await Api.signedInAs('planner');
  const { name } = await planner.call(routes.getUser);
  const made = await truckOfEmpty(planner, 'PA', [
    [2400, 1200],
    [2000, 1200],
  ]);
  const [first] = made.pallets;
  if (!first) throw new Error('no pallet');
  const colleague = await another();
  await colleague.signInAs('packer');
  await colleague.open(`truck/${made.id}`);
  await expect(colleague.truck.drawn(first.shown_number)).toBeVisible();
  await expect(colleague.here(1)).toHaveCount(0);
  await app.signInAs('planner');
  await app.open(`truck/${made.id}`);
  await expect(colleague.here(1)).toBeVisible();
  await expect(app.here(1)).toBeVisible();
  // read aloud once, and not what is dragged about
  await expect(
    colleague.page.getByRole('status').filter({ hasText: t('editor:presence.came', { names: name }) }),
  ).toHaveCount(1);

  const isMoving = colleague.page.getByText(t('editor:presence.flag.drag', { name }));
  await app.truck.hold(first.shown_number, { x: 160, y: 0 });
  await expect(isMoving).toBeVisible();
  await colleague.here(1).click();
  const list = colleague.page.getByRole('region', { name: t('editor:presence.title') });
  await expect(list).toContainText(name);
  await expect(list).toContainText(t('editor:presence.drags', { what: first.shown_number }));
  // presence locks nothing: the colleague's own act goes through meanwhile
  const { version } = await planner.call(routes.getTruck, { params: { id: made.id } });
  await (
    await Api.signedInAs('packer')
  ).call(routes.updateTruck, { params: { id: made.id }, body: { version, description: `${made.id} PA` } });
  await app.page.mouse.up();
  await expect(isMoving).toHaveCount(0);

  await app.open('trucks');
  await expect(colleague.here(1)).toHaveCount(0);
});

test('BEY-09a planning shows whose editor has a pallet open; a tab that is closed without a word goes too; a phone shows a count', async ({
  app,
  another,
  t,
}) => {
  const planner = await Api.signedInAs('planner');
  const { name } = await planner.call(routes.getUser);
  const order = await packedOrder(planner, 'PB');
  const [pallet] = order.pallets;
  if (!pallet) throw new Error('nothing was packed');
  const colleague = await another('phone');
  await colleague.signInAs('packer');
  await colleague.open(`pallet-planning/${order.number}`);
  const card = colleague.planning.pallet(pallet.shown_number);
  await expect(card).toBeVisible();
  await app.signInAs('planner');
  await app.open(`truck/null/-1/${pallet.id}`);
  const flag = card.getByText(t('editor:presence.flag.open', { name }));
  await expect(flag).toBeVisible();
  await expect(colleague.here(1)).toHaveText('1');
  // the browser is gone: nothing is sent
  await app.page.context().setOffline(true);
  await app.page.close();
  await expect(flag).toHaveCount(0, { timeout: 30_000 });
  await expect(colleague.here(1)).toHaveCount(0);
});
