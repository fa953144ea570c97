import { randomUUID } from 'node:crypto';
import {
  beginRender,
  company,
  createRenderJob,
  finishRender,
  getCompany,
  getOrdersByIds,
  getPalletsToPrint,
  getProductsToPrint,
  getTrucksToPrint,
  openLink,
  readWorkCenter,
  reportRender,
  type RequestContext,
  routes,
  workCenter,
} from '@mullion/contracts';
import { AppError, Clock } from '@mullion/server-kit';
import { bootForTest, people, type TestService } from '@mullion/server-testing';
import { documentsConfig } from '../config';
import { dataSourceOptions } from '../data-source';
import { DocumentsModule } from '../documents.module';

const ENV = {
  MULLION_TOKEN_KEY: 't'.repeat(32),
  PUBLIC_URL: 'http://mullion.test',
  MAIL_FROM: 'mullion@mullion.test',
  BLOB_URL: 'file:///tmp/mullion-test-blobs',
};

const NO_TIMBER = { layer_1: '', layer_2: '', layer_3: '' };

describe('exports', () => {
  let documents: TestService;
  beforeAll(async () => {
    documents = await bootForTest(
      { name: 'documents', module: DocumentsModule, dataSource: dataSourceOptions, config: documentsConfig },
      ENV,
    );
    const demo = {
      id: 1, name: 'Langai', code: 'L', kind: 'manufacturer', features: [], serves_company_id: null, time_zone: 'Europe/Vilnius', allow_custom_pallets: true, standard_lengths: [],
      longest_pallet: 2400, template_language: 'lt', default_truck_spacing: 50, pref_packing_type: null, manager_emails: '', truck_loaded_email_template: '', version: 1,
    }; // prettier-ignore
    documents.world.answer(getCompany, () => company.parse(demo));
    documents.world.answer(getProductsToPrint, ({ product_ids }) => ({
      products: product_ids.filter((id) => id < 100).map((id) => ({ id }) as never),
      images: {},
    }));
    documents.world.answer(readWorkCenter, ({ id }) => {
      if (id >= 100) throw new AppError('not_found');
      return workCenter.parse({
        id,
        company_id: 1,
        code: '40-PJO',
        description: 'P',
        max_load: null,
        probability: null,
        preperation: false,
        deleted: false,
        version: 1,
      });
    });
    documents.world.answer(getOrdersByIds, ({ ids }) => ids.filter((id) => id < 100).map((id) => ({ id }) as never));
    documents.world.answer(getTrucksToPrint, ({ truck_ids }) => truck_ids.filter((id) => id < 100).map((id) => ({ id }) as never));
    documents.world.answer(getPalletsToPrint, ({ pallet_ids }) =>
      pallet_ids
        .filter((id) => id < 100)
        .map(
          (id) =>
            ({
              id,
              number: id === 9 ? null : `N${id}`,
              shown_number: `N${id}`,
              status: 0,
              products: [],
              pallet_structure: NO_TIMBER,
            }) as never,
        ),
    );
  });
  afterAll(() => documents.world.close());

  const start = () =>
    documents
      .api(routes.printTrucks)
      .as(people.planner())
      .ok({ body: { trucks: [1] } });
  const begun = (job_id: unknown) =>
    documents
      .api(beginRender)
      .as(people.super())
      .ok({ job_id: job_id as never });
  const tokenOf = (link: string) => link.split('/').at(-1) ?? '';

  it('A1 answers 404 where a truck or a product belongs to another company', async () => {
    const product = await documents
      .api(routes.printProducts)
      .as(people.planner())
      .send({ body: { products: [1, 100] } });
    expect(product.problem).toMatchObject({ status: 404, code: 'not_found' });
    const foreign = await documents
      .api(routes.printTrucks)
      .as(people.planner())
      .send({ body: { trucks: [1, 100] } });
    expect(foreign.problem).toMatchObject({ status: 404, code: 'not_found' });
  });

  it('EXP-05a answers a link at once; it waits, tells progress, then names the file', async () => {
    const { link, job_id } = await start();
    const open = () =>
      documents
        .api(openLink)
        .as(people.super())
        .ok({ token: tokenOf(link) });
    expect(await open()).toMatchObject({ job: { state: 'queued', progress: 0 }, blob_key: null, language: 'lt' });
    expect(await documents.api(beginRender).as(people.super()).ok({ job_id })).toMatchObject({
      kind: 'truck',
      truck_ids: [1],
      company_name: 'Langai',
    });
    await documents.api(reportRender).as(people.super()).ok({ job_id, progress: 0.5 });
    expect((await open()).job).toMatchObject({ state: 'running', progress: 0.5 });
    const file = {
      job_id,
      blob_key: `renders/1/${job_id}.pdf`,
      content_type: 'application/pdf',
      file_name: 'sunkvežimis.pdf',
      error: null,
    };
    await documents.api(finishRender).as(people.super()).ok(file);
    await documents
      .api(finishRender)
      .as(people.super())
      .ok({ ...file, blob_key: null, error: 'late' });
    expect(await open()).toMatchObject({ job: { state: 'done', file_name: 'sunkvežimis.pdf' }, blob_key: file.blob_key });
    expect(await documents.api(beginRender).as(people.super()).ok({ job_id })).toBeNull();
  });

  it('EXP-05a a job of another company is not found, a forged or old link opens nothing', async () => {
    const { link, job_id } = await start();
    expect(
      (
        await documents
          .api(routes.getRenderJob)
          .as(people.stranger())
          .send({ params: { id: job_id } })
      ).status,
    ).toBe(404);
    const open = (token: string) => documents.api(openLink).as(people.super()).send({ token });
    expect((await open(`${tokenOf(link)}x`)).problem?.code).toBe('file.not_found');
    const clock = documents.get(Clock);
    clock.now = () => new Date(Date.now() + 6 * 60_000);
    expect((await open(tokenOf(link))).problem?.code).toBe('file.link_expired');
    clock.now = () => new Date();
  });

  it('makes one job of a request that is asked again', async () => {
    const input = { request_id: randomUUID(), kind: 'preparation', pallet_ids: [1], truck_ids: [], language: 'en' };
    const made = await Promise.all(Array.from({ length: 8 }, () => documents.api(createRenderJob).as(people.planner()).ok(input)));
    expect(new Set(made.map((one) => one.job_id)).size).toBe(1);
  });

  it('PLN-11 leaves out and names pallets without a number; none at all is refused', async () => {
    const printed = await documents
      .api(routes.printLoading)
      .as(people.planner())
      .ok({ body: { pallets: [1, 9] } });
    expect(printed.skipped).toEqual([{ id: 9, shown_number: 'N9', rule: 'no_number' }]);
    const none = await documents
      .api(routes.printLoading)
      .as(people.planner())
      .send({ body: { pallets: [9] } });
    expect(none.problem?.code).toBe('exports.no_pallets');
    expect(
      (
        await documents
          .api(routes.printLoading)
          .as(people.planner())
          .send({ body: { pallets: [1, 100] } })
      ).status,
    ).toBe(404);
    expect(
      (
        await documents
          .api(routes.printBarcodes)
          .as(people.packer())
          .send({ body: { pallets: [1] } })
      ).status,
    ).toBe(403);
  });

  it('a list is exported by who may see it, with columns and a filter that it has', async () => {
    const send = (as: RequestContext, over: object) =>
      documents
        .api(routes.exportList)
        .as(as)
        .send({
          body: { list: 'orders', format: 'csv', columns: ['production_id', 'area'], query: { filter: '26-', status_from: 4 }, ...over },
        });
    const made = await send(people.viewer(), {});
    expect(made.status).toBe(200);
    expect(
      await documents
        .api(beginRender)
        .as(people.super())
        .ok({ job_id: made.body.job_id as never }),
    ).toMatchObject({
      kind: 'list',
      list: { list: 'orders', columns: ['production_id', 'area'], query: { filter: '26-', status_from: 4 }, person: { type: 6 } },
    });
    const of = { columns: ['name'], query: {} };
    expect((await send(people.planner(), { list: 'users', ...of })).problem).toMatchObject({ status: 403, code: 'forbidden' });
    expect((await send(people.worker(), { list: 'customers', ...of })).problem).toMatchObject({ status: 403, code: 'forbidden' });
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
    expect(await begun(made.body.job_id)).toMatchObject({ kind: 'preparation_csv', order_ids: [4, 3], language: 'lt' });
    expect((await ask([3, 100])).problem).toMatchObject({ status: 404, code: 'not_found' });
    for (const orders of [[], ['3'], [0], Array.from({ length: 501 }, (_id, at) => at + 1)]) expect((await ask(orders)).status).toBe(400);
  });

  it('EXP-04a given rows are a job that holds them, within bounds and without what no paper shows', async () => {
    const ask = (body: object) =>
      documents
        .api(routes.printRows)
        .as(people.viewer())
        .send({ body } as never);
    const made = await ask({ rows: [['Gaminys', 'Kiekis'], ['Lan\u0000gas \ud800ž\n2', 2]], title: ' Sąrašas ', language: 'en' }); // prettier-ignore
    expect(await begun(made.body.job_id)).toMatchObject({
      kind: 'rows',
      language: 'en',
      table: { title: 'Sąrašas', rows: [['Gaminys', 'Kiekis'], ['Langas ž\n2', 2]] }, // prettier-ignore
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
      // prettier-ignore
      expect((await ask({ rows })).problem).toMatchObject({ status: 400, code: 'invalid' });
    expect((await ask({ rows: [['a']], images: ['/etc/passwd'] })).status).toBe(400);
  });

  it('EXP-03a PAL-01f the cutting file is for types below 4 and for pallets of the own company', async () => {
    const cut = (pallets: number[], as = people.manager()) => documents.api(routes.exportCuttingFile).as(as).send({ body: { pallets } });
    for (const person of [people.packer(), people.worker(), people.viewer()]) expect((await cut([1], person)).status).toBe(403);
    expect((await cut([1, 100])).problem).toMatchObject({ status: 404, code: 'pallet.not_found' });
    expect((await cut([1])).problem).toMatchObject({ status: 422, code: 'chosen_pallets_not_prepared', params: { pallets: ['N1'] } });
    expect((await cut([])).status).toBe(400);
  });

  it('PRD-01d a product PDF is a job of its products', async () => {
    const { job_id } = await documents
      .api(routes.printProducts)
      .as(people.viewer())
      .ok({ body: { products: [3, 1] } });
    expect(
      await documents
        .api(beginRender)
        .as(people.super())
        .ok({ job_id: job_id as never }),
    ).toMatchObject({ kind: 'products', product_ids: [3, 1] });
  });

  it.each([
    ['work_center_orders', routes.printWorkCenterOrders],
    ['work_center_positions', routes.printWorkCenterPositions],
  ] as const)('EXP-04a %s is a job of its work center; one of another company is not found', async (kind, route) => {
    const send = (id: string, body: object = {}) => documents.api(route).as(people.viewer()).send({ params: { id }, query: {}, body });
    const { job_id } = (await send('3', { language: 'en' })).body;
    expect(
      await documents
        .api(beginRender)
        .as(people.super())
        .ok({ job_id: job_id as never }),
    ).toMatchObject({ kind, work_center_id: 3, language: 'en', product_ids: [], list: null });
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

  it('a job whose worker died has failed after enough tries', async () => {
    const { job_id } = await start();
    await documents.api(beginRender).as(people.super()).ok({ job_id });
    await documents.sql(`UPDATE render_jobs SET due_at = now() - interval '1 second', attempts = 6 WHERE id = $1`, [job_id]);
    const deadline = Date.now() + 10_000;
    let state = '';
    while (state !== 'failed' && Date.now() < deadline)
      state = (
        await documents
          .api(routes.getRenderJob)
          .as(people.planner())
          .ok({ params: { id: job_id } })
      ).state;
    expect(state).toBe('failed');
  });
});
