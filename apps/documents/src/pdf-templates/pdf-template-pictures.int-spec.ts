import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  beginRender,
  company,
  getCompany,
  getOrdersByIds,
  getPdfTemplateToPrint,
  getProductsToPrint,
  getSheetSamples,
  routes,
  type PdfImageFile,
  type PdfTemplate,
} from '@mullion/contracts';
import { openBlobStore, systemContext, type BlobStore } from '@mullion/server-kit';
import { bootForTest, people, type TestService } from '@mullion/server-testing';
import sharp from 'sharp';
import { documentsConfig } from '../config';
import { dataSourceOptions } from '../data-source';
import { DocumentsModule } from '../documents.module';

const folder = mkdtempSync(path.join(tmpdir(), 'mullion-sheets-'));
const BLOB_URL = `file://${folder}`;
const ENV = {
  MULLION_TOKEN_KEY: 't'.repeat(32),
  PUBLIC_URL: 'http://mullion.test',
  MAIL_FROM: 'mullion@mullion.test',
  BLOB_URL,
};
const stranger = () => ({ ...people.stranger(), type: 1 as const });

describe('PDF templates', () => {
  let documents: TestService;
  let store: BlobStore;
  let uploads = 0;
  beforeAll(async () => {
    store = await openBlobStore(BLOB_URL);
    documents = await bootForTest(
      { name: 'documents', module: DocumentsModule, dataSource: dataSourceOptions, config: documentsConfig },
      ENV,
    );
    documents.world.answer(getCompany, () =>
      company.parse({
        id: 1,
        name: 'Langai',
        code: 'L',
        kind: 'manufacturer',
        features: [],
        serves_company_id: null,
        time_zone: 'Europe/Vilnius',
        allow_custom_pallets: true,
        standard_lengths: [],
        longest_pallet: 2400,
        template_language: 'lt',
        default_truck_spacing: 50,
        pref_packing_type: null,
        manager_emails: '',
        truck_loaded_email_template: '',
        version: 1,
      }),
    );
    const product = {
      order_id: 3,
      order: 'O',
      barcode: 'O.1',
      type: 'Langas',
      width: 1000,
      height: 1200,
      depth: 80,
      weight: 40.5,
      area: 1.2,
      comment: null,
      completion_date: null,
    };
    const order = {
      id: 3,
      customer: 'Bygg Nord AS',
      customer_order_number: null,
      address: null,
      delivery_date: null,
      wood_type: 'Pušis',
      paint_type: null,
    };
    documents.world.answer(getOrdersByIds, () => [order as never]);
    documents.world.answer(getProductsToPrint, ({ product_ids }) => ({
      products: [...new Set(product_ids)]
        .filter((id) => id < 100)
        .map((id) => ({ ...product, id, position: id === 2 ? '1234' : '1' }) as never),
      images: {},
    }));
    documents.world.answer(getSheetSamples, (_input, context) =>
      context?.company_id === 1
        ? { choices: [{ id: 1 as never, order: 'O', position: '1' }], longest: [2 as never] }
        : { choices: [], longest: [] },
    );
  });
  afterAll(async () => {
    await documents.world.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const label = { name: 'Etiketė', width: 100, height: 60.5 };
  const create = (fields: object, as = people.admin()) =>
    documents
      .api(routes.createPdfTemplate)
      .as(as)
      .send({ params: {}, query: {}, body: { ...label, ...fields } as never });
  const update = (id: number, fields: object, as = people.admin()) =>
    documents
      .api(routes.updatePdfTemplate)
      .as(as)
      .send({ params: { id: String(id) }, query: {}, body: { ...label, ...fields } as never });
  const get = (id: number, as = people.viewer()) =>
    documents
      .api(routes.getPdfTemplate)
      .as(as)
      .send({ params: { id: String(id) } });
  const remove = (id: number, as = people.admin()) =>
    documents
      .api(routes.deletePdfTemplate)
      .as(as)
      .send({ params: { id: String(id) } });
  const print = (id: number, body: object, as = people.viewer()) =>
    documents
      .api(routes.printByTemplate)
      .as(as)
      .send({ params: { templateId: String(id) }, query: {}, body: body as never });
  const upload = async (bytes: Buffer, as = people.admin(), idempotencyKey?: string) => {
    const key = `uploads/${as.company_id}/sheet-${(uploads += 1)}`;
    await store.put(key, bytes);
    return documents
      .api(routes.uploadPdfImage)
      .as(as)
      .with(idempotencyKey === undefined ? {} : { idempotencyKey })
      .send({
        params: {},
        query: {},
        body: { files: [{ field: 'image', name: 'ženklas.jpg', key, size: bytes.length, type: 'image/jpeg' }] },
      });
  };
  const picture = () => sharp({ create: { width: 40, height: 20, channels: 3, background: '#00897b' } });

  it('PDT-01 take pictures that are JPEG by their bytes, and nothing else', async () => {
    for (const bytes of [
      await picture().png().toBuffer(),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      Buffer.from('/etc/passwd'),
    ])
      expect((await upload(bytes)).problem).toMatchObject({
        status: 422,
        code: 'not_allowed_file_type',
        params: { types: 'JPG' },
      });
    const nothing = await documents
      .api(routes.uploadPdfImage)
      .as(people.admin())
      .send({ params: {}, query: {}, body: { files: [] } });
    expect(nothing.problem).toMatchObject({ status: 400, errors: [{ path: 'body.image' }] });
  });

  it('have a picture once when its upload is sent again under its key', async () => {
    const bytes = await picture().jpeg().toBuffer();
    const { body: first } = await upload(bytes, people.admin(), 'picture-1');
    expect((await upload(bytes, people.admin(), 'picture-1')).body).toEqual(first);
    const other = await picture().rotate(90).jpeg().toBuffer();
    expect((await upload(other, people.admin(), 'picture-1')).problem).toMatchObject({
      status: 422,
      code: 'idempotency.mismatch',
    });
  });

  it('A1 A2 are made by types 0 and 1 of their company; another company finds neither templates nor pictures', async () => {
    const { body: image } = (await upload(await picture().jpeg().toBuffer())) as { body: PdfImageFile };
    const { body: made } = (await create({ name: 'Sava' })) as { body: PdfTemplate };
    for (const person of [people.planner(), people.viewer(), people.supplier()]) {
      expect((await create({ name: 'B' }, person)).status).toBe(403);
      expect((await update(made.id, {}, person)).status).toBe(403);
      expect((await remove(made.id, person)).status).toBe(403);
      expect((await upload(Buffer.from('x'), person)).status).toBe(403);
    }
    expect((await documents.api(routes.listPdfTemplates).send()).status).toBe(401);
    expect((await get(made.id, stranger())).status).toBe(404);
    expect((await update(made.id, {}, stranger())).status).toBe(404);
    expect((await remove(made.id, stranger())).status).toBe(404);
    expect((await create({ images: [{ id: image.id }] }, stranger())).problem).toMatchObject({
      code: 'pdf_template.unknown_image',
    });
    expect(await documents.api(routes.listPdfTemplates).as(stranger()).ok()).toEqual([]);
    expect((await get(made.id)).body).toMatchObject({ version: 1 });
  });

  it('EXP-04a print products: a job of template and products; what is another company’s is not found', async () => {
    const { body: image } = (await upload(await picture().jpeg().toBuffer())) as { body: PdfImageFile };
    const { body: made } = await create({ name: 'Spausdinimui', qr_codes: [{}], images: [{ id: image.id, x1: 3 }] });
    const { status, body } = await print(made.id, { products: [3, 1, 3], language: 'en' });
    expect([status, body.link]).toEqual([200, expect.stringMatching(/^\/api\/files\//)]);
    expect(
      await documents
        .api(beginRender)
        .as(people.super())
        .ok({ job_id: body.job_id as never }),
    ).toMatchObject({ kind: 'template', template_id: made.id, product_ids: [3, 1, 3], language: 'en' });
    const toPrint = await documents.api(getPdfTemplateToPrint).as(systemContext(1)).ok({ id: made.id });
    expect(toPrint).toMatchObject({
      name: 'Spausdinimui',
      qr_codes: [{ width: 50 }],
      images: [{ x1: 3, blob_key: expect.stringMatching(/^logos\/1\/.*\.jpg$/) }],
    });
    expect((await documents.api(getPdfTemplateToPrint).as(systemContext(7)).send({ id: made.id })).status).toBe(404);
    expect((await print(made.id, { products: [1, 100] })).problem).toMatchObject({ status: 404, code: 'not_found' });
    expect((await print(made.id, { products: [1] }, stranger())).problem).toMatchObject({ status: 404 });
    for (const wrong of [{ products: [] }, { products: ['a'] }, { products: [1], pallets: [1] }, {}])
      expect((await print(made.id, wrong)).problem).toMatchObject({ status: 400, code: 'invalid' });
    expect((await print(made.id, { products: [1] }, people.supplier())).status).toBe(403);
  });
});
