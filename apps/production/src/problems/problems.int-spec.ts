import {
  createProblem,
  deleteProblem,
  getProblemChoices,
  getProblemWeeks,
  readProblems,
  orderChanged,
  problemChanged,
  problemRecords,
  productsChanged,
  updateProblem,
  type RequestContext,
} from '@mullion/contracts';
import { auditEvent, systemContext } from '@mullion/server-kit';
import { bootForTest, people, type TestService } from '@mullion/server-testing';
import { dataSourceOptions } from '../data-source';
import { ProductionModule } from '../production.module';

const stranger = { ...people.stranger(), type: 1 as const };
const fields = { subject: 'Glass cracked', description: 'In the corner', order_code: '26-0405' };

describe('problems', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await bootForTest({ name: 'production', module: ProductionModule, dataSource: dataSourceOptions });
  });
  afterAll(() => service.world.close());

  const create = (body: object = {}, as: RequestContext = people.worker()) =>
    service
      .api(createProblem)
      .as(as)
      .send({ body: { ...fields, ...body } as never });
  const change = (id: number, body: object, as: RequestContext = people.super()) =>
    service
      .api(updateProblem)
      .as(as)
      .send({ params: { id }, body: body as never });
  const list = (query: object = {}, as: RequestContext = people.admin()) =>
    service.api(readProblems).as(as).ok(readProblems.input.parse(query));

  it('PRB-01a are reported by everybody but readers, with their name; edited by administrators', async () => {
    const made = await create();
    expect(made).toMatchObject({
      status: 201,
      body: { ...fields, user_name: 'Worker', user_id: 6, status: 0, solved_at: null, time_spent: null },
    });
    expect((await create({}, people.viewer())).status).toBe(403);
    for (const who of [people.planner(), people.worker()]) {
      expect((await change(made.body.id, { subject: 'x' }, who)).status).toBe(403);
    }
    // whoever reports is who has signed in, whatever the request says
    const { body } = await create({ user_name: 'Jonas' }, people.admin());
    expect(body).toMatchObject({ user_name: people.admin().user_name, user_id: people.admin().user_id });
    expect((await change(body.id, { user_name: 'Jonas' }, people.admin())).body.user_name).toBe(people.admin().user_name);
  });

  it('PRB-01a without subject, description or order code are not saved, and the fields are named', async () => {
    for (const missing of ['subject', 'description', 'order_code'])
      expect((await create({ [missing]: ' ' })).problem).toMatchObject({
        status: 400,
        code: 'invalid',
        errors: [{ path: `body.${missing}` }],
      });
    expect((await create({ time_spent: 0.25 }, people.super())).problem).toMatchObject({
      code: 'invalid',
      errors: [{ path: 'body.time_spent' }],
    });
    expect((await create({ surprise: 1 })).problem).toMatchObject({ status: 400 });
  });

  it('PRB-01a get status, time and deletion from type 0 alone; status 2 sets when it was solved', async () => {
    const { id } = (await create()).body;
    expect((await change(id, { status: 2 }, people.admin())).problem).toMatchObject({ code: 'status.change_not_allowed' });
    expect((await change(id, { time_spent: 0.5 }, people.admin())).problem).toMatchObject({ code: 'forbidden' });
    expect((await create({ status: 1 })).problem).toMatchObject({ code: 'status.change_not_allowed' });
    const solved = await change(id, { status: 2, time_spent: 2.3 });
    expect(solved.body).toMatchObject({ status: 2, time_spent: 2.3 });
    const { solved_at } = solved.body;
    expect(Date.parse(solved_at ?? '')).toBeGreaterThan(0);
    // others go on editing what they may, with the same status and time
    expect((await change(id, { comment: 'Seen', status: 2, time_spent: 2.3 }, people.admin())).body).toMatchObject({
      comment: 'Seen',
      solved_at,
    });
    expect((await change(id, { status: 1 })).body).toMatchObject({ solved_at: null });
    const remove = (as: RequestContext) => service.api(deleteProblem).as(as).send({ params: { id } });
    expect((await remove(people.admin())).status).toBe(403);
    expect((await remove(people.super())).body).toEqual({ ok: true });
    expect((await remove(people.super())).status).toBe(404);
  });

  it('find their order when it is known, and take only its products', async () => {
    const { id } = (await create({ order_code: ' 26-77a ' })).body;
    expect((await list({ filter: '26-77a' })).problems).toMatchObject([{ id, order_id: null, order_code: '26-77a' }]);
    const order = {
      ...{
        id: 77,
        company_id: 1,
        number: '26-77A',
        customer_id: null,
        customer: 'Trä AB',
        contact_id: null,
        delivery_address: null,
        address: null,
      },
      ...{ delivery_date: '2026-11-26', week: null, status: 6, pal_status: 0, product_count: 1, version: 1, removed: false },
    };
    const product = {
      ...{
        id: 770,
        order_id: 77,
        company_id: 1,
        barcode: 'B770',
        position: '03',
        type: 'Window',
        category: 1,
        width: 2350,
        height: 1560,
        depth: 90,
      },
      ...{ weight: 196, can_be_flipped: true, part_of: null, comment: null, image: 'c0ffee', status: 6, version: 1, removed: false },
    };
    await service.receive(orderChanged, 1, { order: order as never });
    await service.receive(productsChanged, 1, { order_id: 77 as never, products: [product as never] });
    const found = await service
      .api(getProblemChoices)
      .as(people.admin())
      .ok({ query: { code: '26-77a' } });
    expect(found.order).toMatchObject({
      id: 77,
      customer: 'Trä AB',
      delivery_date: '2026-11-26',
      products: [{ id: 770, position: '03', image: 'c0ffee' }],
    });
    expect(
      (
        await service
          .api(getProblemChoices)
          .as(stranger)
          .ok({ query: { code: '26-77a' } })
      ).order,
    ).toBeNull();
    expect((await change(id, { product_id: 770, reason: 'glass' })).body).toMatchObject({ order_id: 77, product_id: 770, reason: 'glass' });
    expect((await change(id, { product_id: 771 })).problem).toMatchObject({ code: 'problem.unknown_product' });
    expect((await change(id, { order_code: 'other' })).problem).toMatchObject({ code: 'problem.unknown_product' });
    expect((await change(id, { work_center_id: 999 })).problem).toMatchObject({ code: 'problem.unknown_center' });
  });

  it('are unknown to other companies; a late version is answered with the current row; all is published and audited', async () => {
    const { id } = (await create()).body;
    expect((await change(id, { subject: 'x' }, stranger)).status).toBe(404);
    expect((await list({ per_page: 200 }, stranger)).problems).toEqual([]);
    expect((await change(id, { subject: 'New words', version: 1 })).body).toMatchObject({ version: 2 });
    expect((await change(id, { subject: 'x', version: 1 })).problem).toMatchObject({ code: 'conflict', current: { subject: 'New words' } });
    await service.api(deleteProblem).as(people.super()).ok({ params: { id } });
    const published = (await service.recorded(problemChanged)).filter(({ data }) => data.problem.id === id);
    expect(published.map(({ data }) => [data.problem.version, data.problem.removed])).toEqual([
      [1, false],
      [2, false],
      [3, true],
    ]);
    const audited = (await service.recorded(auditEvent('production'))).filter(({ data }) => data.row_id === id);
    expect(audited.map(({ data }) => data.action)).toEqual(['problems.created', 'problems.edited', 'problems.deleted']);
  });

  it('PRB-01a are listed 50 a page with the hours of all that fit, by words, days and statuses', async () => {
    const company = 70;
    const owner = { ...people.stranger(company), type: 0 as const };
    for (let at = 0; at < 52; at++) await create({ subject: `P${at}`, time_spent: 0.1, status: at < 2 ? 2 : at === 2 ? 1 : 0 }, owner);
    const first = await list({}, owner);
    expect(first).toMatchObject({ pages: 2, page: 1, perPage: 50, total: 52, time_spent: 5.2, waiting: 49, in_progress: 1 });
    expect(first.problems).toHaveLength(50);
    expect(first.problems[0]?.subject).toBe('P51');
    expect((await list({ page: 2 }, owner)).problems.map(({ subject }) => subject)).toEqual(['P1', 'P0']);
    expect(await list({ status_from: 2, status_to: 2 }, owner)).toMatchObject({ total: 2, time_spent: 0.2 });
    expect(await list({ status_from: '', status_to: 'null' }, owner)).toMatchObject({ total: 52 });
    expect((await list({ filter: 'p49' }, owner)).problems).toHaveLength(1);
    expect((await list({ filter: '%' }, owner)).problems).toHaveLength(0);
    expect(await list({ created_to: '2020-01-01' }, owner)).toMatchObject({ total: 0, pages: 1 });
    expect(await list({ created_from: '2020-01-01', solved_from: '2020-01-01' }, owner)).toMatchObject({ total: 2 });
    expect(await list({ solved_to: '2020-01-01' }, owner)).toMatchObject({ total: 0 });
    const sorted = await list({ order_by: 'subject', order: 'ASC', per_page: 2 }, owner);
    expect(sorted.problems.map(({ subject }) => subject)).toEqual(['P0', 'P1']);
  });

  it('PRB-01a are counted by week, work center and reason for the chart', async () => {
    const company = 72;
    const owner = { ...people.stranger(company), type: 0 as const };
    const [center] = await service.sql<{ id: number }>(
      `INSERT INTO work_center (company_id, code, description) VALUES ($1, '50', 'Glazing') RETURNING id`,
      [company],
    );
    const here = { work_center_id: center?.id, reason: 'glass' };
    for (const body of [here, { ...here, time_spent: 1.5 }, {}]) await create(body, owner);
    const old = (await create(here, owner)).body.id;
    await service.sql(`UPDATE problem SET created_at = created_at - interval '90 days' WHERE id = $1`, [old]);
    const { weeks, counts, work_centers } = await service.api(getProblemWeeks).as(owner).ok({});
    expect(weeks).toHaveLength(12);
    expect([...weeks].sort()).toEqual(weeks);
    const week = weeks.at(-1);
    expect(counts).toEqual([
      { week, work_center_id: center?.id, reason: 'glass', problems: 2, time_spent: 1.5 },
      { week, work_center_id: null, reason: null, problems: 1, time_spent: 0 },
    ]);
    expect(work_centers).toMatchObject([{ code: '50' }]);
    expect((await service.api(getProblemWeeks).as(people.worker()).send({})).status).toBe(403);
  });

  it('are read by other services: in pages, by ids, and as a digest', async () => {
    const company = 71;
    const owner = { ...people.stranger(company), type: 0 as const };
    const ids = [(await create({}, owner)).body.id, (await create({}, owner)).body.id];
    const system = systemContext(company);
    expect(await service.api(problemRecords.page).as(system).ok({ after_id: 0, limit: 1 })).toMatchObject({
      records: [{ id: ids[0] }],
      end: false,
    });
    expect((await service.api(problemRecords.byIds).as(system).ok({ ids })).records).toHaveLength(2);
    expect(await service.api(problemRecords.digest).as(system).ok({})).toMatchObject({ count: 2 });
  });
});
