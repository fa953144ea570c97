import { randomUUID } from 'node:crypto';
import { ApiAccessPage } from '../../src/pages/api-access.page';
import { expect, test } from '../../src/test';
import { tick } from '../../src/tick';

const unique = randomUUID().slice(0, 8);

test('BEY-19a an administrator makes a key that is shown once, another program comes with it, and after revoking it comes in vain', async ({
  app,
  page,
  request,
  t,
}) => {
  const access = new ApiAccessPage(page, t);
  const name = `Buhalterija ${unique}`;
  await app.signInAs('admin');
  await app.open('api-access');
  await expect(access.title).toBeVisible();
  await access.button(t('apiAccess:keys.new')).click();
  await access.dialog.getByLabel(t('apiAccess:keyForm.name')).fill(name);
  await access.button(t('apiAccess:keyForm.create')).click();
  await expect(access.dialog.getByText(t('common:form.chooseOne'))).toBeVisible();
  await tick(access.scope('customers', 'write'));
  await expect(access.scope('customers', 'read')).toBeChecked();
  await access.untickScope('customers', 'read');
  await expect(access.scope('customers', 'write')).not.toBeChecked();
  await tick(access.scope('orders', 'read'));
  await access.button(t('apiAccess:keyForm.create')).click();

  await expect(access.dialog).toContainText(t('apiAccess:once.only'));
  const key = await access.keyText();
  expect(key).toMatch(/^mul_[0-9A-Za-z]{40}$/);
  const close = access.dialog.getByRole('button', { name: t('common:action.close') });
  await expect(close).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(access.dialog).toContainText(key);
  await tick(access.dialog.getByRole('checkbox', { name: t('apiAccess:once.written') }));
  await close.click();
  await expect(access.key(name)).toContainText(`mul_…${key.slice(-4)}`);
  await expect(page.getByText(key)).toHaveCount(0);

  const asProgram = (path: string) => request.get(`/api/${path}`, { headers: { authorization: `Bearer ${key}` } });
  expect((await asProgram('orders?rows=1')).status()).toBe(200);
  expect(await (await asProgram('customers?rows=1')).json()).toMatchObject({ status: 403, code: 'api_key.scope' });
  expect((await asProgram('users')).status()).toBe(403);

  await access.actOnKey('revoke', name);
  await expect(access.dialog).toContainText(t('apiAccess:keys.revokeTitle', { name }));
  await access.button(t('apiAccess:keys.revokeAction')).click();
  await expect(access.key(name)).toHaveCount(0);
  await expect(async () => expect((await asProgram('orders?rows=1')).status()).toBe(401)).toPass();
});

test('BEY-34a an address that cannot be reached shows its test with text, signature and next try; it is turned off and deleted', async ({
  app,
  page,
  t,
}) => {
  const access = new ApiAccessPage(page, t);
  const url = `https://${unique}.example.invalid/hook`;
  await app.signInAs('admin');
  await app.open('api-access');
  await access.button(t('apiAccess:webhooks.new')).click();
  await access.dialog.getByLabel(t('apiAccess:webhookForm.url')).fill('https://127.0.0.1/hook');
  await tick(access.dialog.getByRole('checkbox', { name: 'truck.left.v1' }));
  await access.button(t('common:action.save')).click();
  await expect(access.dialog.getByText(t('errors:webhook.private_address'))).toBeVisible();
  await access.dialog.getByLabel(t('apiAccess:webhookForm.url')).fill(url);
  await access.button(t('common:action.save')).click();
  await expect(access.webhook(url)).toContainText(t('apiAccess:event.truckLeft'));
  await access.webhook(url).getByRole('button', { name: url, exact: false }).first().click();

  await access.button(t('apiAccess:deliveries.test')).click();
  const test = access.delivery('webhook.test.v1');
  await expect(test).toContainText(t('apiAccess:state.unresolved'));
  await expect(test).toContainText('webhook-signature: v1,');
  await expect(test).toContainText('POST /hook');
  await access.button(t('apiAccess:check.show')).click();
  await expect(page.getByRole('textbox', { name: t('apiAccess:check.secret') })).toHaveValue(
    /^whsec_[A-Za-z0-9+/]{43}=$/,
  );

  await access.actOnWebhook('turnOff', url);
  await expect(access.webhook(url)).toContainText(t('apiAccess:webhooks.off'));
  await expect(test).toContainText(t('apiAccess:state.off'));
  await access.actOnWebhook('delete', url);
  await access.button(t('apiAccess:webhooks.deleteAction')).click();
  await expect(access.webhook(url)).toHaveCount(0);
});
