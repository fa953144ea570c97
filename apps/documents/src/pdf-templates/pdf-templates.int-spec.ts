import { routes, type PdfImageFile } from '@mullion/contracts';
import { auditEvent } from '@mullion/server-kit';
import { people, type TestService } from '@mullion/server-testing';
import type { DocumentsWithFiles } from '../testing/start-documents';
import { label, pdfTemplateCalls, picture, startPdfTemplates, stranger } from '../testing/pdf-template-world';

describe('PDF templates', () => {
  let world: DocumentsWithFiles;
  let documents: TestService;
  beforeAll(async () => {
    world = await startPdfTemplates();
    ({ documents } = world);
  });
  afterAll(() => world.close());

  const { create, update, get, remove, upload } = pdfTemplateCalls(() => world);

  it('PDT-01 have texts, boxes, QR codes and images with the sizes they have unless others are given', async () => {
    const { body: image } = (await upload(await picture().jpeg().toBuffer())) as { body: PdfImageFile };
    expect(image).toMatchObject({ image_name: 'ženklas.jpg' });
    const { status, body } = await create({
      texts: [{ text: '{{order}}' }],
      boxes: [{}],
      qr_codes: [{ x1: 5 }],
      images: [{ id: image.id }],
    });
    expect(status).toBe(201);
    const place = { x1: 0, y1: 0, width: 50, height: 50 };
    expect(body).toMatchObject({
      ...label,
      company_id: 1,
      margin_left: 0,
      margin_top: 0,
      texts: [
        {
          ...place,
          font_size: 12,
          align: 'L',
          bold: false,
          italic: false,
          text: '{{order}}',
          text_en: '',
          shrink: false,
        },
      ],
      boxes: [place],
      qr_codes: [{ ...place, x1: 5, content: '{{barcode}}' }],
      images: [{ ...place, id: image.id, image_name: 'ženklas.jpg', location: null }],
      version: 1,
    });
    expect((await get(body.id)).body.images[0]?.location).toMatch(/^data:image\/jpeg;base64,/);
    expect(await documents.api(routes.listPdfTemplates).as(people.worker()).ok()).toMatchObject([
      { id: body.id, images: [{ location: null }] },
    ]);
    // a copy takes the pictures along
    expect((await create({ name: 'Kopija', images: [{ id: image.id }] })).body).toMatchObject({
      images: [{ image_name: 'ženklas.jpg' }],
    });
  });

  it('PDT-01b keep to an A4 and to places on it', async () => {
    for (const fields of [
      { width: 211 },
      { height: 298 },
      { width: -1 },
      { margin_left: -1 },
      { name: ' ' },
      { boxes: [{ x1: -1 }] },
      { boxes: [{ width: 0 }] },
      { texts: [{ text: 'a', align: 'J' }] },
      { texts: [{ text: 'a', font: '/etc/passwd' }] },
      { images: [{ id: 1, location: 'file:///etc/passwd' }] },
      { company_id: 7 },
    ])
      expect((await create(fields)).problem).toMatchObject({ status: 400, code: 'invalid' });
    expect((await create({ name: 'A4', width: 0, height: 297 })).status).toBe(201);
    expect((await create({ name: 'Be paveikslėlio', images: [{ id: 999 }] })).problem).toMatchObject({
      status: 422,
      code: 'pdf_template.unknown_image',
    });
  });

  it('PDT-01b have Code 128, contents of codes, a second language and several labels a page, within their limits', async () => {
    const sheet = { width: 210, height: 297, columns: 3, rows: 8 };
    const parts = {
      texts: [{ key: 'a-1', text: '{{order}}', text_en: 'Order {{order}}', shrink: true }],
      qr_codes: [{ content: '{{order}}/{{position}}' }],
      barcodes: [{ y1: 20 }],
    };
    const { body } = await create({ name: 'Lipdukai', width: 70, height: 37, ...parts, sheet });
    expect((await get(body.id)).body).toMatchObject({
      ...parts,
      barcodes: [{ y1: 20, width: 50, height: 50, content: '{{barcode}}', show_text: true }],
      sheet: { ...sheet, gap_x: 0, gap_y: 0 },
    });
    expect((await update(body.id, { name: 'Lipdukai', version: 1 })).body).toMatchObject({
      sheet: null,
      barcodes: [],
      version: 2,
    });
    for (const fields of [
      { sheet: { ...sheet, columns: 0 } },
      { sheet: { ...sheet, rows: 51 } },
      { sheet: { ...sheet, width: 211 } },
      { sheet: { ...sheet, gap_x: -1 } },
      { barcodes: [{ content: 'x'.repeat(81) }] },
      { texts: [{ key: 'a b', text: 'a' }] },
    ])
      expect((await create({ name: 'Ne', ...fields })).problem).toMatchObject({ status: 400, code: 'invalid' });
  });

  it('PDT-01c are tried with real products, by administrators of their company', async () => {
    const samples = (query: object, as = people.admin()) =>
      documents
        .api(routes.getPdfTemplateSamples)
        .as(as)
        .send({ params: {}, query: { language: 'lt', ...query } as never });
    expect((await samples({})).body).toMatchObject({
      choices: [{ id: 1, order: 'O', position: '1' }],
      product: { id: 1, order: 'O', position: '1' },
      facts: {
        order: 'O',
        position: '1',
        weight: '40,5',
        customer: 'Bygg Nord AS',
        wood: 'Pušis',
        paint: '',
        company: 'Langai',
      },
      longest: { position: '1234' },
    });
    expect((await samples({ product: '2', language: 'en' })).body).toMatchObject({
      product: { id: 2 },
      facts: { position: '1234', weight: '40.5' },
    });
    expect((await samples({ product: '100' })).status).toBe(404);
    expect((await samples({ language: 'de' })).status).toBe(400);
    expect((await samples({}, people.planner())).status).toBe(403);
    expect((await samples({}, stranger())).body).toMatchObject({ choices: [], product: null, facts: { order: '' } });
  });

  it('BEY-15b are edited under their version, deleted, and audited', async () => {
    const { body: made } = await create({ name: 'Lapas', texts: [{ text: 'a' }] });
    const changed = await update(made.id, { name: 'Lapas', texts: [{ text: 'b' }], version: 1 });
    expect(changed.body).toMatchObject({ texts: [{ text: 'b' }], version: 2 });
    expect((await update(made.id, { name: 'Lapas', version: 1 })).problem).toMatchObject({
      status: 409,
      code: 'conflict',
      current: { texts: [{ text: 'b' }], version: 2 },
    });
    expect((await create({ name: 'lapas' })).problem).toMatchObject({ status: 409, code: 'pdf_template.name_taken' });
    expect((await update(made.id, { name: 'Etiketė' })).problem).toMatchObject({
      status: 409,
      code: 'pdf_template.name_taken',
    });
    expect((await remove(made.id)).status).toBe(200);
    expect((await get(made.id)).status).toBe(404);
    const entries = (await documents.recorded(auditEvent('documents'))).filter(({ data }) => data.row_id === made.id);
    expect(entries.map(({ data }) => [data.action, data.row_name])).toEqual([
      ['pdf_templates.created', 'Lapas'],
      ['pdf_templates.edited', 'Lapas'],
      ['pdf_templates.deleted', 'Lapas'],
    ]);
    expect(entries[1]?.data).toMatchObject({
      before: { texts: ['0, 0, 50 × 50: a'] },
      after: { texts: ['0, 0, 50 × 50: b'] },
    });
  });
});
