import {
  deleteProblem,
  getProblemChoices,
  orderChanged,
  problemChanged,
  productsChanged,
  updateProblem,
  type RequestContext,
} from '@mullion/contracts';
import { auditEvent } from '@mullion/server-kit';
import { people, type TestService } from '@mullion/server-testing';
import { fields, useProblems } from '../testing/problem-calls';

const stranger = { ...people.stranger(), type: 1 as const };
describe('problems', () => {
  let service: TestService;
  const { create, list } = useProblems((started) => (service = started));
  const change = (id: number, body: object, as: RequestContext = people.super()) =>
    service
      .api(updateProblem)
      .as(as)
      .send({ params: { id }, body: body as never });

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
    expect((await change(body.id, { user_name: 'Jonas' }, people.admin())).body.user_name).toBe(
      people.admin().user_name,
    );
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
    expect((await change(id, { status: 2 }, people.admin())).problem).toMatchObject({
      code: 'status.change_not_allowed',
    });
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
      ...{
        delivery_date: '2026-11-26',
        week: null,
        status: 6,
        pal_status: 0,
        product_count: 1,
        version: 1,
        removed: false,
      },
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
      ...{
        weight: 196,
        can_be_flipped: true,
        part_of: null,
        comment: null,
        image: 'c0ffee',
        status: 6,
        version: 1,
        removed: false,
      },
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
    expect((await change(id, { product_id: 770, reason: 'glass' })).body).toMatchObject({
      order_id: 77,
      product_id: 770,
      reason: 'glass',
    });
    expect((await change(id, { product_id: 771 })).problem).toMatchObject({ code: 'problem.unknown_product' });
    expect((await change(id, { order_code: 'other' })).problem).toMatchObject({ code: 'problem.unknown_product' });
    expect((await change(id, { work_center_id: 999 })).problem).toMatchObject({ code: 'problem.unknown_center' });
  });

  it('are unknown to other companies; a late version is answered with the current row; all is published and audited', async () => {
    const { id } = (await create()).body;
    expect((await change(id, { subject: 'x' }, stranger)).status).toBe(404);
    expect((await list({ per_page: 200 }, stranger)).problems).toEqual([]);
    expect((await change(id, { subject: 'New words', version: 1 })).body).toMatchObject({ version: 2 });
    expect((await change(id, { subject: 'x', version: 1 })).problem).toMatchObject({
      code: 'conflict',
      current: { subject: 'New words' },
    });
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
});
