import { type RequestContext, routes } from '@mullion/contracts';
import { people, type TestService } from '@mullion/server-testing';
import { begunJob, startDocuments } from '../testing/start-documents';

describe('exports of lists, rows and orders', () => {
  let documents: TestService;
  beforeAll(async () => {
    documents = await startDocuments();
  });
  afterAll(() => documents.world.close());
  afterEach(() => documents.sql('DELETE FROM render_jobs'));

  it('a list is exported by who may see it, with columns and a filter that it has', async () => {
    const send = (as: RequestContext, over: object) =>
      documents
        .api(routes.exportList)
        .as(as)
        .send({
          body: {
            list: 'orders',
            format: 'csv',
            columns: ['production_id', 'area'],
            query: { filter: '26-', status_from: 4 },
            ...over,
          },
        });
    const made = await send(people.viewer(), {});
    expect(made.status).toBe(200);
    expect(await begunJob(documents, made.body.job_id)).toMatchObject({
      kind: 'list',
      list: {
        list: 'orders',
        columns: ['production_id', 'area'],
        query: { filter: '26-', status_from: 4 },
        person: { type: 6 },
      },
    });
    const of = { columns: ['name'], query: {} };
    expect((await send(people.planner(), { list: 'users', ...of })).problem).toMatchObject({
      status: 403,
      code: 'forbidden',
    });
    expect((await send(people.worker(), { list: 'customers', ...of })).problem).toMatchObject({
      status: 403,
      code: 'forbidden',
    });
    expect((await send(people.admin(), { list: 'users', ...of })).status).toBe(200);
    for (const over of [
      { list: 'sessions' },
      { columns: ['id; --'] },
      { columns: ['area', 'area'] },
      { columns: [] },
      { query: { company_id: 2 } },
      { query: { status_from: 'x' } },
      { format: 'html' },
    ])
      expect((await send(people.planner(), over)).problem).toMatchObject({ status: 400, code: 'invalid' });
  });

  it('EXP-04a A1 the preparation of orders is a job of orders of the own company, each once', async () => {
    const ask = (orders: unknown[]) =>
      documents
        .api(routes.exportPreparationCsv)
        .as(people.viewer())
        .send({ body: { orders } as never });
    const made = await ask([4, 3, 4]);
    expect(made.body).toMatchObject({ link: expect.stringContaining('/api/files/') });
    expect(await begunJob(documents, made.body.job_id)).toMatchObject({
      kind: 'preparation_csv',
      order_ids: [4, 3],
      language: 'lt',
    });
    expect((await ask([3, 100])).problem).toMatchObject({ status: 404, code: 'not_found' });
    for (const orders of [[], ['3'], [0], Array.from({ length: 501 }, (_id, at) => at + 1)])
      expect((await ask(orders)).status).toBe(400);
  });

  it('EXP-04a given rows are a job that holds them, within bounds and without what no paper shows', async () => {
    const ask = (body: object) =>
      documents
        .api(routes.printRows)
        .as(people.viewer())
        .send({ body } as never);
    const made = await ask({
      rows: [
        ['Gaminys', 'Kiekis'],
        ['Lan\u0000gas \ud800ž\n2', 2],
      ],
      title: ' Sąrašas ',
      language: 'en',
    });
    expect(await begunJob(documents, made.body.job_id)).toMatchObject({
      kind: 'rows',
      language: 'en',
      table: {
        title: 'Sąrašas',
        rows: [
          ['Gaminys', 'Kiekis'],
          ['Langas ž\n2', 2],
        ],
      },
    });
    const row = (cells: number) => Array.from({ length: cells }, () => 'x');
    for (const rows of [
      [],
      [[]],
      [['a', 'b'], ['c']],
      [row(17)],
      [['x'.repeat(301)]],
      [[{ text: 'x' }]],
      [[true]],
      Array.from({ length: 1_001 }, () => ['x']),
    ])
      expect((await ask({ rows })).problem).toMatchObject({ status: 400, code: 'invalid' });
    expect((await ask({ rows: [['a']], images: ['/etc/passwd'] })).status).toBe(400);
  });

  it('EXP-03a PAL-01f the cutting file is for types below 4 and for pallets of the own company', async () => {
    const cut = (pallets: number[], as = people.manager()) =>
      documents.api(routes.exportCuttingFile).as(as).send({ body: { pallets } });
    for (const person of [people.packer(), people.worker(), people.viewer()])
      expect((await cut([1], person)).status).toBe(403);
    expect((await cut([1, 100])).problem).toMatchObject({ status: 404, code: 'pallet.not_found' });
    expect((await cut([1])).problem).toMatchObject({
      status: 422,
      code: 'chosen_pallets_not_prepared',
      params: { pallets: ['N1'] },
    });
    expect((await cut([])).status).toBe(400);
  });

  it.each([
    ['work_center_orders', routes.printWorkCenterOrders],
    ['work_center_positions', routes.printWorkCenterPositions],
  ] as const)('EXP-04a %s is a job of its work center; one of another company is not found', async (kind, route) => {
    const send = (id: string, body: object = {}) =>
      documents.api(route).as(people.viewer()).send({ params: { id }, query: {}, body });
    const { job_id } = (await send('3', { language: 'en' })).body;
    expect(await begunJob(documents, job_id)).toMatchObject({
      kind,
      work_center_id: 3,
      language: 'en',
      product_ids: [],
      list: null,
    });
    expect((await send('100')).problem).toMatchObject({ status: 404, code: 'not_found' });
    expect((await send('3', { language: 'de' })).problem).toMatchObject({ status: 400, code: 'invalid' });
    expect((await send('3', { orders: [1] })).problem).toMatchObject({ status: 400, code: 'invalid' });
    expect(
      (
        await documents
          .api(route)
          .as(people.supplier())
          .send({ params: { id: '3' } })
      ).status,
    ).toBe(403);
    expect((await documents.api(route).send({ params: { id: '3' } })).status).toBe(401);
  });
});
