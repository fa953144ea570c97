import { crc32 } from 'node:zlib';
import { routes, type ProductId, type WorkCenterId } from '@mullion/contracts';
import { Api } from '../../src/api';
import { PalettePage } from '../../src/pages/palette.page';
import { ProblemsPage } from '../../src/pages/problems.page';
import { depart, truckOf } from '../../src/scenarios';
import { expect, test } from '../../src/test';

test.use({ language: 'lt' });

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 120"><rect x="5" y="5" width="80" height="110" fill="none" stroke="#333"/></svg>';
/** One white pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=',
  'base64',
);

/** A zip of these files, not packed. */
const zipOf = (files: Readonly<Record<string, Buffer | string>>): Buffer => {
  const head = (bytes: Buffer, name: Buffer): Buffer => {
    const fields = Buffer.alloc(26);
    for (const [at, value] of [
      [0, 20],
      [2, 0x0800],
    ] as const)
      fields.writeUInt16LE(value, at);
    fields.writeUInt32LE(crc32(bytes), 10);
    for (const at of [14, 18]) fields.writeUInt32LE(bytes.length, at);
    fields.writeUInt16LE(name.length, 22);
    return fields;
  };
  let at = 0;
  const local: Buffer[] = [];
  const directory = Object.entries(files).map(([path, content]) => {
    const [bytes, name] = [Buffer.from(content as string), Buffer.from(path)];
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    const part = Buffer.concat([Buffer.from('PK\u0003\u0004'), head(bytes, name), name, bytes]);
    local.push(part);
    at += part.length;
    return Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), head(bytes, name), rest, name]);
  });
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  for (const place of [8, 10]) end.writeUInt16LE(directory.length, place);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...local, list, end]);
};

