import { expect, test } from '../../src/test';
import { framesCsv, FRAMES, freshNumber } from '../../src/data/frames';

for (const language of ['lt', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('BEY-01a a spreadsheet becomes an order; the same again is left as it was', async ({ app }) => {
      await app.signInAs('planner');
      await app.open('orders');
      const number = freshNumber('I');
      const file = { name: 'langai.csv', content: framesCsv() };
      await app.orders.import(file, number);
      await expect(app.orders.importDialog).toContainText(app.t('imports:created', { count: 1 }));
      await expect(app.orders.importDialog).toContainText(app.t('imports:products', { count: FRAMES }));
      await app.orders.closeImport();
      await app.orders.filter.fill(number);
      await expect(app.orders.row(number)).toHaveCount(1);
      await expect(app.orders.row(number)).toContainText(String(FRAMES));
      await app.orders.import(file, number);
      await expect(app.orders.importDialog).toContainText(app.t('imports:skipped', { count: 1 }));
      await app.orders.closeImport();
      await expect(app.orders.row(number)).toHaveCount(1);
    });

    test('BEY-01b a bad spreadsheet names row, column and reason, and nothing of it is imported', async ({ app }) => {
      await app.signInAs('planner');
      await app.open('orders');
      const number = freshNumber('B');
      const bad = ['L9;Langas;1;plati;1390;90;52,5;1,6;1', 'L10;Langas;7;1180;1390;90;52,5;1,6;1'];
      await app.orders.import({ name: 'blogas.csv', content: framesCsv(bad) }, number);
      const dialog = app.orders.importDialog;
      await expect(dialog).toContainText(app.t('imports:resultRefused'));
      await expect(dialog.getByRole('row').filter({ hasText: 'width_mm' })).toContainText('5');
      await expect(dialog.getByRole('row').filter({ hasText: 'category' })).toContainText('6');
      await app.page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await app.orders.filter.fill(number);
      await expect(app.page.getByText(app.t('orders:noMatch'))).toBeVisible();
    });
  });
}
