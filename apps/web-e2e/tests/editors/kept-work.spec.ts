import { routes, type PlacedProductDto } from '@mullion/contracts';
import { Api } from '../../src/api';
import { PalettePage } from '../../src/pages/palette.page';
import { packedOrder, palletWithRoom, truckOfEmpty } from '../../src/scenarios';
import { expect, SCREENS, test } from '../../src/test';

test.use({ language: 'en', viewport: SCREENS.laptop });

test('quick keys are all kept, undo takes back the last, remarks never overwrite each other, a scan runs no verbs', async ({
  app,
}) => {
  const planner = await Api.signedInAs('planner');
  const pallet = await palletWithRoom(planner, 'ED');
  const read = { params: { id: pallet.id } };
  const alongMm = (now: { readonly products: readonly PlacedProductDto[] }): number =>
    now.products.filter(({ position }) => position === 'D1').reduce((sum, { x }) => sum + x, 0);
  const stands = (byMm: number) =>
    planner.until(routes.getPallet, read, (now) => alongMm(now) === alongMm(pallet) + byMm);
  await app.signInAs('planner');
  await app.open(`truck/null/-1/${pallet.id}`);
  const { keyboard } = app.page;
  await app.pallet.choose('D1');
  for (let times = 0; times < 3; times++) await keyboard.press('ArrowRight');
  await stands(30);
  await keyboard.press('Control+z');
  await keyboard.press('Control+z');
  await stands(10);
  await keyboard.press('Control+y');
  await stands(20);

  // a code typed by a scanner holds letters that are verbs
  const { version } = await planner.call(routes.getPallet, read);
  await new PalettePage(app.page, app.t).scanOfNothing('CDEFX123');
  await app.pallet.comment.fill('Mine');
  await planner.until(routes.getPallet, read, ({ comment }) => comment === 'Mine');
  expect((await planner.call(routes.getPallet, read)).version).toBe(version + 1);

  await app.page.route('**/api/pallets/*', (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  );
  await planner.call(routes.updatePallet, { ...read, body: { comment: 'Theirs' } });
  await expect(app.page.getByText(app.t('read.outdated'))).toBeVisible();
  await app.pallet.comment.fill('Mine again');
  await app.page.unroute('**/api/pallets/*');
  await app.pallet.remarkChoice('keepBoth').click();
  await planner.until(routes.getPallet, read, ({ comment }) => comment === 'Theirs\nMine again');
});

test('BEY-08a on a pallet a move, timber and a switch are taken back in the order in which they were done', async ({
  app,
}) => {
  const planner = await Api.signedInAs('planner');
  const pallet = await palletWithRoom(planner, 'EG');
  const read = { params: { id: pallet.id } };
  const { pallet_structure } = await planner.call(routes.getPallet, read);
  const alongMm = (now: { readonly products: readonly PlacedProductDto[] }): number =>
    now.products.filter(({ position }) => position === 'D1').reduce((sum, { x }) => sum + x, 0);
  await app.signInAs('planner');
  await app.open(`truck/null/-1/${pallet.id}`);
  await app.pallet.choose('D1');
  await app.page.keyboard.press('ArrowRight');
  await planner.until(routes.getPallet, read, (now) => alongMm(now) === alongMm(pallet) + 10);
  await app.pallet.writeLayer('layer1', `${pallet_structure.layer_1.split(' ').slice(0, 2).join(' ')} 0`);
  await app.pallet.press('noLegs');
  await planner.until(routes.getPallet, read, ({ makes_legs }) => !makes_legs);

  const undo = async (what: string | RegExp): Promise<void> => {
    await expect(app.pallet.step('undo')).toHaveAccessibleName(
      typeof what === 'string' ? app.t('editor:undoOf', { what }) : what,
    );
    await app.pallet.step('undo').click();
  };
  await undo(app.t('editor:act.settingsHere'));
  await planner.until(routes.getPallet, read, ({ makes_legs, auto_update }) => makes_legs && !auto_update);
  await undo(app.t('editor:act.timber'));
  const timber = await planner.until(routes.getPallet, read, ({ auto_update }) => auto_update);
  expect(alongMm(timber)).toBe(alongMm(pallet) + 10);
  await undo(/D1/);
  await planner.until(routes.getPallet, read, (now) => alongMm(now) === alongMm(pallet));
  for (let steps = 0; steps < 2; steps++) await app.page.keyboard.press('Control+y');
  await planner.until(routes.getPallet, read, (now) => !now.auto_update && alongMm(now) === alongMm(pallet) + 10);
});

test('a read that fails in the background takes nothing away from somebody who is planning', async ({ app }) => {
  const planner = await Api.signedInAs('planner');
  const order = await packedOrder(planner, 'EE');
  await app.signInAs('planner');
  await app.page.setViewportSize(SCREENS.desktop);
  await app.open(`pallet-planning/${order.number}`);
  await app.planning.newPalletButton.click();
  await app.page
    .getByRole('dialog')
    .getByRole('button', { name: app.t('pallet:create.action'), exact: true })
    .click();
  await expect(app.planning.palletCards).toHaveCount(order.pallets.length + 1);
  await app.page.route('**/api/orders-pallets*', (route) => route.abort());
  await planner.call(routes.updatePallet, { params: { id: order.pallets[0]?.id ?? 0 }, body: { comment: 'changed' } });
  const outdated = app.page.getByText(app.t('read.outdated'));
  await expect(outdated).toBeVisible();
  await expect(app.planning.palletCards).toHaveCount(order.pallets.length + 1);
  await app.page.unroute('**/api/orders-pallets*');
  // asked for while a read that fails is still under way, nothing more is read
  await expect(async () => {
    if (await outdated.isVisible())
      await app.page.getByRole('button', { name: app.t('action.retry') }).click({ timeout: 5_000 });
    await expect(outdated).toBeHidden({ timeout: 5_000 });
  }).toPass();
  await expect(app.planning.palletCards).toHaveCount(order.pallets.length + 1);
});

test('TRK-03 BEY-08 what cannot be sent is kept and sent when the server answers again; a pallet taken off and a switch come back by undo', async ({
  app,
}) => {
  const planner = await Api.signedInAs('planner');
  const made = await truckOfEmpty(planner, 'EF', [
    [2400, 1200],
    [2000, 1200],
  ]);
  const read = { params: { id: made.id } };
  const [first, second] = made.pallets;
  if (!first || !second) throw new Error('two pallets were made');
  await app.signInAs('planner');
  await app.page.setViewportSize(SCREENS.desktop);
  await app.open(`truck/${made.id}`);
  const { truck } = app;
  await app.page.route('**/api/trucks/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await truck.drawn(first.shown_number).focus();
  await app.page.keyboard.press('ArrowRight');
  await expect(app.page.getByText(app.t('editor:unsaved'))).toBeVisible();
  await app.page.unroute('**/api/trucks/*');
  await app.page.getByRole('button', { name: app.t('action.retry') }).click();
  const stands = ({ pallet_id }: typeof first, x: number) =>
    planner.until(routes.getTruck, read, ({ pallets }) =>
      pallets.some((load) => load.pallet_id === pallet_id && load.x === x),
    );
  await stands(first, first.x + 10);
  await expect(app.page.getByText(app.t('editor:unsaved'))).toBeHidden();

  await truck.act(second.shown_number, 'remove');
  await truck.button(app.t('trucks:pallets.remove')).click();
  await expect(truck.line(second.shown_number)).toHaveCount(0);
  await app.page.getByText(app.t('trucks:form.allowTurn'), { exact: true }).click();
  await planner.until(routes.getTruck, read, ({ allow_turn }) => allow_turn !== made.allow_turn);
  await app.page.keyboard.press('Control+z');
  await planner.until(routes.getTruck, read, ({ allow_turn }) => allow_turn === made.allow_turn);
  await truck.verb('undo').click();
  await expect(truck.line(second.shown_number)).toHaveCount(1);
  await stands(second, second.x);
});
