import {
  createWorkCenter,
  createWorkCenterDependency,
  deleteWorkCenterDependency,
  listWorkCenters,
  operationStatus,
  updateWorkCenter,
  type WorkCenterDependency,
} from '@mullion/contracts';
import { auditEvent } from '@mullion/server-kit';
import { bootForTest, people, type TestService } from '@mullion/server-testing';
import { dataSourceOptions } from '../data-source';
import { ProductionModule } from '../production.module';

describe('what work centers wait for', () => {
  let production: TestService;
  beforeAll(async () => {
    production = await bootForTest({ name: 'production', module: ProductionModule, dataSource: dataSourceOptions });
  });
  afterAll(() => production.world.close());

  const stranger = { ...people.stranger(), type: 1 as const };
  const center = async (code: string, as = people.admin()): Promise<number> =>
    (
      await production
        .api(createWorkCenter)
        .as(as)
        .ok({ body: { code, description: code } })
    ).id;
  const draw = (id: number, dependsOn: number, as = people.admin()) =>
    production
      .api(createWorkCenterDependency)
      .as(as)
      .send({ params: {}, query: {}, body: { work_center_id: id as never, depends_on: dependsOn as never } });
  const drawn = async (id: number, dependsOn: number): Promise<WorkCenterDependency> => {
    const { status, body } = await draw(id, dependsOn);
    expect(status).toBe(201);
    return body;
  };
  const remove = (id: number, as = people.admin()) =>
    production
      .api(deleteWorkCenterDependency)
      .as(as)
      .send({ params: { id: String(id) }, query: {}, body: {} });
  const markDeleted = (id: number, deleted = true) =>
    production
      .api(updateWorkCenter)
      .as(people.admin())
      .send({ params: { id: String(id) }, query: {}, body: { deleted } });
  const listed = async (deleted: 'true' | 'false' = 'false') =>
    production.api(listWorkCenters).as(people.worker()).ok({ query: { deleted } });
  const levels = async (ids: readonly number[]) => {
    const all = await listed('true');
    return ids.map((id) => all.find((one) => one.id === id)?.level);
  };

  it('WCM-01c never for itself and never twice, and answer with what each waits for and how far it is from the first', async () => {
    const [cut, mill, paint] = [await center('C10'), await center('C20'), await center('C30')];
    const first = await drawn(mill, cut);
    const second = await drawn(paint, mill);
    expect((await draw(paint, paint)).problem).toMatchObject({
      status: 422,
      code: 'work_center.depends_on_itself',
      params: { center: 'C30' },
    });
    expect((await draw(paint, mill)).problem).toMatchObject({
      status: 409,
      code: 'work_center.dependency_taken',
      params: { center: 'C30', before: 'C20' },
    });
    const all = await listed();
    expect(all.find(({ id }) => id === paint)).toMatchObject({ dependencies: [second], level: 2 });
    expect(await levels([cut, mill, paint])).toEqual([0, 1, 2]);
    expect((await remove(first.id)).status).toBe(200);
    expect((await remove(first.id)).problem).toMatchObject({ status: 404 });
    expect(await levels([cut, mill, paint])).toEqual([0, 0, 1]);
  });

  it('WCM-01d never in a cycle: the refusal names it, and nothing is written', async () => {
    const [a, b, c] = [await center('40'), await center('50'), await center('60')];
    await drawn(b, a);
    await drawn(c, b);
    expect((await draw(a, b)).problem).toMatchObject({
      status: 409,
      code: 'work_center.cycle',
      params: { cycle: '40 → 50 → 40' },
    });
    expect((await draw(a, c)).problem).toMatchObject({ params: { cycle: '40 → 50 → 60 → 40' } });
    expect((await listed()).find(({ id }) => id === a)?.dependencies).toEqual([]);
  });

  it('WCM-01d of two people whose arrows together close a cycle one is refused', async () => {
    for (let round = 0; round < 5; round++) {
      const [a, b] = [await center(`RA${round}`), await center(`RB${round}`)];
      const answers = await Promise.all([draw(a, b), draw(b, a)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
      expect(answers.find(({ status }) => status === 409)?.problem?.code).toBe('work_center.cycle');
    }
  });

  it('WCM-01d beyond level 30 have no level', async () => {
    const ids: number[] = [];
    for (let step = 0; step < 33; step++) ids.push(await center(`L${String(step).padStart(2, '0')}`));
    for (let step = 1; step < ids.length; step++) await drawn(ids[step] ?? 0, ids[step - 1] ?? 0);
    expect((await levels(ids)).slice(28)).toEqual([28, 29, 30, null, null]);
  });

  it('WCS-01d deleted ones are kept with what they wait for and lose no operations, and come back', async () => {
    const [before, gone, after] = [await center('D10'), await center('D20'), await center('D30')];
    const kept = await drawn(gone, before);
    await drawn(after, gone);
    await production.sql(
      'INSERT INTO operation (company_id, work_center_id, product_id, order_id, status) VALUES (1, $1, 1, 1, $2)',
      [gone, operationStatus.completed],
    );
    expect((await markDeleted(gone)).status).toBe(200);
    expect((await listed()).some(({ id }) => id === gone)).toBe(false);
    expect((await listed('true')).find(({ id }) => id === gone)).toMatchObject({
      deleted: true,
      level: null,
      dependencies: [kept],
    });
    // what comes after still waits for what came before
    expect(await levels([before, after])).toEqual([0, 1]);
    expect(await production.sql('SELECT id FROM operation WHERE work_center_id = $1', [gone])).toHaveLength(1);
    expect((await draw(gone, after)).problem).toMatchObject({ code: 'work_center.deleted', params: { center: 'D20' } });
    expect((await draw(before, after)).problem).toMatchObject({ params: { cycle: 'D10 → D20 → D30 → D10' } });
    await markDeleted(gone, false);
    expect(await levels([before, gone, after])).toEqual([0, 1, 2]);
  });

  it('WCM-01e one with open operations is not deleted, because nobody would complete them', async () => {
    const busy = await center('BUSY');
    await production.sql(
      'INSERT INTO operation (company_id, work_center_id, product_id, order_id, status) VALUES (1, $1, 2, 1, $2)',
      [busy, operationStatus.problem],
    );
    expect((await markDeleted(busy)).problem).toMatchObject({
      status: 409,
      code: 'work_center.has_operations',
      params: { center: 'BUSY', operations: 1 },
    });
    expect((await listed()).find(({ id }) => id === busy)).toMatchObject({ deleted: false, open_operations: 1 });
    await production.sql('UPDATE operation SET status = $2 WHERE work_center_id = $1', [
      busy,
      operationStatus.cancelled,
    ]);
    expect((await markDeleted(busy)).status).toBe(200);
  });

  it('WCM-01f are changed by types 0 and 1 of the company alone, and every change is in the audit list', async () => {
    const [a, b] = [await center('P10'), await center('P20')];
    expect((await draw(b, a, people.planner())).problem?.status).toBe(403);
    expect((await draw(b, a, stranger)).problem).toMatchObject({ status: 404 });
    expect((await draw(b, await center('P30', stranger))).problem).toMatchObject({ status: 404 });
    const made = await drawn(b, a);
    expect((await remove(made.id, stranger)).problem).toMatchObject({ status: 404 });
    expect((await remove(made.id, people.planner())).problem?.status).toBe(403);
    await remove(made.id);
    const entries = (await production.recorded(auditEvent('production'))).filter(({ data }) => data.row_id === b);
    expect(entries.slice(1).map(({ data }) => data)).toMatchObject([
      { table_name: 'work_centers', row_name: 'P20', before: { depends_on: '' }, after: { depends_on: 'P10' } },
      { before: { depends_on: 'P10' }, after: { depends_on: '' } },
    ]);
  });
});
