import { routes } from '@mullion/contracts';
import { Api } from '../../src/api';
import { freshNumber } from '../../src/data/frames';
import { linkInMailTo } from '../../src/mail';
import { customerWith, loadTruck, packedOrder } from '../../src/scenarios';
import { signOn } from '../../src/flows/signature';
import { expect, test } from '../../src/test';

test('BEY-10a a departure with seals and signature has its evidence and sheet; the link in each e-mail opens that customer’s part alone, without sign-in', async ({
  app,
  page,
  t,
  another,
}) => {
  const planner = await Api.signedInAs('planner');
  const [mine, theirs] = [freshNumber('m'), freshNumber('t')].map((name) => `${name}@irodymai.test`) as [
    string,
    string,
  ];
  const orders = [
    await packedOrder(planner, 'EA', await customerWith(mine)),
    await packedOrder(planner, 'EB', await customerWith(theirs)),
  ] as const;
  const pallets = orders.flatMap((order) => order.pallets.map(({ id }) => id));
  await planner.call(routes.printPreparation, { body: { pallets } });
  const size = { width: 2450, height: 3000, length: 20_000, max_pallet_weight: 60_000 };
  const made = await planner.call(routes.createTruck, {
    body: { description: freshNumber('Įrodymai '), pallets, ...size },
  });
  const truck = await planner.until(routes.getTruck, { params: { id: made.id } }, (now) =>
    now.pallets.every(({ state, number }) => state === 'placed' && number !== null),
  );
  await loadTruck(await Api.signedInAs('packer'), truck);
  const numberOf = (at: 0 | 1) =>
    truck.pallets.find((load) => load.pallet_id === orders[at].pallets[0]?.id)?.shown_number ?? '';

  await app.signInAs('super');
  await app.open(`truck/${truck.id}`);
  await app.truck.departButton.click();
  const confirm = app.truck.button(t('trucks:depart.action'));
  await expect(confirm).toBeDisabled();
  await page.getByLabel(t('trucks:depart.seals')).fill('LT-1, LT-2');
  await page.getByLabel(t('trucks:depart.driver'), { exact: true }).fill('Ona Vairuotoja');
  await signOn(page, t('driver:signatureHere'));
  await confirm.click();
  await app.truck.button(t('action.close')).click();

  await page.getByRole('link', { name: t('trucks:action.evidence') }).click();
  await expect(app.heading).toHaveAttribute('title', t('evidence:titleOf', { truck: truck.description }));
  for (const shown of [numberOf(0), numberOf(1)])
    await expect(page.getByRole('button', { name: shown, exact: true })).toBeVisible();
  await expect(page.getByText('LT-1, LT-2')).toBeVisible();
  await expect(page.getByRole('img', { name: t('evidence:signature', { name: 'Ona Vairuotoja' }) })).toBeVisible();
  const sheet = page.getByRole('link', { name: t('evidence:pdf'), exact: true });
  await expect(sheet.first()).toHaveAttribute('href', /^\/api\/files\//);
  const file = await page.request.get((await sheet.first().getAttribute('href')) ?? '');
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);

  const link = async (to: string) => {
    await expect.poll(() => linkInMailTo(to)).not.toBeNull();
    const url = await linkInMailTo(to);
    return `${url?.pathname}${url?.hash}`;
  };
  const customer = await another('phone');
  await customer.page.goto(await link(mine));
  await expect(customer.heading).toHaveText(t('evidence:own.title'));
  await expect(customer.page.getByRole('button', { name: numberOf(0), exact: true })).toBeVisible();
  await expect(customer.page.getByText(numberOf(1))).toHaveCount(0);
  await customer.page.goto(await link(theirs));
  await expect(customer.page.getByRole('button', { name: numberOf(1), exact: true })).toBeVisible();
  await expect(customer.page.getByText(numberOf(0))).toHaveCount(0);
});
