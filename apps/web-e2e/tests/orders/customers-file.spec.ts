import { routes } from '@mullion/contracts';
import { Api } from '../../src/api';
import { freshNumber } from '../../src/data/frames';
import { expect, test } from '../../src/test';

const row = (at: number, width: number | string = 100 + at) => `${at + 1};Okno \x9cwietlik;${width};139;92;52;1;120,50`;
const usual = Array.from({ length: 60 }, (_row, at) => row(at));
/** Title lines, heads of the customer's own, centimetres; letters as Windows-1250 writes them. */
const list = (rows: readonly string[] = usual): Buffer =>
  Buffer.from(
    [
      'Okna \xa3\xf3d\x9f;;;;;;;',
      'Zam\xf3wienie 12;;;;;;;',
      '',
      'Poz.;Nazwa;Szer.;Wys.;Grub.;Waga;Szt.;Cena',
      ...rows,
    ].join('\r\n'),
    'latin1',
  );

test("BEY-38bi a customer's list is mapped in the window and kept with its import; with changes, a week later, it is read by itself, and what is under way is decided", async ({
  app,
  t,
}) => {
  const { orders } = app;
  const [name, number] = [freshNumber('Lista'), freshNumber('KL')];
  await app.signInAs('admin');
  await app.open('orders');
  await orders.checkImport({ name: 'lista.csv', content: list() }, number);
  const panel = orders.importReading;
  await expect(panel).toContainText(t('imports:reading.headRow', { row: 4 }));
  const fieldOf = (head: string) => panel.getByLabel(t('imports:reading.fieldOf', { name: head }), { exact: true });
  for (const [head, field] of [
    ['Poz.', 'position'],
    ['Nazwa', 'type'],
    ['Szer.', 'width_mm'],
    ['Wys.', 'height_mm'],
    ['Grub.', 'depth_mm'],
    ['Waga', 'weight_kg'],
    ['Szt.', 'quantity'],
  ] as const)
    await fieldOf(head).selectOption(field);
  for (const head of ['Szer.', 'Wys.'])
    await panel.getByLabel(t('imports:reading.unitOf', { name: head }), { exact: true }).selectOption('cm');
  await panel.getByLabel(t('imports:column.category'), { exact: true }).selectOption('window');
  await panel.getByText(t('imports:reading.keep'), { exact: true }).click();
  await panel.getByLabel(t('imports:reading.keptName')).fill(name);
  const button = (key: 'imports:check' | 'imports:submit') =>
    orders.importDialog.getByRole('button', { name: t(key), exact: true });
  await button('imports:check').click();
  await expect(orders.importPreview).toContainText(t('imports:preview.ignored', { count: 1, names: 'Cena' }));
  await button('imports:submit').click();
  await expect(orders.importDialog).toContainText(t('imports:created', { count: 1 }));
  await orders.closeImport();

  const admin = await Api.signedInAs('admin');
  const { data: found } = await admin.call(routes.listOrders, { query: { filter: number } });
  const order = await admin.call(routes.getOrder, { params: { id: found[0]?.id as number } });
  expect(order.products.map(({ width }) => width).toSorted((a, b) => a - b)).toEqual(
    usual.map((_row, at) => 1000 + 10 * at),
  );
  await admin.until(
    routes.listOrderOperations,
    { query: { orders: String(order.id) } },
    (known) => known.orders.length === 1,
  );
  await admin.call(routes.addOperations, { body: { orders: [order.id] } });
  const known = await admin.call(routes.listOrderOperations, { query: { orders: String(order.id) } });
  const [center] = known.orders[0]?.operations.map(({ work_center_id }) => work_center_id as number) ?? [];
  const cut = order.products.find(({ position }) => position === '3');
  await admin.call(routes.completeOperations, {
    params: { id: center as number },
    body: { products: [cut?.id as number] },
  });

  await orders.importButton.click();
  await orders.importDialog.getByText(t('imports:update'), { exact: true }).click();
  const changed = [...usual.slice(0, 2), row(2, 133), ...usual.slice(3, 59), row(60, 90)];
  await orders.chooseImportFile({ name: 'lista 2.csv', content: list(changed) }, number);
  const changes = orders.importDialog.getByRole('region', { name: t('productChanges:title') });
  await expect(changes).toContainText(t('productChanges:undecided', { count: 1 }));
  await changes
    .getByRole('row')
    .filter({ hasText: '1 330' })
    .getByRole('radio', { name: t('productChanges:act.keep'), exact: true })
    .click();
  await orders.importDialog.getByRole('button', { name: t('imports:reading.title'), exact: true }).click();
  await expect(panel.getByLabel(t('imports:reading.mapping'), { exact: true })).toHaveValue(name);
  await expect(panel.getByRole('cell', { name: 'Okno świetlik' }).first()).toBeVisible();
  await button('imports:submit').click();
  await expect(orders.importDialog).toContainText(t('imports:resultWritten'));
  const after = await admin.until(routes.getOrder, { params: { id: order.id } }, ({ products }) =>
    ['60', '61'].every((at) => products.some(({ position }) => position === at) === (at === '61')),
  );
  const widthOf = (position: string) =>
    after.products.filter((one) => one.position === position).map(({ width }) => width);
  expect([widthOf('3'), widthOf('60'), widthOf('61')]).toEqual([[1020], [], [900]]);
});

