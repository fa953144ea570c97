import { routes } from '@mullion/contracts';
import { Api } from '../../src/api';
import { freshNumber } from '../../src/data/frames';
import { ConflictPage } from '../../src/pages/conflict.page';
import { truckOf } from '../../src/scenarios';
import { expect, test } from '../../src/test';

test.use({ language: 'en' });

test('TRK-01abcg the list lives in its address; orders and description lead where they say', async ({
  app,
  page,
  t,
}) => {
  const order = await truckOf(await Api.signedInAs('planner'), 'TL');
  await app.signInAs('planner');
  await app.open('trucks-list');
  await expect(page).toHaveURL(/\/en\/trucks-list\/null\/null\/null\/1\/100\/1\/null\/true$/);
  const { trucks } = app;
  await trucks.filter.fill(order.number);
  await expect(trucks.rows).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`/trucks-list/${order.number}/null/null/1/100/1/`));
  await trucks.head('products').click();
  await expect(page).toHaveURL(/\/products_count\/true$/);
  await expect(trucks.perPage.locator('option')).toHaveText([
    ...[5, 10, 25, 50].map((count) => t('table.rows', { count })),
    t('common:table.allRows'),
  ]);
  await expect(trucks.row(order.number).getByRole('link', { name: order.number }).last()).toHaveAttribute(
    'href',
    `/en/products/${order.id}`,
  );
  await trucks.row(order.number).getByRole('link', { name: order.number }).first().click();
  await expect(page).toHaveURL(`/en/pallet-planning/${order.number}`);
  await expect(app.planning.order(order.number)).toBeVisible();
  await page.goBack();
  await expect(trucks.rows).toHaveCount(1);
});

test('TRK-02 nobody is offered to make a truck who may not', async ({ app }) => {
  await app.signInAs('packer');
  await app.open('trucks-list');
  const { trucks } = app;
  await expect(trucks.rows).not.toHaveCount(0);
  await expect(trucks.vehiclesLink).toBeVisible();
  await expect(trucks.newButton).toHaveCount(0);
});

test('TRK-01def status, history, edit by Enter and never over what somebody else saved, Escape, delete; loading only from status 1 and not for type 6', async ({
  app,
  another,
  page,
  t,
}) => {
  const planner = await Api.signedInAs('planner');
  const names = await planner.call(routes.listStatuses, { query: { language: 'en', table_name: 'trucks' } });
  const nameOf = (status: number) => names.find((name) => name.status === status)?.text ?? '';
  const [description, plate] = [freshNumber('TS'), freshNumber('KL')];
  const truck = await planner.call(routes.createTruck, { body: { description, status: 0 } });
  const list = `trucks-list/${description}/null/null/0/100/1/null/true`;
  await app.signInAs('admin');
  await app.open(list);
  const { trucks } = app;
  const conflict = new ConflictPage(page, t);
  await expect(trucks.row(description)).toContainText(nameOf(0));
  await expect(trucks.action('edit', description)).toHaveCount(1);
  await expect(trucks.action('load', description)).toHaveCount(0);
  await trucks.pickStatus(description, nameOf(1));
  await expect(trucks.dialog).toContainText(nameOf(1));
  await trucks.button(t('action.cancel')).click();
  await expect(trucks.row(description)).toContainText(nameOf(0));
  await trucks.pickStatus(description, nameOf(1));
  await trucks.button(t('trucks:confirm.statusAction', { status: nameOf(1) })).click();
  await expect(trucks.row(description)).toContainText(nameOf(1));
  await expect(trucks.action('load', description)).toHaveAttribute('href', `/en/truck-scanner/${truck.id}`);

  await trucks.act('edit', description);
  await expect(trucks.field('description')).toHaveValue(description);
  await expect(trucks.field('description')).toBeFocused();
  await trucks.field('plate').focus();
  // also when the focus has left the dialog
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.keyboard.press('Escape');
  await expect(trucks.dialog).toBeHidden();
  await trucks.act('edit', description);
  await trucks.field('plate').fill(plate);
  await expect(trucks.dialog).toContainText(t('trucks:form.plateNew'));
  await planner.call(routes.updateTruck, {
    params: { id: truck.id },
    body: { delivery_date: '2031-03-03', max_pallet_weight: 20_000 },
  });
  await page.keyboard.press('Enter');
  await expect(conflict.choice(t('trucks:form.delivery_date'), 'theirs')).toBeChecked();
  await expect(conflict.row(t('trucks:form.maxWeight'))).toContainText('20000');
  await expect(conflict.choice(t('trucks:form.plate'), 'mine')).toBeChecked();
  await conflict.save.click();
  await expect(trucks.row(description)).toContainText(plate);
  await expect(trucks.row(description)).toContainText('2031-03-03');

  await trucks.act('history', description);
  await expect(trucks.history.first()).toContainText(nameOf(0));
  await expect(trucks.history.first()).toContainText(nameOf(1));
  await page.keyboard.press('Escape');
  await expect(trucks.history).toHaveCount(0);

  const viewer = await another();
  await viewer.signInAs('viewer');
  await viewer.open(list);
  await expect(viewer.trucks.action('history', description)).toHaveCount(1);
  for (const what of ['load', 'edit', 'delete'] as const)
    await expect(viewer.trucks.action(what, description)).toHaveCount(0);

  await trucks.act('delete', description);
  await trucks.button(t('action.cancel')).click();
  await expect(trucks.row(description)).toHaveCount(1);
  await trucks.act('delete', description);
  await trucks.button(t('trucks:confirm.deleteAction')).click();
  await expect(trucks.row(description)).toHaveCount(0);
});
