import { freshNumber } from '../../src/data/frames';
import { RacksPage } from '../../src/pages/racks.page';
import { expect, test } from '../../src/test';

for (const language of ['lt'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('BEY-22a racks are made, found, edited and deleted', async ({ app, page }) => {
      const list = new RacksPage(page, language);
      const name = freshNumber('N').slice(0, 32);
      await app.signInAs('admin');
      await app.open('racks');
      await expect(list.title).toBeVisible();

      await list.newButton.click();
      const dialog = list.dialog(list.texts.new);
      await list.save(dialog);
      await expect(dialog).toContainText(list.common.form.requiredField);
      await dialog.getByLabel(list.texts.column.walking_order).fill('7');
      await dialog.getByRole('textbox', { name: list.texts.column.code, exact: true }).fill(name);
      await list.save(dialog);
      await expect(dialog).toBeHidden();

      await list.filter.fill(name);
      await expect(page).toHaveURL((url) => url.pathname === `/${language}/racks/${encodeURIComponent(name)}`);
      await expect(list.row(name)).toHaveCount(1);

      await list.act(list.row(name), list.common.action.edit);
      const editing = list.dialog(list.texts.form.editTitle, name);
      await editing.getByRole('textbox', { name: list.texts.column.code, exact: true }).fill(`${name}b`.slice(-32));
      await list.save(editing);
      await expect(editing).toBeHidden();

      await list.filter.fill('');
      await list.filter.fill(`${name}b`.slice(-32));
      const changed = list.row(`${name}b`.slice(-32));
      await expect(changed).toHaveCount(1);
      await list.remove(changed);
      await expect(page.getByText(list.texts.noMatch)).toBeVisible();
    });
  });
}
