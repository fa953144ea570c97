import { randomUUID } from 'node:crypto';
import { routes, type UserType } from '@mullion/contracts';
import { Api } from '../../src/api';
import { AccountPage } from '../../src/pages/account.page';
import { ConflictPage } from '../../src/pages/conflict.page';
import { UsersPage } from '../../src/pages/users.page';
import { emailOf, PASSWORD } from '../../src/people';
import { expect, test } from '../../src/test';

const NEXT = 'Stiprus-2027?';
const fresh = (): string => `e2e${randomUUID().slice(0, 8)}`;
/** Somebody with an account of the demo factory whom no other test knows. */
const somebody = async (type: UserType): Promise<string> => {
  const account = fresh();
  const admin = await Api.signedInAs('admin');
  await admin.call(routes.createUser, {
    body: { name: `Asmuo ${account}`, email: emailOf(account), password: PASSWORD, type },
  });
  return account;
};

test('USR-01acd USR-02a USR-03d an administrator creates, edits and deletes a user', async ({ app, page, t }) => {
  const users = new UsersPage(page, t);
  const name = `Asmuo ${fresh()}`;
  await app.signInAs('admin');
  await app.open('user');
  await expect(users.names.first()).toContainText(t('common:userType.0'));
  const perPage = page.getByRole('combobox', { name: t('common:table.rowsPerPage') });
  await expect(perPage).toHaveValue('50');
  await expect(perPage.getByRole('option')).toHaveText([/^5 /, /^10 /, /^25 /, /^50 /, t('common:table.allRows')]);
  for (const head of ['name', 'email', 'type'] as const)
    await expect(page.getByRole('columnheader', { name: t(`users:list.column.${head}`) })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: t('users:list.column.type') })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );

  await users.newButton.click();
  await users.field('name').fill(name);
  await users.field('email').fill(emailOf(fresh()));
  await users.field('type').selectOption({ label: t('common:userType.4') });
  await users.field('password').fill('silpnas1');
  await expect(users.dialog.getByText(t('users:form.weak'))).toBeVisible();
  await users.field('password').fill(PASSWORD);
  await expect(users.dialog.getByText('Slaptažodžiai nesutampa')).toBeVisible();
  await expect(users.button(t('users:form.create'))).toHaveCount(0);
  await users.field('repeat').fill(PASSWORD);
  await users.button(t('users:form.create')).click();
  await expect(users.row(name)).toContainText(t('common:userType.4'));

  await users.act('edit', name);
  await expect(users.field('email')).toHaveAttribute('readonly');
  await users.field('type').selectOption({ label: t('common:userType.5') });
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await users.button(t('common:action.save')).click();
  expect((await sent).postDataJSON()).not.toHaveProperty('password');
  await expect(users.row(name)).toContainText(t('common:userType.5'));

  await users.act('delete', name);
  await expect(users.dialog).toContainText(t('users:confirm.deleteTitle', { name }));
  await users.button(t('common:action.cancel')).click();
  await expect(users.row(name)).toHaveCount(1);
  await users.act('delete', name);
  await users.button(t('users:confirm.deleteAction')).click();
  await expect(users.row(name)).toHaveCount(0);
});

test('ACC-01abcd the own name and password change by the current one, never over what somebody else saved; other devices are signed out', async ({
  app,
  page,
  t,
  another,
}) => {
  const account = await somebody(2);
  const form = new AccountPage(page, t);
  const conflict = new ConflictPage(page, t);
  await app.signInAs(account);
  const elsewhere = await another();
  await elsewhere.signInAs(account);

  await app.open('edit-account');
  await expect(form.name).toHaveValue(`Asmuo ${account}`);
  await expect(form.sessions).toHaveCount(2);
  await expect(form.save).toBeDisabled();
  await form.fill('Neteisingas-1', NEXT, `${NEXT}x`);
  await expect(form.save).toBeDisabled();
  await form.password('repeat').fill(NEXT);
  await form.save.click();
  await expect(app.alert(t('users:account.wrongPassword'))).toBeVisible();
  for (const which of ['current', 'new', 'repeat'] as const) await expect(form.password(which)).toHaveValue('');
  await expect(form.password('current')).toBeFocused();

  const admin = await Api.signedInAs('admin');
  const now = async () => (await admin.call(routes.listUsers)).find(({ email }) => email === emailOf(account));
  await form.name.fill('Mano vardas');
  await admin.call(routes.updateUser, {
    params: { id: (await now())?.id ?? 0 },
    body: { name: 'Administratės vardas' },
  });
  await form.fill(PASSWORD, NEXT, NEXT);
  await form.save.click();
  await expect(conflict.row(t('users:account.name'))).toContainText('Administratės vardas');
  expect((await now())?.name).toBe('Administratės vardas');
  await expect(conflict.choice(t('users:account.name'), 'mine')).toBeChecked();
  await conflict.save.click();
  await expect(page.getByText(t('users:account.saved'))).toBeVisible();
  expect((await now())?.name).toBe('Mano vardas');
  await expect(form.sessions).toHaveCount(1);
  await elsewhere.open('edit-account');
  await expect(elsewhere.page).toHaveURL(/\/login(\?|$)/);
});

test('BEY-15a a session on another device is seen and ended', async ({ app, page, t, another }) => {
  const account = await somebody(3);
  const form = new AccountPage(page, t);
  await app.signInAs(account);
  const elsewhere = await another('phone');
  await elsewhere.signInAs(account);
  await app.open('edit-accounts');
  await expect(form.sessions).toHaveCount(2);
  const mine = form.sessions.filter({ hasText: t('users:sessions.current') });
  await expect(mine).toHaveCount(1);
  await expect(mine.getByRole('button')).toHaveCount(0);
  await form.sessions.getByRole('button').click();
  await page.getByRole('button', { name: t('users:sessions.confirmAction'), exact: true }).click();
  await expect(form.sessions).toHaveCount(1);
  await elsewhere.open('edit-account');
  await expect(elsewhere.page).toHaveURL(/\/login(\?|$)/);
});

test('USR-01b USR-02a USR-03abc planners are sent to login; an administrator touches neither super users nor oneself', async ({
  app,
  page,
  t,
  another,
}) => {
  await app.signInAs('planner');
  await app.open('user');
  await expect(page).toHaveURL(/\/login(\?|$)/);

  const admin = await another();
  await admin.signInAs('admin');
  await admin.open('user');
  const users = new UsersPage(admin.page, t);
  await users.row('Sigita Superienė').hover();
  for (const what of ['edit', 'sessions', 'delete'] as const)
    await expect(users.action(what, 'Sigita Superienė')).toBeDisabled();
  await users.row('Aldona Administratė').hover();
  await expect(users.action('delete', 'Aldona Administratė')).toBeDisabled();
  await users.act('edit', 'Aldona Administratė');
  await expect(users.field('type')).toBeDisabled();
});
