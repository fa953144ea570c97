import { createWorkCenter, listWorkCenters, updateWorkCenter } from '@mullion/contracts';
import { auditEvent } from '@mullion/server-kit';
import { bootForTest, people, type TestService } from '@mullion/server-testing';
import { dataSourceOptions } from '../data-source';
import { ProductionModule } from '../production.module';

describe('work centers', () => {
  let production: TestService;
  beforeAll(async () => {
    production = await bootForTest({ name: 'production', module: ProductionModule, dataSource: dataSourceOptions });
  });
  afterAll(() => production.world.close());

  const create = (code: string, as = people.admin()) =>
    production
      .api(createWorkCenter)
      .as(as)
      .send({ params: {}, query: {}, body: { code, description: 'Saw' } });
  const change = (id: number, body: object, as = people.admin()) =>
    production
      .api(updateWorkCenter)
      .as(as)
      .send({ params: { id: String(id) }, query: {}, body });

  it('are refused to everybody but types 0 and 1, and to nobody signed in', async () => {
    expect((await create('X', people.planner())).problem?.status).toBe(403);
    expect((await create('X', people.viewer())).problem?.status).toBe(403);
    expect((await production.api(listWorkCenters).send()).problem?.status).toBe(401);
  });

  it('WCS-01acd are made, listed by code, edited but for their code, and marked deleted', async () => {
    const made = await create('SAW');
    expect(made).toMatchObject({
      status: 201,
      body: { code: 'SAW', description: 'Saw', max_load: null, preperation: false, version: 1 },
    });
    await create('ASM');
    const edited = await change(made.body.id, { description: 'Big saw', max_load: 12.5, version: 1 });
    expect(edited.body).toMatchObject({ description: 'Big saw', max_load: 12.5, version: 2 });
    expect((await change(made.body.id, { code: 'OTHER' })).problem).toMatchObject({ status: 400 });
    const list = await production.api(listWorkCenters).as(people.worker()).ok();
    expect(list.map(({ code }) => code)).toEqual(['ASM', 'SAW']);
    await change(made.body.id, { deleted: true });
    expect(await production.api(listWorkCenters).as(people.worker()).ok()).toHaveLength(1);
  });

  it('WCS-01a have codes that differ by more than case', async () => {
    await create('40-LIN');
    expect((await create('40-lin')).problem).toMatchObject({ status: 409, code: 'work_center.code_taken' });
    expect((await create('40-LIN', { ...people.stranger(), type: 1 })).status).toBe(201);
  });

  it('WCS-01b need a code and a description', async () => {
    const named = (body: object) =>
      production
        .api(createWorkCenter)
        .as(people.admin())
        .send({ params: {}, query: {}, body: body as never });
    expect((await named({ code: '', description: 'Saw' })).problem).toMatchObject({ status: 400 });
    expect((await named({ code: 'EMPTY', description: ' ' })).problem).toMatchObject({ status: 400 });
    const { body } = await create('FULL');
    expect((await change(body.id, { description: '' })).problem).toMatchObject({ status: 400 });
  });

  it('BEY-15b whoever makes or edits one is in the audit list with what was and what is', async () => {
    const who = { ...people.admin(), session_id: 'session-of-the-editor' };
    const { body } = await create('MILL', who);
    await change(body.id, { max_load: 8, version: 1 }, who);
    // nothing changes, nothing is audited
    await change(body.id, { max_load: 8 }, who);
    const entries = (await production.recorded(auditEvent('production'))).filter(({ data }) => data.row_id === body.id);
    expect(entries.map(({ data }) => data)).toMatchObject([
      {
        table_name: 'work_centers',
        action: 'work_centers.created',
        row_name: 'MILL',
        before: null,
        after: { description: 'Saw' },
      },
      {
        action: 'work_centers.edited',
        session_id: who.session_id,
        user_id: who.user_id,
        before: { max_load: null },
        after: { max_load: 8 },
      },
    ]);
  });

  it('keep their code for one, answer a conflict with the current row, and are unknown to other companies', async () => {
    const made = await create('DRILL');
    expect((await create('DRILL')).problem).toMatchObject({ status: 409, code: 'work_center.code_taken' });
    const late = await change(made.body.id, { description: 'Late', version: 7 });
    expect(late.problem).toMatchObject({ status: 409, code: 'conflict', current: { description: 'Saw', version: 1 } });
    const stranger = { ...people.stranger(), type: 1 as const };
    expect((await change(made.body.id, { description: 'Mine' }, stranger)).problem).toMatchObject({ status: 404 });
    expect((await create('DRILL', stranger)).status).toBe(201);
  });
});
