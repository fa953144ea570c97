import { beginRender, getPdfTemplateToPrint, routes, type PdfImageFile, type PdfTemplate } from '@mullion/contracts';
import { systemContext } from '@mullion/server-kit';
import { people, type TestService } from '@mullion/server-testing';
import type { DocumentsWithFiles } from '../testing/start-documents';
import { pdfTemplateCalls, picture, startPdfTemplates, stranger } from '../testing/pdf-template-world';

describe('PDF templates with pictures', () => {
  let world: DocumentsWithFiles;
  let documents: TestService;
  beforeAll(async () => {
    world = await startPdfTemplates();
    ({ documents } = world);
  });
  afterAll(() => world.close());

  const { create, update, get, remove, upload } = pdfTemplateCalls(() => world);
  const print = (id: number, body: object, as = people.viewer()) =>
    documents
      .api(routes.printByTemplate)
      .as(as)
      .send({ params: { templateId: String(id) }, query: {}, body: body as never });

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
