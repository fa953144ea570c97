import { routes, type ProductId, type WorkCenterId } from '@mullion/contracts';
import { Api } from '../../src/api';
import { ProblemsPage } from '../../src/pages/problems.page';
import { truckOf } from '../../src/scenarios';
import { expect, test } from '../../src/test';

test('BEY-13a a product is made again from its problem: the way, the dates and the place are shown, then the new unit', async ({
  app,
  page,
  language,
  t,
}) => {
  const [admin, planner, worker] = await Promise.all([
    Api.signedInAs('super'),
    Api.signedInAs('planner'),
    Api.signedInAs('worker'),
  ]);
  const order = await truckOf(planner, 'PER-');
  const { products } = await planner.call(routes.getOrder, { params: { id: order.id } });
  const [product] = products;
  const centers = await admin.call(routes.listWorkCenters);
  const [cut, frames] = ['40-PJO', '50-RIN'].map((code) => centers.find((center) => center.code === code)?.id) as [
    WorkCenterId,
    WorkCenterId,
  ];
  const operations = [cut, frames].map((work_center_id) => ({ product_id: product?.id as ProductId, work_center_id }));
  await expect.poll(async () => (await admin.ask(routes.createOperations, { body: { operations } })).status).toBe(201);
  await worker.call(routes.completeOperations, { params: { id: cut }, body: { products: [product?.id as ProductId] } });

  const list = new ProblemsPage(page, language);
  const { texts, common } = list;
  await app.signInAs('admin');
  await app.open('problems');
  await list.newButton.click();
  const dialog = list.dialog(texts.new);
  await dialog.getByLabel(texts.column.subject).fill(order.number);
  await dialog.getByLabel(texts.form.description).fill('Glass cracked');
  await dialog.getByLabel(texts.form.order_code).fill(order.number);
  await expect(dialog.getByText(texts.remake.none)).toBeVisible();
  await dialog.getByLabel(texts.form.product, { exact: true }).selectOption(String(product?.id));

  const side = dialog.getByRole('region', { name: texts.remake.title });
  await expect(side.getByRole('radio', { name: '50-RIN' })).toBeChecked();
  await expect(side.locator('.remake-center.done')).toHaveText(/40-PJO/);
  await side.getByRole('radio', { name: '50-RIN' }).press('ArrowLeft');
  await expect(side.locator('.remake-center.done')).toHaveCount(0);
  await side.getByRole('radio', { name: '40-PJO' }).press('ArrowRight');
  await expect(side.locator('.remake-center.done')).toHaveCount(1);
  const { truck } = order;
  await expect(side.locator('.remake-floor')).toHaveAccessibleName(new RegExp(truck.description));

  // a scrapped unit needs a reason
  await dialog.getByRole('button', { name: texts.remake.save }).click();
  await expect(dialog.getByText(common.form.requiredField)).toBeVisible();
  await dialog.getByLabel(texts.form.reason).selectOption('glass');
  await dialog.getByRole('button', { name: texts.remake.save }).click();
  await expect(dialog).toBeHidden();

  await list.filter.fill(order.number);
  await list.act(list.row(order.number), common.action.edit);
  const editing = list.dialog(order.number);
  await expect(editing.getByText(texts.remake.state.in_work)).toBeVisible();
  await expect(editing.locator('del')).toHaveText(product?.barcode ?? '');
  await expect(editing.getByRole('button', { name: texts.remake.save })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(editing).toBeHidden();

  // the hole is on the truck's page until the unit is made
  const [holed] = truck.pallets;
  await app.open(`truck/${truck.id}`);
  await expect(page.getByText(t('trucks:page.remakes', { pallets: holed?.shown_number ?? '' }))).toBeVisible();
  await expect(page.locator('.floor-canvas [data-missing]')).toHaveCount(1);
  await expect(page.locator('.floor-pallet-state')).toContainText(`${order.number} / ${product?.position}`);
  await app.open('problems');
  await list.filter.fill(order.number);

  const { products: after } = await planner.call(routes.getOrder, { params: { id: order.id } });
  const made = after.find(({ remake_of }) => remake_of === product?.id)?.id as ProductId;
  await expect
    .poll(
      async () =>
        (await worker.ask(routes.completeOperations, { params: { id: frames }, body: { products: [made] } })).status,
    )
    .toBe(200);
  await list.act(list.row(order.number), common.action.edit);
  await expect(list.dialog(order.number).getByText(texts.remake.state.made)).toBeVisible();
});
