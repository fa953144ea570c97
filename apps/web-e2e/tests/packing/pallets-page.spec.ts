import { routes } from '@mullion/contracts';
import { Api } from '../../src/api';
import { expectPdf } from '../../src/flows/documents';
import { onPallet, orderOf } from '../../src/flows/products-on-pallets';
import { loadTruck, truckOf } from '../../src/scenarios';
import { expect, SCREENS, test } from '../../src/test';

test.use({ viewport: SCREENS.desktop });

test('PAL-01abcdeg the list lives at its link; columns, rows a page, statuses for who may change none, a new pallet, the plan of the chosen', async ({
  app,
  another,
  page,
  t,
}) => {
  const planner = await Api.signedInAs('planner');
  const admin = await Api.signedInAs('admin');
  const { number, truck } = await truckOf(planner, 'PW');
  const [load] = truck.pallets;
  const name = load?.shown_number ?? '';
  const list = app.palletsList;
  await app.signInAs('planner');
  await app.open('pallets');
  await expect(page).toHaveURL(/\/lt\/pallets\/null\/0\/100\/1\/number\/true$/);
  await list.find(number, truck.pallets.length);
  await expect(page).toHaveURL(new RegExp(`/pallets/${number}/0/100/1/number/true$`));
  const heads = (['number', 'customer', 'orders', 'truck', 'size', 'products', 'comment', 'status'] as const).map(
    (head) => t(`pallet:list.${head}`),
  );
  for (const head of heads) await expect(list.heads.filter({ hasText: head }).first()).toBeVisible();
  await expect(list.row(name)).toContainText(String(load?.products_count));
  await expect(list.truckOf(name, truck.description)).toBeVisible();
  await admin.call(routes.updateTruck, { params: { id: truck.id }, body: { status: 0 } });
  await planner.until(
    routes.getPallet,
    { params: { id: load?.pallet_id ?? 0 } },
    ({ truck_status }) => truck_status === 0,
  );
  await page.reload();
  await expect(list.row(name)).toBeVisible();
  await expect(list.truckOf(name, truck.description)).toHaveCount(0);

  await expect(list.perPage).toHaveValue('30');
  await expect(list.perPage.locator('option')).toHaveText([20, 30, 50, 100].map((count) => t('table.rows', { count })));
  await list.perPage.selectOption('50');
  await app.goTo('pallets');
  await page.reload();
  await expect(list.perPage).toHaveValue('50');

  await list.newButton.click();
  const dialog = page.getByRole('dialog', { name: t('pallet:create.title') });
  await dialog.getByLabel(t('pallet:create.comment')).fill('Grąžinami stovai');
  const made = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/api/pallets'),
  );
  await dialog.getByRole('button', { name: t('pallet:create.action'), exact: true }).click();
  const { id } = (await (await made).json()) as { id: number };
  await expect(dialog).toHaveCount(0);
  expect(await planner.call(routes.getPallet, { params: { id } })).toMatchObject({
    comment: 'Grąžinami stovai',
    products: [],
  });

  await list.find(number, truck.pallets.length);
  await list.tick(name).click();
  await list.planButton.click();
  await expect(page).toHaveURL(`/lt/pallet-planning/${number}`);

  // loaded on the truck: beyond what somebody sees who may change no status
  await loadTruck(await Api.signedInAs('packer'), truck);
  await app.goTo(`pallets/${number}`);
  await expect(list.row(name)).toBeVisible();
  const viewer = await another();
  const asked = viewer.page.waitForRequest(
    (request) => request.url().includes('/api/pallets?') && request.url().includes('status_to=2'),
  );
  await viewer.signInAs('viewer');
  await viewer.open(`pallets/${number}/0/100/1/number/true`);
  await asked;
  await expect(viewer.page.getByText(t('pallet:list.emptyTitle'))).toBeVisible();
  await expect(viewer.palletsList.row(name)).toHaveCount(0);
});

test('PLN-11abcd documents of chosen pallets: which for whom, the loading list only with all numbers, a question before confirming, what is left out is named', async ({
  app,
  another,
  page,
  t,
}) => {
  const planner = await Api.signedInAs('planner');
  const { number, products } = await orderOf(planner, 'PQ', { W1: {}, W2: {} });
  const { W1, W2 } = products;
  if (!W1 || !W2) throw new Error('two products were made');
  const ids = [await onPallet(planner, [[W1, null]]), await onPallet(planner, [[W2, null]])];
  const [{ shown_number: numbered } = { shown_number: '' }] = (
    await planner.call(routes.printPreparation, { body: { pallets: ids.slice(0, 1) } })
  ).pallets;
  const { shown_number: bare } = await planner.call(routes.getPallet, { params: { id: ids[1] ?? 0 } });
  const list = app.palletsList;
  await app.signInAs('planner');
  await app.open('pallets');
  await list.find(number, 2);
  await list.tick(bare).click();
  await list.documentsButton.click();
  for (const document of ['preparation', 'loading', 'barcodes', 'cutting'] as const)
    await expect(list.document(document)).toBeVisible();
  await expect(list.document('loading')).toBeDisabled();
  await list.document('barcodes').click();
  await expect(page.getByText(t('errors:exports.no_pallets')).first()).toBeVisible();

  await list.tick(numbered).click();
  await list.documentsButton.click();
  await expect(list.document('loading')).toBeDisabled();
  await expectPdf(page, () => list.document('barcodes').click());
  await expect(
    page.getByText(t('pallet:print.skipped', { pallets: `${bare} (${t('pallet:print.skip.no_number')})` })).first(),
  ).toBeVisible();

  await list.documentsButton.click();
  await list.document('preparation').click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(bare);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  expect((await planner.call(routes.getPallet, { params: { id: ids[1] ?? 0 } })).status).toBe(0);

  const viewer = await another();
  await viewer.signInAs('viewer');
  await viewer.open(`pallets/${number}/0/100/1/number/true`);
  await viewer.palletsList.tick(bare).click();
  await viewer.palletsList.documentsButton.click();
  for (const document of ['barcodes', 'cutting'] as const)
    await expect(viewer.palletsList.document(document)).toHaveCount(0);
  await viewer.palletsList.document('preparation').click();
  await expect(viewer.page.getByText(t('pallet:print.notPrepared'))).toBeVisible();
  expect((await planner.call(routes.getPallet, { params: { id: ids[1] ?? 0 } })).status).toBe(0);

  await list.documentsButton.click();
  await list.document('preparation').click();
  await expectPdf(page, () =>
    question.getByRole('button', { name: t('pallet:print.confirmAction'), exact: true }).click(),
  );
  await list.documentsButton.click();
  await expect(list.document('loading')).toBeEnabled();
});
