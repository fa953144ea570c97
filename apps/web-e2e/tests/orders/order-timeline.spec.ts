import { routes } from '@mullion/contracts';
import { Api } from '../../src/api';
import { freshNumber } from '../../src/data/frames';
import { depart, truckOf } from '../../src/scenarios';
import { expect, test } from '../../src/test';

test('BEY-36b from the orders list to the whole way of an order, from its entry to its departure, with who did it', async ({
  app,
  page,
  t,
}) => {
  const [planner, packer] = [await Api.signedInAs('planner'), await Api.signedInAs('packer')];
  const { number, id, truck } = await truckOf(planner, 'TL');
  await depart(packer, planner, truck);
  await planner.until(routes.getOrder, { params: { id } }, ({ status }) => status === 14);
  await app.signInAs('planner');
  await app.open(`orders/${number}/null/null/0/100`);
  await app.orders.row(number).first().hover();
  await app.orders
    .row(number)
    .getByRole('link', { name: `${t('timeline:open')}: ${number}` })
    .click();
  await expect(page.getByRole('heading', { name: number, exact: true })).toBeVisible();
  const moments = page.getByRole('listitem').filter({ has: page.locator('time'), hasNot: page.getByRole('list') });
  const moment = (text: string) => moments.filter({ hasText: text });
  await expect(moment(t('timeline:moment.entered')).first()).toBeVisible();
  const shown = truck.pallets[0]?.shown_number ?? '';
  await expect(moment(t('timeline:moment.pallet_prepared', { name: shown })).first()).toContainText(
    'Paulius Planuotojas',
  );
  await expect(moment(t('timeline:moment.pallet_loaded', { name: shown })).first()).toContainText('Petras Pakuotojas');
  await expect(moment(t('timeline:moment.departed', { name: truck.number }))).toContainText('Paulius Planuotojas');
  await moment(t('timeline:moment.departed', { name: truck.number }))
    .getByRole('link')
    .click();
  await page.waitForURL(new RegExp(`/truck/${truck.id}`));
});

test.describe('in en', () => {
  test.use({ language: 'en' });
  test('BEY-36c an order without any operation has its timeline too, and says since when it stands', async ({
    app,
    page,
    t,
  }) => {
    const planner = await Api.signedInAs('planner');
    const number = freshNumber('TE');
    const { id } = await planner.call(routes.createOrder, { body: { production_id: number } });
    await app.signInAs('viewer');
    await app.open(`products/${id}`);
    await page.getByRole('link', { name: t('timeline:open'), exact: true }).click();
    await expect(page.getByText(t('timeline:moment.entered'))).toBeVisible();
    await expect(page.getByText('Paulius Planuotojas')).toBeVisible();
    await expect(page.getByText(/^Nothing since|^Stands since/)).toBeVisible();
    await app.open('order-timeline/999999');
    await expect(page.getByText(t('orders:products.gone'))).toBeVisible();
  });
});
