import { freshNumber } from '../../src/data/frames';
import { expect, test } from '../../src/test';

test('TOO-01a a tool is drawn as its geometry is typed, by keyboard alone; every field is required', async ({
  app,
  page,
  t,
}) => {
  const code = freshNumber('T');
  await app.signInAs('admin7');
  await app.open('tools');
  await expect(app.heading).toHaveText(t('tools:title'));
  await page.getByRole('button', { name: t('tools:new') }).press('Enter');
  const editor = page.getByRole('form', { name: t('tools:new') });
  const field = (name: 'code' | 'description' | 'length' | 'diameter' | 'geometry') =>
    editor.getByLabel(t(`tools:field.${name}`));
  await field('geometry').focus();
  await page.keyboard.type('0, 0\n62, 0\n62, 18\n54, 26, -3\nO, 78');
  await expect(editor.getByText(t('tools:fault.number', { text: 'O' }))).toBeVisible();
  await page.keyboard.press('F8');
  await expect(editor.locator('.geometry-lines .now')).toHaveText('4');
  await expect(editor.locator('.tool-drawing .point.now')).toContainText('4');
  await page.keyboard.press('F8');
  await expect(editor.locator('.geometry-lines .now')).toHaveText('5');
  await page.keyboard.press('Control+s');
  await expect(
    editor.getByRole('alert').filter({ hasText: t('errors:tools_table.all_fields_required') }),
  ).toBeVisible();
  await field('geometry').fill('0, 0\n62, 0\n62, 18\n54, 26, -8');
  await expect(editor.locator('.geometry-faults')).toHaveCount(0);
  await expect(editor.locator('.tool-drawing .step').last()).toHaveAttribute('d', 'M62 -18A8 8 0 0 1 54 -26');
  await field('code').fill(code);
  await field('description').fill('Frezė');
  await field('length').fill('78');
  await field('diameter').fill('165.25');
  await page.keyboard.press('Control+s');
  await expect(app.alert(t('tools:saved', { code }))).toBeVisible();
  await expect(page.getByRole('form', { name: t('tools:editTitle', { code }) })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: code })).toContainText('165,25');
});
