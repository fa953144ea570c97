import { Api } from '../../src/api';
import { truckOf } from '../../src/scenarios';
import { expect, test } from '../../src/test';

test('BEY-11a the planner shares an order; its customer sees it on a phone without signing in, until the planner closes the link', async ({
  app,
  page,
  t,
  another,
}) => {
  const planner = await Api.signedInAs('planner');
  const { id, number, truck } = await truckOf(planner, 'KP');
  const neighbour = await truckOf(planner, 'KN');
  await app.signInAs('planner');
  await app.open(`products/${id}`);
  await page.getByRole('button', { name: t('links:open.order') }).click();
  const drawer = page.getByRole('dialog', { name: t('links:title.order', { name: number }) });
  await expect(drawer).toContainText(t('links:empty'));
  await drawer.getByRole('button', { name: t('links:make') }).click();
  const url = await drawer.getByRole('textbox', { name: t('links:address') }).inputValue();
  expect(url).toMatch(/\/lt\/s#[\w-]{43}$/);

  const customer = await another('phone');
  const sent: string[] = [];
  customer.page.on('request', (request) => sent.push(`${request.url()} ${request.headers().referer ?? ''}`));
  const link = new URL(url);
  const opened = await customer.page.goto(`${link.pathname}${link.hash}`);
  expect(opened?.headers()).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' });
  await expect(customer.page.getByText(t('shared:order', { number }))).toBeVisible();
  await expect(customer.page.getByRole('heading', { level: 1 })).toContainText(t('shared:headline.unconfirmed'));
  await expect(customer.page.getByRole('list', { name: t('shared:steps') }).getByRole('listitem')).toHaveCount(5);
  await expect(customer.page.getByRole('img', { name: /^L1, 1/ }).first()).toBeVisible();
  for (const { shown_number: pallet } of truck.pallets)
    await expect(customer.page.getByText(pallet, { exact: true })).toBeVisible();
  await expect(customer.page.getByText(truck.number)).toBeVisible();
  await expect(customer.page.getByText(neighbour.number)).toHaveCount(0);
  expect(await customer.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  // the other language, the same link
  await customer.page.getByRole('link', { name: 'EN' }).click();
  await expect(customer.page.getByRole('heading', { name: 'Pallets' })).toBeVisible();
  // the token is behind the #: no request and no Referer names it
  expect(sent.filter((request) => request.includes(link.hash.slice(1)))).toEqual([]);

  const row = drawer
    .getByRole('list', { name: t('links:list') })
    .getByRole('listitem')
    .first();
  await expect(row).toContainText(t('links:state.open'));
  await expect(row).toContainText(/atidaryta 1 kartą/);
  await row.getByRole('button', { name: t('links:openings') }).click();
  await expect(drawer.getByRole('list', { name: t('links:opening') })).toContainText(/127\.0\.0\.x/);
  await row.getByRole('button', { name: t('links:revoke') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('links:revoke') })
    .click();
  await expect(row).toContainText(t('links:state.revoked'));
  await customer.page.reload();
  await expect(customer.page.getByRole('heading', { name: 'This link is not open' })).toBeVisible();
});
