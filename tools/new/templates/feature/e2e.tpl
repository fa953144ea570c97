import { freshNumber } from '../../src/data/frames';
import { §Many§Page } from '../../src/pages/§many-§.page';
import { expect, test } from '../../src/test';

for (const language of ['lt', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('§many § are made, found, edited and deleted', async ({ app, page }) => {
      const list = new §Many§Page(page, language);
      const name = freshNumber('N').slice(0, §firstLimit§);
      await app.signInAs('admin');
      await app.open('§many-§');
      await expect(list.title).toBeVisible();

      await list.newButton.click();
      const dialog = list.dialog(list.texts.new);
      await list.save(dialog);
      await expect(dialog).toContainText(list.common.form.requiredField);
      §each rest§
      await dialog.getByLabel(list.texts.column.§field§).fill('x');
      §end§
      await dialog.getByLabel(list.texts.column.§first§).fill(name);
      await list.save(dialog);
      await expect(dialog).toBeHidden();

      await list.filter.fill(name);
      await expect(page).toHaveURL((url) => url.pathname === `/${language}/§many-§/${encodeURIComponent(name)}`);
      await expect(list.row(name)).toHaveCount(1);

      await list.act(list.row(name), list.common.action.edit);
      const editing = list.dialog(list.texts.form.editTitle, name);
      await editing.getByLabel(list.texts.column.§first§).fill(`${name}b`.slice(-§firstLimit§));
      await list.save(editing);
      await expect(editing).toBeHidden();

      await list.filter.fill('');
      await list.filter.fill(`${name}b`.slice(-§firstLimit§));
      const changed = list.row(`${name}b`.slice(-§firstLimit§));
      await expect(changed).toHaveCount(1);
      await list.remove(changed);
      await expect(page.getByText(list.texts.noMatch)).toBeVisible();
    });
  });
}
