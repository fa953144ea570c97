import { routes, type Truck } from '@mullion/contracts';
import sharp from 'sharp';
import { Api } from '../../src/api';
import { customerWith, depart, plannedOrder } from '../../src/scenarios';
import { expect, test } from '../../src/test';
import { freshNumber } from '../../src/data/frames';
import { signOn } from '../../src/flows/signature';

// the phone keeps the page itself: it is opened again without a network
test.use({ serviceWorkers: 'allow' });

const STOPS = 8;

/** A departed truck with a stop for each of eight orders. */
const departedTruck = async (planner: Api): Promise<Truck> => {
  const ids: number[] = [];
  for (let at = 0; at < STOPS; at += 1) {
    const customer = await customerWith(`${freshNumber('v')}@vairuotojas.test`);
    ids.push((await plannedOrder(planner, `D${at}`, customer)).id);
  }
  const [type] = await planner.call(routes.listPackingTypes);
  const pallets: number[] = [];
  for (const id of ids) {
    const run = await planner.call(routes.autoPack, {
      body: { orders: [id], settings: { packing_type_id: type?.id, budget_seconds: 1 } },
    });
    const done = await planner.until(
      routes.getPackingRun,
      { params: { id: run.id } },
      ({ state }) => state === 'applied',
    );
    pallets.push(...done.pallet_ids);
  }
  await planner.call(routes.printPreparation, { body: { pallets } });
  const size = { width: 2450, height: 3000, length: 40_000, max_pallet_weight: 60_000 };
  const made = await planner.call(routes.createTruck, {
    body: { description: freshNumber('Diena '), pallets, ...size },
  });
  const truck = await planner.until(routes.getTruck, { params: { id: made.id } }, (now) =>
    now.pallets.every(({ state, number }) => state === 'placed' && number !== null),
  );
  await depart(await Api.signedInAs('packer'), planner, truck);
  return truck;
};

