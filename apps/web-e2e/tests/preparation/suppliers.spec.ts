import { freshNumber } from '../../src/data/frames';
import { expect, test } from '../../src/test';

test('SUP-01a suppliers are made, moved by keys, hidden, shown again last, and deleted after a question', async ({
  app,
  t,
}) => {
  const [one, two] = [freshNumber('Stiklas'), freshNumber('Mediena')];
  await app.signInAs('admin');
  await app.open('suppliers');
  const { suppliers } = app;
  for (const title of [one, two]) {
    await suppliers.newButton.click();
    await suppliers.dialog.getByLabel(t('preparation:suppliers.column.title')).fill(title);
    await suppliers.dialog.getByRole('button', { name: t('action.save') }).click();
    // the short title stands in the head of a column: it is required
    await expect(suppliers.dialog).toBeVisible();
    await suppliers.dialog.getByLabel(t('preparation:suppliers.column.short')).fill(title.slice(-4));
    await suppliers.dialog.getByRole('button', { name: t('action.save') }).click();
    await expect(suppliers.dialog).toBeHidden();
  }
  await expect(suppliers.columns.nth(-1)).toHaveText(two.slice(-4));
  await expect(suppliers.row(two)).toContainText('*');
  await suppliers.row(two).focus();
  await app.page.keyboard.press('Alt+ArrowUp');
  await expect(suppliers.columns.nth(-1)).toHaveText(one.slice(-4));
  await suppliers.act('hideName', two).click();
  await expect(suppliers.row(two)).not.toContainText('*');
  await expect(suppliers.columns.filter({ hasText: two.slice(-4) })).toHaveCount(0);
  await suppliers.act('showName', two).click();
  await expect(suppliers.columns.nth(-1)).toHaveText(two.slice(-4));
  for (const title of [one, two]) {
    await suppliers.act('remove', title).click();
    await expect(suppliers.dialog).toContainText(t('preparation:suppliers.deleteNone'));
    await suppliers.dialog.getByRole('button', { name: t('preparation:suppliers.delete'), exact: true }).click();
    await expect(suppliers.row(title)).toHaveCount(0);
  }
});
