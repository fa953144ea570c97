import { routes } from '@mullion/contracts';
import { Api } from '../../src/api';
import { freshNumber } from '../../src/data/frames';
import { documentOpenedBy, pagesOf } from '../../src/flows/documents';
import { customerWith, depart, packedOrder } from '../../src/scenarios';
import { expect, test } from '../../src/test';

test('BEY-11 a customer finds the documents of their order behind its link: drawings at once, after the departure its evidence, which names that order’s products alone', async ({
  app,
  page,
  t,
  another,
}) => {
  test.slow();
  const planner = await Api.signedInAs('planner');
  const customers = [
    await customerWith(`${freshNumber('d')}@dokumentai.test`),
    await customerWith(`${freshNumber('k')}@dokumentai.test`),
  ] as const;
  const mine = await packedOrder(planner, 'DA', customers[0]);
  const theirs = await packedOrder(planner, 'DB', customers[1]);
  const pallets = [...mine.pallets, ...theirs.pallets].map(({ id }) => id);
  await planner.call(routes.printPreparation, { body: { pallets } });
  const size = { width: 2450, height: 3000, length: 20_000, max_pallet_weight: 60_000 };
  const made = await planner.call(routes.createTruck, {
    body: { description: freshNumber('Dokumentai '), pallets, ...size },
  });
  const truck = await planner.until(routes.getTruck, { params: { id: made.id } }, (now) =>
    now.pallets.every(({ state, number }) => state === 'placed' && number !== null),
  );
  const { url } = await planner.call(routes.createShareLink, {
    body: { kind: 'order', target_id: mine.id, language: 'lt' },
  });

  const customer = await another('phone');
  const link = new URL(url);
  await customer.page.goto(`${link.pathname}${link.hash}`);
  const documents = customer.page.getByRole('region', { name: t('shared:documents.title') });
  await expect(documents.getByRole('listitem').filter({ hasText: t('shared:documents.evidence') })).toContainText(
    t('shared:documents.afterDeparture'),
  );
  const opened = await documentOpenedBy(customer.page, () =>
    documents.getByRole('button', { name: t('shared:documents.drawings') }).click(),
  );
  const read = async (address: string) => (await pagesOf(address)).join('\n');
  const drawings = await read(opened);
  await customer.page.bringToFront();
  expect(drawings).toContain(mine.number);
  expect(drawings).not.toContain(theirs.number);

  await depart(await Api.signedInAs('packer'), planner, truck);
  await customer.page.reload();
  const evidence = documents.getByRole('link', { name: t('shared:documents.evidence') });
  await expect(evidence).toBeVisible({ timeout: 60_000 });
  await expect(evidence).toContainText(truck.number);
  await expect(evidence).toContainText(/PDF, \d+/);
  const barcodes = (order: typeof mine) =>
    order.pallets.flatMap(({ products }) => products.map(({ barcode }) => barcode));
  const address = (await evidence.getAttribute('href')) ?? '';
  const sheet = await read(address);
  expect(sheet).toContain(mine.number);
  for (const barcode of barcodes(mine)) expect(sheet).toContain(barcode);
  for (const secret of [theirs.number, customers[1], ...barcodes(theirs)]) expect(sheet).not.toContain(secret);
  expect(await customer.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  // the planner sees the same as the customer does
  await app.signInAs('planner');
  await app.open(`customer-page/${mine.id}`);
  await expect(page.getByRole('region', { name: t('shared:documents.title') }).getByRole('link')).toContainText(
    truck.number,
  );

  const { data: links } = await planner.call(routes.listShareLinks, {
    query: { kind: 'order', target_id: String(mine.id) },
  });
  await planner.call(routes.revokeShareLink, { params: { id: Number(links[0]?.id) } });
  const closed = await customer.page.request.get(address, { headers: { accept: 'application/json' } });
  expect(closed.status()).toBe(410);
});
