import { routes } from '@mullion/contracts';
import { people, type TestService } from '@mullion/server-testing';
import { startDocuments } from '../testing/start-documents';

const many = (count: number, part: object) => Array.from({ length: count }, () => part);
const TEXT = 'a'.repeat(500);

describe('PDT-01 limits of templates', () => {
  let documents: TestService;
  beforeAll(async () => {
    documents = await startDocuments();
  });
  afterAll(() => documents.world.close());

  const save = (name: string, parts: object) =>
    documents
      .api(routes.createPdfTemplate)
      .as(people.admin())
      .send({ body: { name, width: 100, height: 60, ...parts } as never });

  it('a label with too much on it is refused with what is on it', async () => {
    const answer = await save('too much', {
      ...{ texts: many(100, { text: TEXT }), qr_codes: many(100, { content: TEXT }), barcodes: many(100, {}) },
    });
    expect(answer.problem).toMatchObject({
      ...{ status: 422, code: 'pdf_template.too_much' },
      params: { max: 1_200, texts: 100, qr_codes: 100, barcodes: 100 },
    });
  });

  it('the more there is on a label, the fewer are printed at once; the number is named', async () => {
    const { body } = await save('much', { texts: many(100, { text: TEXT }) });
    const print = (count: number) =>
      documents
        .api(routes.printByTemplate)
        .as(people.viewer())
        .send({ params: { templateId: body.id }, body: { products: many(count, {}).map(() => 1 as never) } });
    expect((await print(19)).problem).toMatchObject({
      ...{ status: 413, code: 'pdf_template.too_many_products' },
      params: { products: 19, max: 18 },
    });
    expect((await print(18)).status).toBe(200);
  });
});