test('BEY-64abc pictures come in from a zip that is looked at first, and one by one in the dialog, and are shown', async ({
  app,
  t,
}) => {
  const planner = await Api.signedInAs('planner');
  const number = `P-${Date.now().toString(36)}`;
  const order = await planner.call(routes.createOrder, {
    body: { production_id: number, delivery_date: '2031-03-03' },
  });
  const size = { order_id: order.id, width: 1200, height: 1500, depth: 90, weight: 50, area: 1.8 };
  for (const position of ['L1', 'L1', '10 / 2'])
    await planner.call(routes.createProduct, { body: { ...size, position } });
  await app.signInAs('planner');
  await app.open('orders');
  await app.orders.importButton.click();
  const { dialog } = app.products;
  await dialog.getByRole('link', { name: t('imports:pictures.title'), exact: true }).click();
  await expect(dialog).toContainText(t('imports:pictures.names'));
  const choose = (name: string, buffer: Buffer) =>
    dialog.locator('input[type="file"]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();

  await choose(
    'bad.zip',
    zipOf({ [`${number}/L1.svg`]: '<svg><script>1</script></svg>', [`${number}/L1.png`]: PNG, 'x.txt': 'x' }),
  );
  await press(t('imports:check'));
  await expect(dialog).toContainText(t('imports:pictures.refused'));
  await expect(dialog.getByRole('row').filter({ hasText: `${number}/L1.png` })).toContainText(
    t('imports:pictures.reason.same_position', { other: `${number}/L1.svg` }),
  );

  await choose('good.zip', zipOf({ [`${number}/L1.svg`]: SVG, [`set/${number}_10-2.png`]: PNG, 'x.txt': 'x' }));
  await press(t('imports:check'));
  await expect(dialog).toContainText(t('imports:pictures.preview'));
  await expect(dialog.getByRole('row').filter({ hasText: 'x.txt' })).toContainText(t('imports:pictures.noSuch'));
  await press(t('imports:submit'));
  await expect(dialog).toContainText(t('imports:pictures.written'));
  await app.open(`products/${order.id}`);
  await expect(app.products.rows.locator('.own-picture svg')).toHaveCount(3);
  await expect(app.products.rows.locator('.own-picture image')).toHaveCount(1);

  const { products } = await planner.call(routes.getOrder, { params: { id: order.id }, query: {} });
  const barcode = products.find(({ position }) => position === '10 / 2')?.barcode ?? '';
  await app.products.act(barcode, 'edit');
  const field = dialog.getByRole('group', { name: t('orders:products.picture.title') });
  await field.getByRole('button', { name: t('orders:products.picture.remove'), exact: true }).click();
  await expect(field).toContainText(t('orders:products.picture.none'));
  await choose('no.png', Buffer.from('no picture'));
  await expect(field).toContainText(t('errors:picture.wrong_type'));
  await choose('yes.svg', Buffer.from(SVG));
  await expect(field).toContainText(t('orders:products.picture.own'));
  await app.products.fill({ type: 'Langas' });
  await app.products.save();
  await expect(dialog).toBeHidden();
  await expect(app.products.row(barcode)).toContainText('Langas');
  await expect(app.products.row(barcode).locator('.own-picture rect')).toHaveCount(1);
});

test('BEY-64c the search, a remake and the driver show a product by its own picture, and by its outline while that cannot be read', async ({
  app,
  page,
  another,
  language,
  t,
}) => {
  const [admin, planner] = await Promise.all([Api.signedInAs('super'), Api.signedInAs('planner')]);
  const order = await truckOf(planner, 'PIC');
  const { products } = await planner.call(routes.getOrder, { params: { id: order.id } });
  const [product] = products;
  for (const { id } of products) await planner.call(routes.updateProduct, { params: { id }, body: { picture: SVG } });
  const center = (await admin.call(routes.listWorkCenters)).find(({ code }) => code === '40-PJO');
  const operations = [{ product_id: product?.id as ProductId, work_center_id: center?.id as WorkCenterId }];
  await expect.poll(async () => (await admin.ask(routes.createOperations, { body: { operations } })).status).toBe(201);

  await app.signInAs('admin');
  await app.open('problems');
  const palette = new PalettePage(page, t);
  await palette.button.click();
  await palette.field.fill(product?.barcode ?? '');
  await expect(page.locator('.palette-drawing .own-picture rect')).toBeVisible();
  await page.keyboard.press('Escape');

  const list = new ProblemsPage(page, language);
  await list.newButton.click();
  const dialog = list.dialog(list.texts.new);
  await dialog.getByLabel(list.texts.form.order_code).fill(order.number);
  await dialog.getByLabel(list.texts.form.product, { exact: true }).selectOption(String(product?.id));
  await expect(
    dialog.getByRole('region', { name: list.texts.remake.title }).locator('.own-picture rect'),
  ).toBeVisible();

  await depart(await Api.signedInAs('packer'), planner, order.truck);
  const { url } = await planner.call(routes.createShareLink, {
    body: { kind: 'departure', target_id: order.truck.id, language },
  });
  const { page: phone } = await another('phone');
  const link = new URL(url);
  await phone.goto(`${link.pathname}${link.hash}`);
  await phone.getByRole('button', { name: t('driver:arrived') }).click();
  await phone.getByRole('button', { name: t('driver:damaged') }).click();
  const choices = phone.getByRole('radiogroup', { name: t('driver:which') });
  await expect(choices.locator('.own-picture rect').first()).toBeVisible();
  await choices.getByRole('radio').first().click();
  await expect(phone.getByRole('img', { name: t('driver:where') })).toHaveClass(/own-picture/);
  await phone.route('**/api/shared/product-pictures/*', (route) => route.abort());
  await phone.reload();
  await phone.getByRole('button', { name: t('driver:arrived') }).click();
  await phone.getByRole('button', { name: t('driver:damaged') }).click();
  await expect(choices.getByRole('radio').first()).toBeVisible();
  await expect(choices.locator('.own-picture')).toHaveCount(0);
  await expect(choices.locator('svg').first()).toBeVisible();
});
