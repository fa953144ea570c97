import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  drawPicture,
  getPicture,
  importPictures,
  pixelPictureSvg,
  productsChanged,
  setProductPicture,
  updateProduct,
  type PicturesResult,
  type RequestContext,
} from '@mullion/contracts';
import { AppError, openBlobStore, type BlobStore } from '@mullion/server-kit';
import { person, type TestService, type TestWorld } from '@mullion/server-testing';
import { makeZip } from '@mullion/spreadsheet/testing';
import { DropUnnamedImages } from '../images/sweeps/drop-unnamed-images';
import { editor, givenOrder, startOrders, type GivenOrder } from '../testing/start-orders';

const svg = (size: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="${size}" height="1"/></svg>`;
/** What documents makes of pixels; which, the first byte says. */
const drawn = (first: number) =>
  pixelPictureSvg({ type: 'png', base64: Buffer.from([first, 1, 2]).toString('base64'), width: 9, height: 9 });
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);

describe('pictures of products', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mullion-pictures-'));
  let world: TestWorld;
  let orders: TestService;
  let store: BlobStore;
  let order: GivenOrder;
  let uploads = 0;
  beforeAll(async () => {
    store = await openBlobStore(`file://${folder}`);
    ({ world, orders } = await startOrders(`file://${folder}`, { PICTURES_MB_PER_COMPANY: '1' }));
    world.answer(drawPicture, async ({ key }) => {
      const parts: Buffer[] = [];
      for await (const part of await store.get(key)) parts.push(part as Buffer);
      const bytes = Buffer.concat(parts);
      if (bytes[0] !== PNG[0]) throw new AppError('picture.wrong_type');
      if (bytes.at(-1) === 9)
        throw new AppError('picture.too_many_pixels', { width: 9_000, height: 9_000, most_megapixels: 40 });
      return { svg: drawn(bytes.at(-1) ?? 0) };
    });
  });
  afterAll(async () => {
    await world.close();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    order = await givenOrder(orders, 2);
    await orders.sql(`UPDATE products SET position = 'L' || (id % 2 + 1) WHERE order_id = ${order.id}`);
  });

  const upload = async (bytes: Buffer, field: string, name: string) => {
    const key = `uploads/1/picture-${(uploads += 1)}`;
    await store.put(key, bytes);
    return [{ field, name, key, size: bytes.length, type: 'x/y' }];
  };
  const set = async (id: number, bytes: Buffer, as: RequestContext = editor) =>
    orders
      .api(setProductPicture)
      .as(as)
      .send({ params: { id: id as never }, body: { files: await upload(bytes, 'picture', 'a.png') } });
  const send = async (zip: Buffer, body: object = {}, as: RequestContext = editor) =>
    orders
      .api(importPictures)
      .as(as)
      .send({ body: { ...body, files: await upload(zip, 'file', 'a.zip') } });
  const check = async (zip: Buffer, body: object = {}): Promise<PicturesResult> =>
    (await send(zip, { ...body, check_only: 'true' })).body;
  const images = () =>
    orders.sql<{ position: string; image: string | null }>(
      `SELECT position, image FROM products WHERE order_id = $1 ORDER BY position`,
      [order.id],
    );
  /** What was put beside the uploads for documents; of a refused upload the gateway takes care. */
  const left = () => readdirSync(path.join(folder, 'uploads/1')).filter((name) => !name.startsWith('picture-'));

  it('BEY-64a a picture that is none is refused with its reason, and nothing of it is kept', async () => {
    const [id = 0] = order.products.map((product) => product.id);
    for (const [bytes, code] of [
      [Buffer.from(''), 'picture.unreadable'],
      [Buffer.from('PK\u0003\u0004'), 'picture.wrong_type'],
      [Buffer.from([...PNG.subarray(0, 8), 9]), 'picture.too_many_pixels'],
      [Buffer.from('<svg><script>1</script></svg>'), 'product.picture_refused'],
      [Buffer.from(`<svg>${'<g></g>'.repeat(40_000)}</svg>`), 'picture.too_large'],
      [Buffer.alloc(11_000_000), 'picture.too_large'],
    ] as const)
      expect([code, (await set(id, bytes)).problem?.code]).toEqual([code, code]);
    expect((await images()).map(({ image }) => image)).toEqual([null, null]);
    expect((await set(99_999_999, PNG)).problem).toMatchObject({ status: 404, code: 'not_found' });
  });

  it('BEY-64a a picture of whoever may not change the product is refused before it is drawn', async () => {
    const [id = 0] = order.products.map((product) => product.id);
    const costly = Buffer.from([...PNG.subarray(0, 8), 9]);
    const codeOf = async (product: number, as: RequestContext) => (await set(product, costly, as)).problem?.code;
    expect(await codeOf(id, person({ rights: [] }))).toBe('no_right_to_edit_product');
    expect(await codeOf(id, person({ company_id: 2 as never, rights: ['PR_EDIT'] }))).toBe('not_found');
    expect(await codeOf(99_999_999, editor)).toBe('not_found');
  });

  it('BEY-64a a picture of a file is given to its product, replaced and taken away, and whoever follows is told', async () => {
    const [product] = order.products;
    const id = product?.id ?? 0;
    expect((await set(id, Buffer.from(svg(1)))).body.image).toMatch(/^[0-9a-f]{64}$/);
    const { image } = (await set(id, PNG)).body;
    const shown = (hash: string | null, as = editor) => orders.api(getPicture).as(as).send({ params: { hash } });
    expect((await shown(image)).body).toEqual({ image: drawn(1) });
    expect((await shown(image, person({ company_id: 2 as never }))).status).toBe(404);
    await orders
      .api(updateProduct)
      .as(editor)
      .ok({ params: { id }, body: { picture: null } });
    expect((await images()).map((one) => one.image)).toEqual([null, null]);
    expect(left()).toEqual([]);
    const told = (await orders.recorded(productsChanged)).flatMap(({ data }) =>
      data.products.filter((one) => one.id === id),
    );
    expect(told.slice(-2).map((one) => one.image)).toEqual([image, null]);
  });

  it('BEY-64b a zip is refused as a whole: what is no zip, has too many files or too much in it', async () => {
    expect((await send(Buffer.from('no zip'))).problem).toMatchObject({ status: 422, code: 'pictures.unreadable' });
    const many = Object.fromEntries(Array.from({ length: 201 }, (_none, at) => [`${order.number}/${at}.svg`, 'x']));
    expect((await send(makeZip(many))).problem).toMatchObject({
      code: 'pictures.too_many',
      params: { count: 201, max: 200 },
    });
    const bomb = Object.fromEntries(
      Array.from({ length: 7 }, (_none, at) => [`${order.number}/${at}.svg`, Buffer.alloc(9_900_000)]),
    );
    expect((await send(makeZip(bomb))).problem).toMatchObject({
      status: 413,
      code: 'pictures.too_large',
      params: { max: 60 },
    });
    expect((await send(Buffer.alloc(21_000_000))).problem).toMatchObject({ code: 'pictures.too_large' });
  });

  it('BEY-64b every file that cannot be taken is named with its reason, and then nothing is written', async () => {
    const zip = makeZip({
      [`${order.number}/L1.svg`]: svg(1),
      [`${order.number}_L1.png`]: PNG,
      [`${order.number}/L2.png`]: Buffer.from([...PNG.subarray(0, 8), 9]),
      '../../etc/L1.png': PNG,
      'C:/L1.png': PNG,
      '__MACOSX/L1.png': PNG,
      'readme.txt': 'x',
    });
    const found = await check(zip);
    expect(found).toMatchObject({ written: false, pictures: [], unmatched: ['readme.txt'] });
    const errors = [
      ['../../etc/L1.png', 'pictures.unsafe_name'],
      ['C:/L1.png', 'pictures.unsafe_name'],
      [`${order.number}_L1.png`, 'pictures.same_position'],
      [`${order.number}/L2.png`, 'picture.too_many_pixels'],
    ];
    expect(found.errors.map(({ file, code }) => [file, code])).toEqual(errors);
    const { problem } = await send(zip);
    expect(problem).toMatchObject({ status: 422, code: 'pictures.failed', params: { count: 4 }, current: found });
    expect((await images()).map(({ image }) => image)).toEqual([null, null]);
  });

  it('BEY-64b a zip is looked at first and written then, once however often it is sent; a part of it that is new changes that part', async () => {
    const zip = makeZip({ [`${order.number}/L1.svg`]: svg(2), [`set/${order.number} L2.png`]: PNG, 'notes.txt': 'x' });
    expect(await check(zip)).toMatchObject({
      pictures: [
        { file: `${order.number}/L1.svg`, order: order.number, position: 'L1', products: 1, replaced: 0, unchanged: 0 },
        { file: `set/${order.number} L2.png`, order: order.number, position: 'L2', products: 1 },
      ],
      unmatched: ['notes.txt'],
      errors: [],
    });
    expect((await images()).map(({ image }) => image)).toEqual([null, null]);
    const { body } = await send(zip);
    expect(body.written).toBe(true);
    const before = await images();
    expect(before.every(({ image }) => image !== null)).toBe(true);
    const versions = () =>
      orders.sql('SELECT version, record_version FROM products WHERE order_id = $1 ORDER BY id', [order.id]);
    const known = await versions();
    expect((await send(zip)).body.pictures.map(({ unchanged }) => unchanged)).toEqual([1, 1]);
    expect(await versions()).toEqual(known);
    const next = await send(makeZip({ 'L1.svg': svg(3), 'L2.png': PNG }), { order: order.number });
    expect(next.body.pictures.map(({ replaced, unchanged }) => [replaced, unchanged])).toEqual([
      [1, 0],
      [0, 1],
    ]);
    expect((await images())[0]?.image).not.toBe(before[0]?.image);
    expect(left()).toEqual([]);
  });

  it('BEY-64b a company keeps so much; what no product has any more makes room', async () => {
    const noise = () => Array.from({ length: 5_000 }, () => Math.random().toString(36).slice(2)).join('');
    const large = () => `<svg xmlns="http://www.w3.org/2000/svg"><title>${noise()}</title></svg>`;
    const [id = 0] = order.products.map((product) => product.id);
    let answer = await set(id, Buffer.from(large()));
    for (let tried = 0; answer.status < 400 && tried < 40; tried += 1) answer = await set(id, Buffer.from(large()));
    expect(answer.problem).toMatchObject({ status: 413, code: 'picture.company_full', params: { max: 1 } });
    await orders.get(DropUnnamedImages).run();
    expect((await set(id, Buffer.from(large()))).status).toBe(200);
  });
});
