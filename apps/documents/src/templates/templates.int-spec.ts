import { readdirSync } from 'node:fs';
import path from 'node:path';
import {
  getCustomer,
  getTemplate,
  listHeaders,
  listTemplates,
  saveTemplate,
  type ExportTemplate,
  type RequestContext,
} from '@mullion/contracts';
import { AppError, auditEvent, Blobs, Clock, systemContext, type BlobStore } from '@mullion/server-kit';
import { people, type TestService } from '@mullion/server-testing';
import sharp from 'sharp';
import { bootDocumentsWithFiles, type DocumentsWithFiles } from '../testing/start-documents';
import { DropOldUploads } from './sweeps/drop-old-uploads';

const CUSTOMER = 5;

describe('export templates', () => {
  let world: DocumentsWithFiles;
  let documents: TestService;
  let store: BlobStore;
  let uploads = 0;
  const clerk = (over: Partial<RequestContext> = {}): RequestContext => ({
    ...people.planner(),
    rights: ['CA_NEW', 'CA_EDIT'],
    ...over,
  });
  beforeAll(async () => {
    world = await bootDocumentsWithFiles();
    ({ documents, store } = world);
    documents.world.answer(getCustomer, ({ params }, context) => {
      if (params.id !== CUSTOMER || context?.company_id !== 1) throw new AppError('not_found');
      return { id: CUSTOMER, name: 'UAB Šviesa' } as never;
    });
  });
  afterAll(() => world.close());

  const picture = (background = '#00897b') =>
    sharp({ create: { width: 40, height: 20, channels: 3, background } })
      .png()
      .toBuffer();
  const upload = async (bytes: Buffer, over: object = {}) => {
    uploads += 1;
    const key = `uploads/1/upload-${uploads}`;
    await store.put(key, bytes);
    return { field: 'image', name: 'logo.png', key, size: bytes.length, type: 'image/png', ...over };
  };
  const save = (fields: object, as: RequestContext = people.admin()) =>
    documents
      .api(saveTemplate)
      .as(as)
      .send({ params: {}, query: {}, body: { type: 'pallet', language: 'lt', company: 'own', ...fields } as never });
  const list = (customer: number | undefined, as: RequestContext) =>
    documents
      .api(listTemplates)
      .as(as)
      .send({ params: {}, query: customer === undefined ? {} : { customer_id: String(customer) }, body: {} });
  const get = (id: number, as: RequestContext = people.admin()) =>
    documents
      .api(getTemplate)
      .as(as)
      .send({ params: { id: String(id) }, query: {}, body: {} });

  it('COM-02a are the company’s, one a type and language, with logo and sanitised header', async () => {
    const file = await upload(await picture());
    const made = await save({ logo_width: '220', header: '<h1>Rytų langai</h1><script>x</script>', files: [file] });
    expect(made.status).toBe(200);
    const template = made.body as ExportTemplate;
    expect(template).toMatchObject({ type: 'pallet', language: 'lt', customer_id: null, logo_width: 220, version: 1 });
    expect(template.header_content).toBe('<h1>Rytų langai</h1>');
    expect(template.image_path).toMatch(/^data:image\/png;base64,/);
    expect((await get(template.id)).body).toEqual(template);
    for (const [type, language] of [
      ['pallet', 'en'],
      ['truck', 'lt'],
      ['truck', 'en'],
    ])
      await save({ type, language, header: `<p>${type} ${language}</p>` });
    expect((await list(undefined, people.super())).body).toMatchObject([
      { type: 'pallet', language: 'en', has_logo: false, logo_width: 190 },
      { type: 'pallet', language: 'lt', has_logo: true },
      { type: 'truck', language: 'en' },
      { type: 'truck', language: 'lt' },
    ]);
    // nothing of the upload stays
    expect(readdirSync(path.join(world.folder, 'uploads/1'))).toEqual([]);
  });

  it('CUS-04ab keep their logo until another comes or it is taken away, and refuse what is no logo', async () => {
    const [before] = (await list(undefined, people.admin())).body as ExportTemplate[];
    const other = await upload(await picture('#123456'));
    const changed = (await save({ language: 'en', files: [other], logo_width: '10' })).body as ExportTemplate;
    expect(changed).toMatchObject({ id: before?.id, logo_width: 10, has_logo: true, version: 2 });
    expect((await save({ language: 'en', header: '<p>a</p>' })).body).toMatchObject({
      image_path: changed.image_path,
      logo_width: 190,
    });
    expect((await save({ language: 'en', remove_image: 'true' })).body).toMatchObject({
      image_path: null,
      has_logo: false,
    });
    const svg = await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    expect((await save({ files: [svg] })).problem).toMatchObject({
      status: 422,
      code: 'not_allowed_file_type',
      params: { types: 'PNG, JPG' },
    });
    const large = await upload(await picture(), { size: 6_000_000 });
    expect((await save({ files: [large] })).problem).toMatchObject({ status: 413, code: 'payload_too_large' });
    expect((await save({ files: [await upload(await picture(), { key: 'uploads/7/theirs' })] })).problem).toMatchObject(
      { status: 404 },
    );
    for (const fields of [
      { logo_width: '9' },
      { logo_width: '501' },
      { type: 'order' },
      { language: 'de' },
      { company: 'own', customer_id: '5' },
      { size: '1' },
    ])
      expect((await save(fields)).problem).toMatchObject({ status: 400 });
  });

  it('CUS-04a BEY-15b of a customer need CA_NEW to be seen and CA_EDIT to be changed, and a customer of the own company', async () => {
    const own = { company: undefined, customer_id: String(CUSTOMER), header: '<p>UAB Šviesa</p>' };
    expect((await save(own, clerk({ rights: ['CA_NEW'] }))).problem).toMatchObject({
      status: 403,
      code: 'no_rights_to_edit_customer',
    });
    expect((await save(own, people.viewer())).status).toBe(403);
    const { body } = await save(own, clerk());
    expect(body).toMatchObject({ customer_id: CUSTOMER, version: 1 });
    expect((await list(CUSTOMER, clerk({ rights: [] }))).status).toBe(403);
    expect((await list(CUSTOMER, clerk())).body).toMatchObject([{ customer_id: CUSTOMER }]);
    expect((await save({ ...own, customer_id: '6' }, clerk())).problem).toMatchObject({ status: 404 });
    const stranger = clerk({ company_id: 7 as never, home_company_id: 7 as never });
    expect((await save(own, stranger)).problem).toMatchObject({ status: 404 });
    expect((await get((body as ExportTemplate).id, stranger)).problem).toMatchObject({ status: 404 });
    expect((await list(CUSTOMER, stranger)).body).toEqual([]);
    expect((await save({ company: '7' })).problem).toMatchObject({ status: 404 });
    for (const person of [people.planner(), people.packer(), people.supplier()])
      expect((await save({}, person)).status).toBe(403);
    expect((await documents.recorded(auditEvent('documents'))).at(-1)?.data).toMatchObject({
      table_name: 'templates',
      row_name: 'UAB Šviesa · pallet · lt',
      before: null,
      after: { header: '<p>UAB Šviesa</p>' },
    });
  });

  it('of two who save the same one, the second gets what is there now', async () => {
    const truck = { type: 'truck', language: 'en' };
    const present = (await save({ ...truck, header: '<p>pirmas</p>' })).body as ExportTemplate;
    expect(
      (await save({ ...truck, header: '<p>antras</p>', version: String(present.version - 1) })).problem,
    ).toMatchObject({
      status: 409,
      code: 'conflict',
      current: { header_content: '<p>pirmas</p>', version: present.version },
    });
    const fresh = { company: undefined, customer_id: String(CUSTOMER), ...truck, version: '0' };
    const answers = await Promise.all([
      save({ ...fresh, header: 'a' }, clerk()),
      save({ ...fresh, header: 'b' }, clerk()),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('EXP-02 are given to the worker: the company’s and those of the customers, by type and language', async () => {
    const headers = (company: number, language: 'lt' | 'en') =>
      documents
        .api(listHeaders)
        .as(systemContext(company))
        .ok({ type: 'pallet', language, customer_ids: [CUSTOMER, 6] as never });
    expect(
      (await headers(1, 'lt')).map((header) => [
        header.customer_id,
        header.logo_key !== null,
        header.blocks[0]?.runs[0]?.text,
      ]),
    ).toEqual(
      expect.arrayContaining([
        [null, true, 'Rytų langai'],
        [CUSTOMER, false, 'UAB Šviesa'],
      ]),
    );
    expect(await headers(1, 'en')).toHaveLength(1);
    expect(await headers(7, 'lt')).toEqual([]);
  });

  it('uploads that nobody took are gone after a day, logos stay', async () => {
    const left = await upload(Buffer.from('left behind'));
    await store.put('logos/1/kept.png', Buffer.from('kept'));
    const sweep = documents.get(DropOldUploads);
    await sweep.run();
    expect(await store.stat(left.key)).not.toBeNull();
    const clock = documents.get(Clock);
    clock.now = () => new Date(Date.now() + 25 * 3_600_000);
    await sweep.run();
    clock.now = () => new Date();
    expect([await store.stat(left.key), await store.stat('logos/1/kept.png')]).toEqual([null, expect.anything()]);
  });

  it('an upload that cannot be deleted does not keep the others, and is tried again', async () => {
    const uploaded = [
      await upload(Buffer.from('one')),
      await upload(Buffer.from('two')),
      await upload(Buffer.from('three')),
    ];
    const there = async () =>
      (await Promise.all(uploaded.map(({ key }) => store.stat(key)))).filter((found) => found !== null).length;
    const clock = documents.get(Clock);
    clock.now = () => new Date(Date.now() + 25 * 3_600_000);
    const failing = jest
      .spyOn(await documents.get(Blobs).store(), 'delete')
      .mockRejectedValueOnce(new Error('no right to this file'));
    const sweep = documents.get(DropOldUploads);
    await sweep.run();
    expect(await there()).toBe(1);
    await sweep.run();
    expect(await there()).toBe(0);
    failing.mockRestore();
    clock.now = () => new Date();
  });
});
