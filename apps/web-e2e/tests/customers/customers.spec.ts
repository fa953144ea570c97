import { createContact, createCustomer, saveSystemRights } from '@mullion/contracts';
import { allTexts } from '@mullion/i18n/all';
import { Api } from '../../src/api';
import { freshNumber } from '../../src/data/frames';
import { CustomersPage } from '../../src/pages/customers.page';
import { expect, test } from '../../src/test';

const language = 'en';

test.use({ language });

const errors = allTexts[language].errors;

test('CUS-01ab the page is closed without CA_NEW; a customer with orders stays', async ({ app, page, another }) => {
  const packer = await another();
  await packer.signInAs('packer');
  await packer.open('customers/null');
  await expect(packer.page.getByRole('heading', { name: packer.t('notAllowed.title'), level: 1 })).toBeVisible();

  const customers = new CustomersPage(page, language);
  await app.signInAs('admin');
  await app.open('customers/Fjordhus');
  const { texts } = customers;
  await expect(page.getByRole('columnheader')).toHaveCount(Object.keys(texts.column).length + 1);
  await customers.act(customers.row('Fjordhus'), texts.action.delete);
  await customers.confirm(texts.action.delete);
  await expect(page.getByText(errors['customer.has_orders'])).toBeVisible();
  await expect(customers.row('Fjordhus')).toBeVisible();
});

test('CUS-02a CUS-03abd a customer is made, found, given a contact and an address, edited and deleted', async ({
  app,
  page,
}) => {
  const customers = new CustomersPage(page, language);
  const { texts } = customers;
  const name = `UAB ${freshNumber('C')}`;
  await app.signInAs('admin');
  await app.open('customers/null');
  await expect(customers.title).toBeVisible();

  await customers.button(texts.new).click();
  const newCustomer = customers.dialog(texts.form.newTitle);
  await newCustomer.getByLabel(texts.column.default_discount).fill('-1');
  await customers.save(newCustomer).click();
  await expect(newCustomer).toContainText(texts.form.discountRule);
  await expect(newCustomer).toContainText(customers.common.form.requiredField);
  await newCustomer.getByLabel(texts.column.name).fill(name);
  await newCustomer.getByLabel(texts.column.default_discount).fill('12,5');
  await customers.save(newCustomer).click();
  await expect(newCustomer).toBeHidden();

  await customers.filter.fill(name);
  await expect(customers.row(name)).toHaveCount(1);
  await expect(page).toHaveURL((url) => url.pathname === `/${language}/customers/${encodeURIComponent(name)}`);
  await expect(customers.row(name)).toContainText('12.5');

  await customers.act(customers.row(name), texts.action.contacts);
  const contacts = customers.dialog(texts.contacts.title, name);
  await customers.button(texts.contacts.add, contacts).click();
  const contact = customers.dialog(texts.contacts.new);
  await contact.getByLabel(texts.contacts.name).fill('Rūta');
  await customers.save(contact).click();
  await expect(contact).toContainText(customers.common.form.emailOrMobile);
  await contact.getByLabel(texts.contacts.email).fill('ruta');
  await customers.save(contact).click();
  await expect(contact).toContainText(customers.common.form.email);
  await contact.getByLabel(texts.contacts.email).fill('ruta@langai.example.test');
  await customers.save(contact).click();
  const ruta = contacts.getByRole('row').filter({ hasText: 'ruta@langai.example.test' });
  await ruta.locator('.bp6-switch').click();
  await expect(customers.message(texts.done.notified, 'Rūta')).toBeVisible();
  await expect(ruta.getByRole('checkbox')).toBeChecked();
  await customers.act(ruta, texts.contacts.deleteOne);
  await customers.confirm(texts.contacts.deleteOne);
  await expect(ruta).toHaveCount(0);
  await customers.button(customers.common.action.close, contacts).last().click();

  await customers.act(customers.row(name), texts.action.addresses);
  const addresses = customers.dialog(texts.addresses.title, name);
  await customers.button(texts.addresses.add, addresses).click();
  const address = customers.dialog(texts.addresses.new);
  const country = 'NO - Norway';
  await address.getByLabel(texts.addresses.country).selectOption({ label: country });
  await address.getByLabel(texts.addresses.city).fill('Oslo');
  await customers.save(address).click();
  await expect(addresses.getByRole('row').filter({ hasText: country })).toContainText('Oslo');
  await customers.button(customers.common.action.close, addresses).last().click();
  await expect(customers.row(name)).toContainText('Oslo, NO');

  await customers.act(customers.row(name), texts.action.edit);
  const editing = customers.dialog(texts.form.editTitle, name);
  await editing.getByLabel(texts.column.default_delivery_address).selectOption({ label: texts.form.none });
  await editing.getByLabel(texts.column.pref_packing_type).selectOption({ index: 1 });
  await customers.save(editing).click();
  await expect(customers.message(texts.done.saved, name)).toBeVisible();

  await customers.act(customers.row(name), texts.action.delete);
  await customers.confirm(texts.action.delete);
  await expect(page.getByText(texts.noMatch)).toBeVisible();
});