test('BEY-38h bad cells are gone through by F8 and corrected in the window; a reload loses nothing', async ({
  app,
  t,
}) => {
  const { orders } = app;
  const number = freshNumber('FX');
  await app.signInAs('planner');
  await app.open('orders');
  const heads = 'position;category;width_mm;height_mm;depth_mm;weight_kg;quantity';
  const content = [heads, 'L1;1;1180;13O0;92;52;1', 'L2;1;;1390;92;52;1', 'L3;1;900;1390;92;abc;1'].join('\n');
  await orders.checkImport({ name: 'su klaidomis.csv', content }, number);
  const panel = orders.importReading;
  await expect(panel.getByRole('status')).toContainText(t('imports:reading.faults', { count: 3 }));
  await expect(panel.getByRole('button', { name: t('imports:reading.next'), exact: true })).toBeEnabled();
  const cell = (name: string, head: string) =>
    panel.getByLabel(t('imports:reading.cell', { cell: name, name: head }), { exact: true });
  await app.page.keyboard.press('F8');
  await expect(cell('D2', 'height_mm')).toBeFocused();
  await panel.getByRole('button', { name: t('imports:reading.write', { value: '1300' }), exact: true }).click();
  await app.page.keyboard.press('F8');
  await expect(cell('C3', 'width_mm')).toBeFocused();
  await app.page.keyboard.type('760');
  await panel.getByRole('button', { name: t('imports:reading.skipRowOf', { row: 4 }), exact: true }).click();

  await app.page.reload();
  await expect(orders.importDialog).toContainText(t('imports:draft.title'));
  await expect(orders.importDialog).toContainText('su klaidomis.csv');
  await orders.importDialog.getByRole('button', { name: t('imports:check'), exact: true }).click();
  await expect(orders.importPreview).toContainText(number);
  await orders.importDialog.getByRole('button', { name: t('imports:submit'), exact: true }).click();
  await expect(orders.importDialog).toContainText(t('imports:added', { count: 2 }));
  await orders.closeImport();
  await orders.importButton.click();
  await expect(orders.importDialog).toContainText(t('imports:drop'));
});

test('BEY-38i kept columns are renamed and deleted in the window', async ({ app, t }) => {
  const { orders } = app;
  const [name, other] = [freshNumber('Lista'), freshNumber('Kita')];
  const admin = await Api.signedInAs('admin');
  await admin.call(routes.saveImportMapping, {
    body: { name, mapping: { columns: [{ head: name, field: 'position' }] } },
  });
  await app.signInAs('planner');
  await app.open('orders');
  await orders.checkImport({ name: 'sava.csv', content: 'Nr;Kas\n1;2' }, freshNumber('KM'));
  await orders.importReading.getByRole('button', { name: t('imports:mappings.open'), exact: true }).click();
  const kept = app.page.getByRole('dialog', { name: t('imports:mappings.title'), exact: true });
  await kept.getByRole('button', { name: t('imports:mappings.renameOf', { name }), exact: true }).click();
  await kept.getByLabel(t('imports:reading.keptName'), { exact: true }).fill(other);
  await app.page.keyboard.press('Enter');
  await kept.getByRole('button', { name: t('imports:mappings.deleteOf', { name: other }), exact: true }).click();
  await app.page
    .getByRole('alertdialog', { name: t('imports:mappings.deleteAsk', { name: other }) })
    .getByRole('button', { name: t('action.delete'), exact: true })
    .click();
  await expect(kept.getByText(other, { exact: true })).toBeHidden();
  const left = await admin.call(routes.listImportMappings, {});
  expect(left.map((one) => one.name)).not.toEqual(expect.arrayContaining([other]));
});

test('BEY-38e sizes that no window has are asked about before they are imported', async ({ app, t }) => {
  const { orders } = app;
  await app.signInAs('planner');
  await app.open('orders');
  const content = 'position;category;width_mm;height_mm;depth_mm;weight_kg;quantity\nL1;1;146;140;9;68,5;1';
  await orders.checkImport({ name: 'cm.csv', content }, freshNumber('CM'));
  await expect(orders.importDialog).toContainText(t('imports:questions.title'));
  const submit = orders.importDialog.getByRole('button', { name: t('imports:submit'), exact: true });
  await expect(submit).toBeDisabled();
  await orders.importDialog.getByText(t('imports:questions.take'), { exact: true }).click();
  await submit.click();
  await expect(orders.importDialog).toContainText(t('imports:created', { count: 1 }));
});
