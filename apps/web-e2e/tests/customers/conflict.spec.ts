import { createContact, createCustomer, getCustomer, getUser, updateContact, updateCustomer } from '@mullion/contracts';
import type { Page } from '@playwright/test';
import { Api } from '../../src/api';
import type { App } from '../../src/app';
import { freshNumber } from '../../src/data/frames';
import { ConflictPage } from '../../src/pages/conflict.page';
import { CustomersPage } from '../../src/pages/customers.page';
import { expect, test } from '../../src/test';
import type { T } from '../../src/texts';

test.use({ language: 'en' });

/** A customer of one's own, found on the page by an administrator, and somebody else who edits it meanwhile. */
const twoAt = async (app: App, page: Page, t: T) => {
  const customers = new CustomersPage(page, 'en');
  const other = await Api.signedInAs('super');
  const { id, name } = await other.call(createCustomer, { body: { name: `UAB ${freshNumber('K')}`, phone: '1' } });
  await app.signInAs('admin');
  await app.open(`customers/${encodeURIComponent(name)}`);
  return { customers, texts: customers.texts, conflict: new ConflictPage(page, t), other, id, name };
};

test('CUS-02a BEY-09 BEY-15 two people edit one customer: the other is named, field by field mine or theirs, both edits are in the audit log', async ({
  app,
  page,
  t,
}) => {
  const { customers, conflict, texts, other, id, name } = await twoAt(app, page, t);
  await customers.act(customers.row(name), texts.action.edit);
  const dialog = customers.dialog(texts.form.editTitle, name);
  await dialog.getByLabel(texts.column.mobile).fill('600');
  await dialog.getByLabel(texts.column.code).fill('MINE');
  await other.call(updateCustomer, { params: { id }, body: { phone: '2', code: 'THEIRS' } });
  await customers.save(dialog).click();

  const { name: colleague } = await other.call(getUser);
  await expect(conflict.dialog).toContainText(
    t('conflict.by', { name: colleague, time: '' }).split(',')[0] ?? colleague,
  );
  await expect(conflict.row(texts.column.code)).toContainText(t('conflict.both'));
  await expect(conflict.choice(texts.column.phone, 'theirs')).toBeChecked();
  await expect(conflict.choice(texts.column.mobile, 'mine')).toBeChecked();
  await conflict.choice(texts.column.code, 'theirs').check();
  await conflict.save.click();
  await expect(dialog).toBeHidden();
  expect(await other.call(getCustomer, { params: { id } })).toMatchObject({
    mobile: '600',
    phone: '2',
    code: 'THEIRS',
  });

  await app.goTo(`audit/customers/${id}`);
  await expect(page.getByRole('row').filter({ hasText: t('audit:verb.edited') })).toHaveCount(2);
  await expect(page.getByRole('row').filter({ hasText: '600' })).toContainText(texts.column.mobile);
});

test('CUS-03a a contact that somebody else changed is not overwritten: one goes on editing, then chooses, by keyboard alone', async ({
  app,
  page,
  t,
}) => {
  const { customers, conflict, texts, other, id, name } = await twoAt(app, page, t);
  const contact = await other.call(createContact, { body: { customer_id: id, name: 'Ona', email: 'ona@a.test' } });
  await customers.act(customers.row(name), texts.action.contacts);
  await customers.act(
    customers.dialog(texts.contacts.title, name).getByRole('row').filter({ hasText: 'Ona' }),
    texts.contacts.editOne,
  );
  const dialog = customers.dialog(texts.contacts.edit, 'Ona');
  await dialog.getByLabel(texts.contacts.mobile).fill('600');
  await other.call(updateContact, { params: { id: contact.id }, body: { name: 'Ona Nauja', notify: true } });
  // as a person presses it: the answer is there before the key is let go
  await page.keyboard.down('Enter');
  await expect(conflict.save).toBeFocused();
  await page.keyboard.up('Enter');
  await expect(conflict.choice(texts.contacts.name, 'theirs')).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(conflict.dialog).toBeHidden();
  await expect(dialog.getByLabel(texts.contacts.mobile)).toHaveValue('600');
  await expect(customers.focused(dialog)).toHaveCount(1);
  expect((await other.call(getCustomer, { params: { id } })).contacts).toMatchObject([
    { name: 'Ona Nauja', mobile: null, notify: true },
  ]);
  await page.keyboard.press('Enter');
  await expect(conflict.row(texts.contacts.notify)).toContainText(t('action.yes'));
  await expect(conflict.save).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  expect((await other.call(getCustomer, { params: { id } })).contacts).toMatchObject([
    { name: 'Ona Nauja', mobile: '600', notify: true },
  ]);
});
