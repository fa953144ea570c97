import { importFile, routes } from '@mullion/contracts';
import { framesCsv } from '../../src/data/frames';
import { expect, test } from '../../src/test';

test.use({ language: 'lt' });

test('a file is dropped or pasted, and leaving while it is being sent is asked about', async ({ app }) => {
  const { page, t } = app;
  const dialog = app.orders.importDialog;
  await app.signInAs('planner');
  await app.open('orders');
  await app.menu.bar.getByRole('link', { name: t('menu:account'), exact: true }).click();
  await expect(app.heading).toHaveText(t('users:account.title'));
  await app.menu.bar
    .getByRole('link', { name: t('menu:orders'), exact: true })
    .first()
    .click();
  await app.orders.importButton.click();
  await app.orders.offerImport('drop', 'picture.png', 'no spreadsheet');
  await expect(dialog).toContainText(
    t('file.wrongType', { name: 'picture.png', types: importFile.extensions.join(', ') }),
  );
  await app.orders.offerImport('drop', 'dropped.csv', framesCsv());
  await expect(dialog).toContainText('dropped.csv');
  await expect(dialog).not.toContainText('picture.png');
  await app.orders.offerImport('paste', 'pasted.csv', framesCsv());
  await expect(dialog).toContainText('pasted.csv');

  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(`**/api/${routes.importOrders.path}`, (route) =>
    held.then(() => route.continue()).catch(() => undefined),
  );
  const check = dialog.getByRole('button', { name: t('imports:check'), exact: true });
  const isTabGuarded = () =>
    page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
  const question = page.getByRole('alertdialog', { name: t('file.leaveTitle') });
  expect(await isTabGuarded()).toBe(false);
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes(routes.importOrders.path),
  );
  await check.click();
  const request = await sent;
  expect(await isTabGuarded()).toBe(true);
  await page.goBack();
  await expect(question).toContainText(t('file.leaveText'));
  await question.getByRole('button', { name: t('file.stay'), exact: true }).click();
  await expect(question).toBeHidden();
  await expect(dialog).toBeVisible();
  await page.goBack();
  const cancelled = page.waitForEvent('requestfailed', (failed) => failed === request);
  await question.getByRole('button', { name: t('file.leave'), exact: true }).click();
  await cancelled;
  await expect(dialog).toBeHidden();
  expect(await isTabGuarded()).toBe(false);
  answer();
});
