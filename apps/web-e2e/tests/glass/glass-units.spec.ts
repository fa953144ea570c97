import { freshNumber } from '../../src/data/frames';
import { GlassUnitsPage, glassFile } from '../../src/pages/glass-units.page';
import { expect, test } from '../../src/test';

test('GLU-01abcefg a supplier uploads several Excel files; the bad one stops, is named by its cells, and is replaced; units are found and sorted', async ({
  app,
  page,
  t,
}) => {
  const [order, stand] = [freshNumber('G'), freshNumber('S')];
  const glass = new GlassUnitsPage(page, t);
  await app.signInByForm('supplier9');
  await expect(page).toHaveURL(/\/glass-units/);
  await expect(app.menu.bar).toContainText('Stasys Stiklius');

  await glass.uploadButton.click();
  // a snackbar stays for five seconds only: it is looked for before it can come
  const isRefused = expect(app.alert(t('glassUnits:upload.failure', { name: 'two.xlsx' }))).toBeVisible();
  await glass.dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      await glassFile('one.xlsx', `${order}-1`, stand, [1200, 1300, 1400]),
      await glassFile('two.xlsx', `${order}-2`, stand, [1500, '1 2O4']),
      await glassFile('three.xlsx', `${order}-3`, stand, [1600]),
    ]);
  await expect(glass.file('one.xlsx')).toContainText(t('glassUnits:upload.created', { count: 3 }));
  await expect(glass.file('two.xlsx')).toContainText(t('glassUnits:reason.letter_for_zero'));
  await expect(glass.file('two.xlsx').getByRole('row').last()).toContainText('1 2O4');
  await expect(glass.file('three.xlsx')).toContainText(t('glassUnits:upload.state.waiting'));
  await isRefused;
  const isTaken = expect(
    page
      .locator('.bp6-toast')
      .filter({ hasText: t('glassUnits:upload.success') })
      .getByRole('button', { name: t('action.close'), exact: true }),
  ).toBeVisible();
  const showsTime = expect(page.locator('.bp6-toast .toast-time')).toBeAttached();
  await glass.dialog
    .locator('input[type=file]')
    .last()
    .setInputFiles(await glassFile('two-mended.xlsx', `${order}-2`, stand, [1500, 1204]));
  await expect(glass.file('three.xlsx')).toContainText(t('glassUnits:upload.created', { count: 1 }));
  await isTaken;
  await showsTime;
  await glass.dialog
    .getByRole('button', { name: t('glassUnits:upload.close'), exact: true })
    .last()
    .click();

  await glass.search.fill(order);
  await expect(glass.rows).toHaveCount(6);
  await expect(glass.head('stand_number')).toHaveAttribute('aria-sort', 'ascending');
  await expect(glass.head('size').getByRole('button')).toHaveCount(0);
  await glass.head('supplier_position').getByRole('button').click();
  await expect(glass.rows.nth(5)).toContainText(/1.400/);

  await page.getByRole('radio', { name: t('glassUnits:shown.stands') }).click();
  await glass.side(stand, 'A', 4).click();
  await expect(
    page.getByRole('dialog', { name: t('glassUnits:onlySide', { stand, side: 'A' }) }).getByRole('listitem'),
  ).toHaveCount(4);
});

test('GLU-01e a manufacturer names the supplier whose files it uploads', async ({ app, page, t }) => {
  const order = freshNumber('M');
  const glass = new GlassUnitsPage(page, t);
  await app.signInAs('admin');
  await app.open('glass-units');
  await glass.uploadButton.click();
  await glass.dialog.getByLabel(t('glassUnits:upload.supplier'), { exact: true }).selectOption('Baltijos stiklas');
  await glass.dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles([await glassFile('named.xlsx', order, freshNumber('S'), [1200])]);
  await expect(glass.file('named.xlsx')).toContainText(t('glassUnits:upload.created', { count: 1 }));
  await glass.dialog
    .getByRole('button', { name: t('glassUnits:upload.close'), exact: true })
    .last()
    .click();
  await glass.search.fill(order);
  await expect(glass.rows).toHaveCount(1);
  await expect(glass.rows).toContainText(order);
  await glass.rows.dblclick();
  await expect(page.getByRole('dialog')).toContainText('Baltijos stiklas');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('GLU-01cd units are cards with their count, a touch shows all of one, and the drawer has the person and the way out', async ({
    app,
    page,
    t,
  }) => {
    const glass = new GlassUnitsPage(page, t);
    await app.signInAs('supplier9');
    await app.open('glass-units/26-0105');
    await expect(page.locator('.glass-found')).toContainText(/\d+/);
    await expect(glass.cards.first()).toContainText('26-0105');
    await glass.cards.first().click();
    await expect(page.getByRole('dialog')).toContainText(t('glassUnits:column.supplier_order'));
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: t('common:frame.openMenu') }).click();
    await expect(app.menu.bar).toContainText('Stasys Stiklius');
    await app.menu.logout.click();
    await expect(page).toHaveURL(/\/login/);
  });
});
