import { routes } from '@mullion/contracts';
import { Api } from '../../src/api';
import { freshNumber } from '../../src/data/frames';
import { customerWith, loadTruck, truckOf } from '../../src/scenarios';
import { expect, test } from '../../src/test';

test('BEY-12a the orders list counts what a status and a date would touch before they are changed', async ({
  app,
  page,
  t,
}) => {
  const admin = await Api.signedInAs('admin');
  const prefix = freshNumber('WI');
  const sizes = { position: 'A', width: 900, height: 1200, depth: 90, weight: 40, area: 1.08 };
  for (const end of ['a', 'b']) {
    const order = await admin.call(routes.createOrder, {
      body: { production_id: `${prefix}${end}`, delivery_date: '2031-03-03' },
    });
    await admin.call(routes.createProduct, { body: { order_id: order.id, ...sizes } });
  }
  const { orders } = app;
  await app.signInAs('admin');
  await app.open(`orders/${prefix}`);
  for (const end of ['a', 'b']) await orders.select(`${prefix}${end}`);
  const whatIf = orders.confirm.getByRole('region', { name: t('whatIf:label') });
  await page.getByRole('button', { name: 'Į gamybą', exact: true }).click();
  await expect(whatIf.getByRole('heading', { name: `2 ${t('whatIf:count.products', { count: 2 })}` })).toBeVisible();
  await expect(whatIf).toContainText(t('whatIf:mails.none'));
  await expect(whatIf.getByText(`${prefix}a`)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(orders.confirm).toBeHidden();

  // a date that touches nothing else has one line, and the button stays where it is
  await page.getByRole('button', { name: t('whatIf:dates.action'), exact: true }).click();
  await expect(orders.confirm).toContainText(t('whatIf:dates.unchanged'));
  await orders.confirm.getByRole('button', { name: '2031-03-05' }).click();
  await expect(whatIf).toContainText(t('whatIf:quiet'));
  await orders.confirm.getByRole('button', { name: t('whatIf:dates.confirm'), exact: true }).click();
  await expect(orders.rows.filter({ hasText: '2031-03-05' })).toHaveCount(2);
});

test('BEY-12a the order dialog names the pallets and trucks of a new date, a departure names whom it writes to', async ({
  app,
  page,
  t,
}) => {
  const [admin, packer] = [await Api.signedInAs('admin'), await Api.signedInAs('packer')];
  const address = `${freshNumber('kam')}@pirkejas.example.test`;
  const { truck, number } = await truckOf(admin, 'WT', await customerWith(address));
  await loadTruck(packer, truck);
  const { orders } = app;
  await app.signInAs('admin');
  await app.open(`orders/${number}`);
  await orders.act(number, 'edit');
  const whatIf = page.getByRole('region', { name: t('whatIf:label') });
  await expect(orders.dialog).toContainText(t('whatIf:dates.unchanged'));
  await orders.fill({ delivery_date: '2031-03-03' });
  await orders.field('manager_email').focus();
  await expect(whatIf).toContainText(truck.description);
  await expect(whatIf).toContainText(t('whatIf:pallets.same'));
  await orders.save.click();
  await expect(orders.dialog).toBeHidden();

  await app.open(`truck/${truck.id}`);
  await page.getByRole('button', { name: t('trucks:depart.action'), exact: true }).click();
  await expect(whatIf).toContainText(address);
  await expect(
    whatIf.getByRole('heading', {
      name: new RegExp(`${t('whatIf:count.mails', { count: 2 })}|${t('whatIf:count.mails', { count: 1 })}`),
    }),
  ).toBeVisible();
});
