import { routes } from '@mullion/contracts';
import type { Locator } from '@playwright/test';
import type { App } from '../../src/app';
import { freshNumber } from '../../src/data/frames';
import { workAtTwoCenters } from '../../src/flows/floor';
import { arrive, expectNoViolations } from '../../src/flows/quality';
import { ProblemsPage } from '../../src/pages/problems.page';
import { expect, test } from '../../src/test';

const DIALOG = '.bp6-dialog, .bp6-drawer';

/**
 * Opens a dialog by a key from what has the focus, and closes it by Escape: axe is content with it, and the focus comes
 * back.
 */
const openAndLeave = (app: App, name: string, opener: Locator, key = 'Enter'): Promise<void> =>
  test.step(name, async () => {
    await opener.focus();
    await app.page.keyboard.press(key);
    await expect(app.page.locator(DIALOG)).toBeVisible();
    await expectNoViolations(app, name, undefined, DIALOG);
    await app.page.keyboard.press('Escape');
    await expect(app.page.locator(DIALOG)).toHaveCount(0);
    await expect.soft(opener, `${name} gives the focus back`).toBeFocused();
  });

test('dialogs of preparation, work centers, problems, suppliers and glass are without violations and give the focus back', async ({
  app,
  page,
  language,
  t,
}) => {
  const { admin, first, second, products } = await workAtTwoCenters(1);
  await admin.call(routes.completeOperations, {
    params: { id: first.id },
    body: { products: products.map(({ id }) => id) },
  });
  await app.signInAs('admin');

  await arrive(app, 'preperation');
  const order = await page.locator('tr[data-order]:has(button.supplier-date)').first().getAttribute('data-order');
  const row = page.locator(`tr[data-order="${order}"]`);
  await openAndLeave(app, 'operations of an order', row, 'o');
  await openAndLeave(app, 'suppliers of an order', row, 't');
  await openAndLeave(app, 'dates of suppliers', row.locator('button.supplier-date').first());

  await arrive(app, `work-center/${second.id}/${second.code}`);
  const product = app.workCenter.rows.first();
  await openAndLeave(app, 'comment on a product', product, 'c');
  await openAndLeave(app, 'return of a product', product, 'g');
  await openAndLeave(app, 'completion of a product', product, 'Control+Enter');

  const problems = new ProblemsPage(page, language);
  await arrive(app, 'problems');
  await openAndLeave(app, 'new problem', problems.newButton);
  await openAndLeave(app, 'problems by week', page.getByRole('button', { name: problems.texts.chart.open }));
  const reported = await page.getByRole('row').nth(1).getAttribute('data-row');
  await openAndLeave(
    app,
    'problem',
    reported ? page.locator(`tr[data-row="${reported}"]`) : page.getByRole('row').nth(1),
  );

  await arrive(app, 'suppliers');
  await openAndLeave(app, 'new supplier', app.suppliers.newButton);
  const title = freshNumber('Stiklas');
  await app.suppliers.newButton.press('Enter');
  await app.suppliers.dialog.getByLabel(t('preparation:suppliers.column.title')).fill(title);
  await app.suppliers.dialog.getByLabel(t('preparation:suppliers.column.short')).fill(title.slice(-4));
  await page.keyboard.press('Enter');
  await expect(app.suppliers.row(title)).toBeVisible();
  await expect(page.locator(DIALOG)).toHaveCount(0);
  await expect.soft(app.suppliers.newButton, 'a saved supplier gives the focus back').toBeFocused();
  await openAndLeave(app, 'deletion of a supplier', app.suppliers.act('remove', title));
  await app.suppliers.act('remove', title).press('Enter');
  await app.suppliers.dialog
    .getByRole('button', { name: t('preparation:suppliers.delete'), exact: true })
    .press('Enter');
  await expect(app.suppliers.row(title)).toHaveCount(0);
  await expect(page.locator(DIALOG)).toHaveCount(0);
  await expect.soft(page.locator('body'), 'a deleted supplier leaves the focus on the page').not.toBeFocused();

  await arrive(app, 'work-centers-management');
  await openAndLeave(app, 'rules of operations', page.getByRole('button', { name: t('centers:manage.rules') }));
  await openAndLeave(app, 'new work center', page.getByRole('button', { name: t('centers:new') }));
  await arrive(app, 'work-center-load');
  await openAndLeave(app, 'working hours', page.getByRole('button', { name: t('floorLoad:calendar') }));
  await arrive(app, 'glass-units');
  await openAndLeave(app, 'files of glass', page.getByRole('button', { name: t('glassUnits:upload.open') }));
  await openAndLeave(app, 'glass unit', page.getByRole('row').nth(1));
});