test('CUS-01ab customers are sorted and paged; without CA_EDIT and CA_DEL an alert says so', async ({
  app,
  page,
  another,
}) => {
  const customers = new CustomersPage(page, language);
  const { texts } = customers;
  const admin = await Api.signedInAs('admin7');
  const prefix = freshNumber('P');
  for (let at = 10; at < 61; at += 1) await admin.call(createCustomer, { body: { name: `${prefix}-${at}` } });
  const noEdit = {
    code: 'CA_EDIT',
    administrator: true,
    planner: false,
    manager: true,
    packer: false,
    worker: false,
  } as const;
  await admin.call(saveSystemRights, { body: { rights: [noEdit] } });
  await app.signInAs('planner7');
  await app.open(`customers/${prefix}`);
  await expect(customers.rows()).toHaveCount(50);
  await expect(customers.rows().first()).toContainText(`${prefix}-10`);
  await customers.pageButton(2).click();
  await expect(customers.rows()).toHaveCount(1);
  await expect(customers.rows()).toContainText(`${prefix}-60`);
  await customers.button(texts.column.name).click();
  await expect(customers.head(texts.column.name)).toHaveAttribute('aria-sort', 'descending');
  await expect(customers.rows().first()).toContainText(`${prefix}-60`);

  for (const [action, code] of [
    [texts.action.edit, 'no_rights_to_edit_customer'],
    [texts.action.delete, 'no_rights_to_delete_customer'],
  ] as const) {
    await customers.act(customers.row(`${prefix}-60`), action);
    await expect(app.alert(errors[code])).toBeVisible();
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0);
  }
  await admin.call(saveSystemRights, { body: { rights: [{ ...noEdit, planner: true }] } });
  const again = await another();
  await again.signInAs('planner7');
  await again.open(`customers/${prefix}-60`);
  const allowed = new CustomersPage(again.page, language);
  await allowed.act(allowed.row(`${prefix}-60`), texts.action.edit);
  await expect(allowed.dialog(texts.form.editTitle, `${prefix}-60`)).toBeVisible();
});

test('CUS-03c contacts have 20 rows a page, or 10, 50, all of them', async ({ app, page }) => {
  const customers = new CustomersPage(page, language);
  const { texts, common } = customers;
  const admin = await Api.signedInAs('super');
  const { id, name } = await admin.call(createCustomer, { body: { name: `UAB ${freshNumber('R')}` } });
  for (let at = 0; at < 51; at += 1)
    await admin.call(createContact, {
      body: { customer_id: id, name: `Nr. ${at + 10}`, email: `k${at}@rows.example.test` },
    });
  await app.signInAs('admin');
  await app.open(`customers/${encodeURIComponent(name)}`);
  await customers.act(customers.row(name), texts.action.contacts);
  const dialog = customers.dialog(texts.contacts.title, name);
  const choice = dialog.getByLabel(common.table.rowsPerPage);
  await expect(customers.rows(dialog)).toHaveCount(20);
  for (const [option, rows] of [
    ['10', 10],
    ['50', 50],
    ['', 51],
  ] as const) {
    await choice.selectOption(option);
    await expect(customers.rows(dialog)).toHaveCount(rows);
  }
  await choice.selectOption('20');
  await customers.pageButton(3).last().click();
  await expect(customers.rows(dialog)).toHaveCount(11);
});
