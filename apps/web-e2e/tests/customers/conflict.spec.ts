import { createCustomer, getCustomer, updateCustomer } from '@mullion/contracts';
import { Api } from '../../src/api';
import { freshNumber } from '../../src/data/frames';
import { ConflictPage } from '../../src/pages/conflict.page';
import { CustomersPage } from '../../src/pages/customers.page';
import { expect, test } from '../../src/test';

test.use({ language: 'en' });

test('CUS-02 BEY-15 two people edit one customer: field by field mine or theirs, and both edits are in the audit log', async ({
  app,
  page,
  t,
}) => {
  const customers = new CustomersPage(page, 'en');
  const conflict = new ConflictPage(page, t);
  const { texts } = customers;
  const other = await Api.signedInAs('super');
  const name = `UAB ${freshNumber('K')}`;
  const { id } = await other.call(createCustomer, { body: { name, phone: '1' } });
  await app.signInAs('admin');
  await app.open(`customers/${encodeURIComponent(name)}`);
  await customers.act(customers.row(name), texts.action.edit);
  const dialog = customers.dialog(texts.form.editTitle, name);
  await dialog.getByLabel(texts.column.mobile).fill('600');
  await dialog.getByLabel(texts.column.code).fill('MINE');
  await other.call(updateCustomer, { params: { id }, body: { phone: '2', code: 'THEIRS' } });
  await customers.save(dialog).click();

  await expect(conflict.row(texts.column.code)).toContainText(t('conflict.both'));
  await expect(conflict.choice(texts.column.phone, 'theirs')).toBeChecked();
  await expect(conflict.choice(texts.column.mobile, 'mine')).toBeChecked();
  await conflict.choice(texts.column.code, 'theirs').check();
  await conflict.save.click();
  await expect(dialog).toBeHidden();
  expect(await other.call(getCustomer, { params: { id } })).toMatchObject({ mobile: '600', phone: '2', code: 'THEIRS' });

  await app.open(`audit/customers/${id}`);
  await expect(page.getByRole('row').filter({ hasText: t('audit:verb.edited') })).toHaveCount(2);
  await expect(page.getByRole('row').filter({ hasText: '600' })).toContainText(texts.column.mobile);
});
