import { readFile } from 'node:fs/promises';
import { expect, test } from '../../src/test';
import { framesCsv, FRAMES, freshNumber } from '../../src/data/frames';

test('BEY-01a a spreadsheet becomes an order; the same again is left as it was', async ({ app }) => {
  await app.signInAs('planner');
  await app.open('orders');
  const number = freshNumber('I');
  const file = { name: 'langai.csv', content: framesCsv() };
  await app.orders.import(file, number);
  await expect(app.orders.importDialog).toContainText(app.t('imports:created', { count: 1 }));
  await expect(app.orders.importDialog).toContainText(app.t('imports:added', { count: FRAMES }));
  await app.orders.closeImport();
  await app.orders.filter.fill(number);
  // the page has followed the filter before the dialog holds something that leaving it would lose
  await expect(app.page).toHaveURL(new RegExp(number));
  await expect(app.orders.row(number)).toHaveCount(1);
  await expect(app.orders.row(number)).toContainText(String(FRAMES));
  await app.orders.checkImport(file, number);
  await expect(app.orders.importPreview).toContainText(app.t('imports:preview.skipped', { count: 1 }));
  await expect(
    app.orders.importDialog.getByRole('button', { name: app.t('imports:submit'), exact: true }),
  ).toBeDisabled();
  await app.orders.leaveImport();
  await expect(app.orders.row(number)).toHaveCount(1);
});

test('a file may be dropped anywhere on the dialog', async ({ app }) => {
  await app.signInAs('planner');
  await app.open('orders');
  await app.orders.importButton.click();
  const dialog = app.orders.importDialog;
  await expect(dialog).toBeVisible();
  const dataTransfer = await app.page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['a;b'], 'numesta.csv'));
    return data;
  });
  await dialog.getByRole('heading').dispatchEvent('drop', { dataTransfer });
  await expect(dialog).toContainText('numesta.csv');
});

test.describe('in en', () => {
  test.use({ language: 'en' });

  test('BEY-01b the template is downloaded as the file it is; a file is shown before it is written; a bad one names its own columns, rows and reasons once, and nothing of it is imported', async ({
    app,
  }) => {
    await app.signInAs('planner');
    await app.open('orders');
    const number = freshNumber('B');
    const { importDialog: dialog, importPreview: preview } = app.orders;
    await app.orders.importButton.click();
    const coming = app.page.waitForEvent('download');
    await dialog.getByRole('button', { name: app.t('imports:templateCsv'), exact: true }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toBe('mullion-en.csv');
    expect(await readFile(await file.path(), 'utf8')).toMatch(/^\uFEFF\p{L}+;/u);
    await app.page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await app.orders.checkImport({ name: 'langai.csv', content: framesCsv() }, number);
    await expect(preview.getByRole('row').filter({ hasText: number })).toContainText(String(FRAMES));
    await expect(preview.getByRole('row').filter({ hasText: number })).toContainText(
      app.t('imports:preview.outcome.created'),
    );
    await dialog.getByRole('button', { name: app.t('imports:back') }).click();
    await app.orders.leaveImport();

    const head = 'Pozicija;Tipas;Kategorija;Plotis;Aukštis;Gylis;Svoris;Plotas;Kiekis';
    const bad = [
      'L8;Langas;1;plati;1390;90;52,5;1,6;1',
      ...[1, 2, 3].map((at) => `L1${at};Langas;7;1180;1390;90;52,5;1,6;1`),
    ];
    await app.orders.checkImport({ name: 'blogas.csv', content: [head, ...bad].join('\r\n') }, number);
    await expect(dialog).toContainText(app.t('imports:resultRefused'));
    const faults = dialog.getByRole('region', { name: app.t('imports:errorColumn.all') });
    await expect(faults.getByRole('row').filter({ hasText: 'Plotis' }).getByRole('cell').first()).toHaveText('2');
    const category = faults.getByRole('row').filter({ hasText: 'Kategorija' });
    await expect(category.getByRole('cell').first()).toHaveText('3–5');
    await expect(category).toContainText(app.t('imports:choices.category'));
    await app.orders.leaveImport();
    await app.orders.filter.fill(number);
    await expect(app.page.getByText(app.t('orders:noMatch'))).toBeVisible();
  });
});