test('BEY-26a BEY-17a a driver’s day without network: eight stops with photos and signatures, one damage; back online everything is there once', async ({
  app,
  page,
  t,
  another,
}) => {
  test.slow();
  const planner = await Api.signedInAs('super');
  const truck = await departedTruck(planner);
  await app.signInAs('planner');
  await app.open(`truck/${truck.id}`);
  await page.getByRole('button', { name: t('links:open.departure') }).click();
  const drawer = page.getByRole('dialog', { name: t('links:title.departure', { name: truck.number }) });
  await drawer.getByRole('button', { name: t('links:make') }).click();
  const link = new URL(await drawer.getByRole('textbox', { name: t('links:address') }).inputValue());

  const driver = await another('phone');
  const phone = driver.page;
  await phone.goto(`${link.pathname}${link.hash}`);
  await expect(phone.getByRole('heading', { name: truck.number })).toBeVisible();
  const stops = phone.getByRole('list', { name: t('driver:stops') }).getByRole('listitem');
  await expect(stops).toHaveCount(STOPS);
  await expect(phone.getByRole('link', { name: /Naviguoti/ })).toHaveAttribute(
    'href',
    /google\.com\/maps\/dir\/\?api=1&destination=/,
  );

  await phone.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await phone.context().setOffline(true);
  await expect(phone.getByText(t('driver:offline'))).toBeVisible();
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#00637a' } })
    .jpeg()
    .toBuffer();
  const shoot = async () => {
    await phone.locator('input[type=file]').setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: photo });
    await expect(phone.getByRole('img', { name: t('driver:photo', { number: 1 }) })).toBeVisible();
  };
  const counted = { left: 0 };
  await phone.getByRole('button', { name: t('driver:arrived') }).click();
  for (let at = 0; at < STOPS; at += 1) {
    const signButton = phone.getByRole('button', { name: t('driver:sign') });
    await expect(signButton).toBeDisabled();
    for (const box of await phone.getByRole('checkbox').all()) await box.click();
    await shoot();
    if (at === 0) {
      const left = phone.getByRole('group', { name: t('driver:returnables.givenOf', { kind: 'Paletė 1200' }) });
      const taken = phone.getByRole('group', { name: t('driver:returnables.takenOf', { kind: 'Paletė 1200' }) });
      await left.getByRole('button', { name: t('driver:returnables.more') }).click();
      for (let time = 0; time < 2; time += 1)
        await taken.getByRole('button', { name: t('driver:returnables.more') }).click();
      await taken.getByRole('button', { name: t('driver:returnables.less') }).click();
      counted.left = Number(await left.getByRole('status').textContent());
      await expect(taken.getByRole('status')).toHaveText('1');
    }
    if (at === 2) {
      await phone.getByRole('button', { name: t('driver:damaged') }).click();
      await phone.getByRole('button', { name: t('driver:report') }).click();
      await expect(phone.getByRole('alert')).toContainText(t('driver:productFirst'));
      await phone.getByRole('radio', { name: /L1/ }).first().click();
      await phone.locator('.driver-where').click({ position: { x: 90, y: 110 } });
      await phone.getByLabel(t('driver:note')).fill('Įskilęs kampas po plėvele');
      await shoot();
      await phone.getByRole('button', { name: t('driver:report') }).click();
      await expect(phone.getByText(t('driver:damages', { count: 1 }))).toBeVisible();
    }
    await signButton.click();
    if (at === 5) {
      await phone.getByRole('button', { name: t('driver:noRecipient') }).click();
      await phone.getByRole('button', { name: t('driver:deliverUnsigned') }).click();
      await expect(phone.getByRole('alert')).toContainText(t('driver:whyFirst'));
      await phone.getByLabel(t('driver:why')).fill('Palikta kieme');
      await phone.getByRole('button', { name: t('driver:deliverUnsigned') }).click();
    } else {
      await phone.getByLabel(t('driver:name')).fill(`Gavėjas ${at + 1}`);
      await phone.getByRole('button', { name: t('driver:accepted') }).click();
      await expect(phone.getByRole('alert')).toContainText(t('driver:signFirst'));
      await signOn(phone, t('driver:signatureHere'));
      // turning the phone loses nothing of the signature
      await phone.setViewportSize({ width: 844, height: 390 });
      await expect(phone.locator('.sign-pad .stroke')).toHaveCount(1);
      await phone.setViewportSize({ width: 390, height: 844 });
      await phone.getByRole('button', { name: t('driver:accepted') }).click();
    }
    if (at === 3) {
      // the phone closes the page to save its battery: it opens again in airplane mode, with all that was done
      await phone.reload();
      await expect(stops.filter({ hasText: 'pristatyta' })).toHaveCount(4);
      await expect(phone.getByText(t('driver:offline'))).toBeVisible();
      await phone.getByRole('button', { name: t('driver:arrived') }).click();
    } else if (at < STOPS - 1) await phone.getByRole('button', { name: /^Toliau/ }).click();
  }
  await expect(phone.getByText(t('driver:allDone'))).toBeVisible();
  await expect(phone.getByText(t('driver:kept'))).toBeVisible();
  // nothing has left the phone yet
  const open = await planner.call(routes.getTruck, { params: { id: truck.id } });
  expect(open.status).toBe(4);

  await phone.context().setOffline(false);
  await expect(phone.getByText(t('driver:kept'))).toBeHidden();
  // and what was sent is not sent again by opening the page once more
  await phone.reload();
  await expect(stops.filter({ hasText: 'pristatyta' })).toHaveCount(STOPS);
  await planner.until(routes.getTruck, { params: { id: truck.id } }, ({ status }) => status === 5);
  const orders = truck.order_links.map(({ id }) => id);
  for (const id of orders) {
    const order = await planner.until(routes.getOrder, { params: { id } }, ({ status }) => status === 15);
    expect(new Set(order.products.map(({ status }) => status))).toEqual(new Set([15]));
  }
  // pallets and stillages too: given out and taken back, once
  const [stop] = await planner.call(routes.listTruckStops, { params: { id: truck.id } });
  const line = stop?.returnables.find(({ kind }) => kind === 'Paletė 1200');
  expect(line).toMatchObject({ given: counted.left, taken: 1, held: counted.left - 1 });
  const damaged = await planner.until(
    routes.listProblems,
    { query: { filter: truck.number } },
    ({ problems }) => problems[0]?.attachments?.length === 1,
  );
  expect(damaged.problems).toMatchObject([{ reason: 'glass' }]);
  await expect(stops.filter({ hasText: t('driver:unsigned', { reason: 'Palikta kieme' }) })).toHaveCount(1);
  await expect(stops.filter({ hasText: 'pristatyta' })).toHaveCount(STOPS);
  // and the planner sees it on the truck
  const delivered = page.getByRole('region', { name: t('links:stops.title') });
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(delivered.getByRole('listitem')).toHaveCount(STOPS);
  await expect(delivered.getByRole('img', { name: t('driver:signature') })).toHaveCount(STOPS - 1);
  await expect(delivered.getByRole('img', { name: t('driver:photo', { number: 1 }) })).toHaveCount(STOPS);
  await expect(delivered.getByRole('img', { name: t('driver:photo', { number: 2 }) })).toHaveCount(0);
  await expect(delivered).toContainText('Įskilęs kampas po plėvele');
});
