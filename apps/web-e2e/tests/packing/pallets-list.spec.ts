import { routes } from '@mullion/contracts';
import { Api } from '../../src/api';
import { FRAMES } from '../../src/data/frames';
import { packedOrder } from '../../src/scenarios';
import { expect, test } from '../../src/test';

test('PAL-01f EXP-03a PAL-02abc the cutting file of a chosen pallet; the actions of a row: quick view, status changes, edit, view packing, delete', async ({
  app,
  t,
}) => {
  const planner = await Api.signedInAs('planner');
  const order = await packedOrder(planner, 'PL');
  const { pallets } = await planner.call(routes.printPreparation, {
    body: { pallets: order.pallets.map(({ id }) => id) },
  });
  const { shown_number: number, id, height, weight } = pallets[0]!;
  const list = app.palletsList;
  await app.signInAs('planner');
  await app.open('pallets');
  await list.find(order.number, pallets.length);

  const { name, content } = await list.cuttingFile(number);
  expect(name).toBe(`${t('documents:file.cutting')}-${number}.csv`);
  const planks = content.split('\r\n').slice(0, -1);
  expect(planks.length).toBeGreaterThanOrEqual(3);
  for (const plank of planks) expect(plank).toMatch(new RegExp(`^\\w{6}${number};[123];\\d+;\\d+;\\d+(,\\d+)?;\\d+$`));

  await list.act(number, t('pallet:list.quickView'));
  const grouped = (value: number) => String(value).replace(/(?=(\d{3})+$)(?<!^)/g, '\\s?');
  await expect(list.quickView(number)).toContainText(new RegExp(`${t('pallet:facts.height')}\\s*${grouped(height)}`));
  await expect(list.quickView(number)).toContainText(
    new RegExp(`${t('pallet:facts.weight')}\\s*${grouped(Math.round(weight))} kg`),
  );
  const drawing = t('pallet:drawing.name', { number, length: '.+', width: '.+', rows: '\\d+', products: FRAMES });
  await expect(
    list
      .quickView(number)
      .getByRole('img', { name: new RegExp(drawing) })
      .first(),
  ).toBeVisible();
  await app.page.keyboard.press('Escape');
  await expect(list.quickView(number)).toHaveCount(0);

  await list.act(number, t('status.history'));
  await expect(list.history(number).getByRole('listitem').first()).toContainText('Paulius Planuotojas');
  await app.page.keyboard.press('Escape');
  await expect(list.history(number)).toHaveCount(0);

  await list.act(number, t('action.edit'));
  await list.remark(number, 'Kampus saugoti');
  await expect(list.row(number)).toContainText('Kampus saugoti');

  await list.act(number, t('pallet:list.view'));
  await expect(app.pallet.title(number)).toBeVisible();
  await app.page.goBack();

  await list.act(number, t('pallet:remove.action'));
  await expect(list.confirmation).toContainText(t('pallet:remove.text', { count: FRAMES }));
  await list.confirmDelete();
  await expect(list.row(number)).toHaveCount(0);
  expect((await planner.ask(routes.getPallet, { params: { id } })).status).toBe(404);
  const { orders } = await planner.call(routes.getOrdersPallets, { query: { filter: order.number } });
  expect(orders[0]?.products.map((product) => product.pallet_id)).toEqual(Array.from({ length: FRAMES }, () => null));
});
