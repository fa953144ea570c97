import { freshNumber } from '../../src/data/frames';
import { ProblemsPage } from '../../src/pages/problems.page';
import { expect, test } from '../../src/test';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('PRB-01a problems are reported, found, solved with their time, and deleted', async ({ app, page, language }) => {
  const list = new ProblemsPage(page, language);
  const { texts, common } = list;
  const name = freshNumber('N');
  await app.signInAs('super');
  await app.open('problems');
  await expect(list.title).toBeVisible();

  await list.newButton.click();
  const dialog = list.dialog(texts.new);
  await list.save(dialog);
  await expect(dialog).toContainText(common.form.requiredField);
  const description = dialog.getByLabel(texts.form.description);
  await dialog.getByLabel(texts.column.subject).fill(name);
  await description.fill('First');
  await description.press('Enter');
  await description.pressSequentially('Second');
  await expect(description).toHaveValue('First\nSecond');
  await expect(dialog).toBeVisible();
  await dialog.locator('input[type=file]').setInputFiles({ name: 'corner.png', mimeType: 'image/png', buffer: PIXEL });
  await dialog.getByLabel(texts.form.order_code).fill('no such order');
  await dialog.getByLabel(texts.form.order_code).press('Enter');
  await expect(dialog).toBeHidden();

  await list.filter.fill(name);
  await expect(page).toHaveURL((url) => url.searchParams.get('filter') === name);
  await expect(list.row(name)).toHaveCount(1);

  await list.act(list.row(name), common.action.edit);
  const editing = list.dialog(name);
  await expect(editing.locator('.attached-file img')).toHaveJSProperty('naturalWidth', 1);
  await editing
    .locator('input[type=file]')
    .setInputFiles({ name: 'report.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await expect(editing.locator('.attached-file')).toHaveCount(2);
  await editing.getByRole('button', { name: texts.attachments.delete.replace('{{name}}', 'corner.png') }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: common.action.delete }).click();
  await expect(editing.locator('.attached-file')).toHaveCount(1);
  await editing.getByLabel(texts.column.status).selectOption('2');
  await editing.getByRole('button', { name: texts.form.timeMore }).click();
  await editing.getByRole('button', { name: texts.form.timeMore }).click();
  await list.save(editing);
  await expect(editing).toBeHidden();
  await expect(list.row(name)).toContainText(language === 'lt' ? '0,2' : '0.2');
  await expect(list.sum).toContainText(language === 'lt' ? '0,2' : '0.2');

  await page.getByRole('button', { name: texts.chart.open }).click();
  const chart = page.getByRole('dialog', { name: texts.chart.title });
  await chart.getByLabel(texts.chart.by).selectOption('reason');
  await expect(chart.getByRole('rowheader', { name: texts.chart.noReason })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chart).toBeHidden();

  await list.row(name).focus();
  await page.keyboard.press('Enter');
  await expect(list.dialog(name)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list.dialog(name)).toBeHidden();

  await list.remove(list.row(name));
  await expect(page.getByText(texts.noMatch)).toBeVisible();
});
