import { allTexts } from '@mullion/i18n/all';
import { freshNumber } from '../../src/data/frames';
import { CustomersPage } from '../../src/pages/customers.page';
import { expect, test } from '../../src/test';

const language = 'en';

test.use({ language });

const errors = allTexts[language].errors;

test('CUS-01 the page is closed without CA_NEW; a customer with orders stays', async ({ app, page, another }) => {
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

test('CUS-02 CUS-03 a customer is made, found, given a contact and an address, edited and deleted', async ({ app, page }) => {
  const customers = new CustomersPage(page, language);
  const { texts } = customers;
  const name = `UAB ${freshNumber('C')}`;
  await app.signInAs('admin');
  await app.open('customers/null');
  await expect(customers.title).toBeVisible();

  await customers.button(texts.new).click();
  const making = customers.dialog(texts.form.newTitle);
  await making.getByLabel(texts.column.default_discount).fill('-1');
  await customers.save(making).click();
  await expect(making).toContainText(texts.form.discountRule);
  await expect(making).toContainText(customers.common.form.requiredField);
  await making.getByLabel(texts.column.name).fill(name);
  await making.getByLabel(texts.column.default_discount).fill('12.5');
  await customers.save(making).click();
  await expect(making).toBeHidden();

  await customers.filter.fill(name);
  await expect(customers.row(name)).toHaveCount(1);
  await expect(page).toHaveURL((url) => url.pathname === `/${language}/customers/${encodeURIComponent(name)}`);
  await expect(customers.row(name)).toContainText('12.5');

  await customers.act(customers.row(name), texts.action.contacts);
  const contacts = customers.dialog(texts.contacts.title, name);
  await customers.button(texts.contacts.add, contacts).click();
  const contact = customers.dialog(texts.contacts.new);
  await contact.getByLabel(texts.contacts.name).fill('Rūta');
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
