import { freshNumber } from '../../src/data/frames';
import { expect, test } from '../../src/test';

/** Title lines, heads of the customer's own, centimetres; letters as Windows-1250 writes them. */
const list = (): Buffer =>
  Buffer.from(
    [
      'Okna \xa3\xf3d\x9f;;;;;;;',
      'Zam\xf3wienie 12;;;;;;;',
      '',
      'Poz.;Nazwa;Szer.;Wys.;Grub.;Waga;Szt.;Cena',
      ...Array.from({ length: 60 }, (_row, at) => `${at + 1};Okno \x9cwietlik;${100 + at};139;92;52;1;120,50`),
    ].join('\r\n'),
    'latin1',
  );

test("BEY-38b a customer's list is mapped in the window, kept under a name, and read by itself the next time", async ({
  app,
  t,
}) => {
  const { orders } = app;
  const name = freshNumber('Lista');
  await app.signInAs('planner');
  await app.open('orders');
  await orders.checkImport({ name: 'lista.csv', content: list() }, freshNumber('KL'));
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

  await orders.checkImport({ name: 'lista.csv', content: list() }, freshNumber('KL'));
  await expect(orders.importPreview).toBeVisible();
  await orders.importDialog.getByRole('button', { name: t('imports:reading.title'), exact: true }).click();
  await expect(panel).toContainText(t('imports:reading.by', { name }));
  await expect(panel.getByRole('cell', { name: 'Okno świetlik' }).first()).toBeVisible();
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
