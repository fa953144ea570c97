import { routes } from '@mullion/contracts';
import { codesOn } from '@mullion/server-testing/paper';
import { Api } from '../../src/api';
import { freshNumber } from '../../src/data/frames';
import { pdfOf } from '../../src/flows/documents';
import { labelPrinter, printAgent } from '../../src/flows/label-printer';
import { LabelsPage } from '../../src/pages/labels.page';
import { packedOrder, truckOf } from '../../src/scenarios';
import { expect, test } from '../../src/test';

test('BEY-23a labels go to a named printer by the agent of the factory, each once, and again only by a person who says why', async ({
  app,
  page,
  t,
}) => {
  const [planner, admin] = await Promise.all([Api.signedInAs('planner'), Api.signedInAs('admin')]);
  const order = await truckOf(planner, 'ETK');
  const pallet = order.pallets[0]!;
  const { shown_number: shown } = await planner.call(routes.getPallet, { params: { id: pallet.id } });
  const name = freshNumber('Spausdintuvas ');
  const { id: keyId, key } = await admin.call(routes.createApiKey, {
    body: { name, scopes: ['printing:write'], expires_on: null },
  });
  const printer = await labelPrinter();
  const stop = printAgent(name, key ?? '');
  try {
    const labels = new LabelsPage(page, t);
    await app.signInAs('admin');
    await app.open('labels');
    await labels.addPrinter({ name, port: printer.port, agent: name });
    // the agent has asked for its printers and reaches this one
    await expect(labels.printer(name)).toContainText(t('labels:printers.state.ready'));

    await app.open(`labels/${pallet.id}`);
    await page.getByRole('radio', { name: t('labels:page.pallet', { count: 1 }) }).click();
    await page.getByRole('button', { name: t('labels:print.go', { count: 1 }) }).click();
    await page.getByRole('radio', { name: new RegExp(`^${name}`) }).check({ force: true });
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('labels:print.go', { count: 1 }) })
      .click();
    await expect.poll(() => printer.labels.length).toBe(1);
    expect(printer.labels[0]).toMatch(/^\^XA\^PW800\^LL1200[^]*\^XZ\n$/);

    await app.open('labels');
    const first = labels.job(shown, name);
    await expect(first).toHaveCount(1);
    await expect(first).toContainText(t('labels:state.sent'));
    await labels.reprint(first, t('labels:reprint.reasons.torn'));
    await expect(labels.job(shown, name)).toHaveCount(2);
    const again = labels
      .job(shown, name)
      .filter({ hasText: t('labels:queue.reprintOf', { reason: t('labels:reprint.reasons.torn') }) });
    await expect(again).toContainText(t('labels:state.sent'));
    await expect(labels.job(shown, name).last()).toContainText(t('labels:queue.reprinted'));
    expect(printer.labels).toHaveLength(2);
  } finally {
    await stop();
    printer.close();
    await admin.call(routes.revokeApiKey, { params: { id: keyId } });
  }
});

test('BEY-25a the code on a printed list says at the scanner that the list is right, and what changed once it is not', async ({
  app,
  page,
  t,
}) => {
  const planner = await Api.signedInAs('planner');
  const order = await packedOrder(planner, 'LAP');
  const { link, pallets } = await planner.call(routes.printPreparation, {
    body: { pallets: [order.pallets[0]!.id], language: 'lt' },
  });
  const [pallet] = pallets;
  const codes = await codesOn(await pdfOf(link));
  const code = codes.find((text) => text.startsWith('MUL-L-'))!;
  expect(code, codes.join(' ')).toBeTruthy();

  await app.signInAs('packer');
  await app.open('scanner');
  await expect(app.scanner.listening).toBeVisible();
  await app.scanner.scan(code);
  await expect(app.scanner.verdict).toContainText(t('labels:paper.current'));

  const { products = [] } = await planner.call(routes.getPallet, {
    params: { id: pallet!.id },
    query: { with_products: 'true' },
  });
  const moved = products.at(-1)!;
  // what is confirmed is opened again before it is planned otherwise
  await (await Api.signedInAs('admin')).call(routes.updatePallet, { params: { id: pallet!.id }, body: { status: 0 } });
  await planner.call(routes.moveProduct, {
    params: { id: moved.id },
    body: { moved_from: pallet!.id, moved_to: null },
  });
  // the same code twice within 600 ms is one scan: on a quick machine all of the above takes less
  await expect(async () => {
    await app.scanner.scan(code);
    await expect(app.scanner.verdict).toContainText(t('labels:paper.outdated'), { timeout: 10_000 });
  }).toPass();
  const changes = page.getByRole('region', { name: t('labels:paper.what') });
  await expect(
    changes.getByText(t('labels:paper.removed', { name: moved.position }), { exact: true }).first(),
  ).toBeVisible();
  await page.getByRole('button', { name: t('labels:paper.close') }).click();
  await expect(changes).toBeHidden();
});
