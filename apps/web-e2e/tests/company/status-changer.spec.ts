import { routes } from '@mullion/contracts';
import { Api } from '../../src/api';
import { freshNumber } from '../../src/data/frames';
import { expect, test } from '../../src/test';

test('STA-02efg STA-03a a status is changed by keys: the target is named, declining restores, the server has the last word, the history names it', async ({
  app,
  page,
  t,
}) => {
  const planner = await Api.signedInAs('planner');
  const number = freshNumber('SC');
  const { id } = await planner.call(routes.createOrder, { body: { production_id: number } });
  const now = async () => (await planner.call(routes.getOrder, { params: { id } })).status;
  await app.signInAs('planner');
  await app.open(`orders/${number}`);
  const changer = app.orders.row(number).locator('.status-button');
  const pick = async (name: string) => {
    await changer.focus();
    await page.keyboard.press('Enter');
    const item = page.getByRole('menuitem', { name, exact: true });
    await item.focus();
    await page.keyboard.press('Enter');
  };
  const confirm = page.getByRole('alertdialog');
  await expect(changer).toContainText('Naujas');

  await pick('Pasiūlytas');
  await expect(confirm).toContainText('Pasiūlytas');
  await page.keyboard.press('Escape');
  await expect(confirm).toHaveCount(0);
  await expect(changer).toContainText('Naujas');
  expect(await now()).toBe(0);

  await pick('Pasiūlytas');
  await confirm
    .getByRole('button', { name: t('orders:confirm.statusAction', { status: 'Pasiūlytas' }) })
    .press('Enter');
  await expect(changer).toContainText('Pasiūlytas');
  expect(await now()).toBe(1);
  await expect(confirm).toHaveCount(0);
  await expect(changer).toBeFocused();
  await page.keyboard.press('Shift+F10');
  await expect(app.orders.menuItems.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(app.orders.menuItems).toHaveCount(0);
  await expect(changer).toBeFocused();

  // the dialog of an order asks too before it changes the status
  await app.orders.act(number, 'edit');
  await app.orders.field('status').selectOption({ label: 'Patvirtintas' });
  await app.orders.save.click();
  await expect(confirm).toContainText('Patvirtintas');
  await confirm.getByRole('button', { name: t('action.cancel'), exact: true }).click();
  await expect(app.orders.field('status').locator('option:checked')).toHaveText('Pasiūlytas');
  expect(await now()).toBe(1);
  await app.orders.dialog.getByRole('button', { name: t('action.cancel'), exact: true }).click();
  await expect(app.orders.dialog).toHaveCount(0);

  const worker = await Api.signedInAs('worker');
  const refused = await worker.ask(routes.updateOrder, { params: { id }, body: { status: 2 } });
  expect([refused.status, refused.body.code]).toEqual([403, 'status.change_not_allowed']);
  expect(await now()).toBe(1);

  await app.orders.act(number, 'history');
  const history = page.getByRole('dialog').getByRole('listitem');
  await expect(history).toHaveCount(1);
  await expect(history).toContainText(/Naujas.*Pasiūlytas.*Paulius Planuotojas/s);
});
