import { getLastChange, listAudit, updateCompany, type RequestContext } from '@mullion/contracts';
import { auditEvent, systemContext } from '@mullion/server-kit';
import { eventually, people, type TestService } from '@mullion/server-testing';
import { startIdentity } from '../testing/start-identity';
import { AuditEntryRepository } from './audit-entry.repository';

const ordersAudited = auditEvent('orders');
const SESSION = '0198c1f0-0000-7000-8000-000000000001';

describe('BEY-15b the audit list', () => {
  let identity: TestService;
  beforeAll(async () => {
    identity = await startIdentity();
    await identity.sql(
      `INSERT INTO session (id, user_id, company_id, agent, address, created_at, used_at, expires_at)
       SELECT $1, id, company_id, 'Firefox/140', '10.1.2.3', now(), now(), now() + interval '1 day' FROM users WHERE id = 2`,
      [SESSION],
    );
  });
  afterAll(() => identity.world.close());

  const list = (query: object = {}, as: RequestContext = people.admin()) =>
    identity.api(listAudit).as(as).send({ params: {}, query, body: {} });
  const lines = async (query: object = {}, as?: RequestContext) =>
    (await list(query, as)).body as {
      data: { row_name: string | null; table_name: string }[];
      total: number;
      last_page: number;
    };
  const entry = (over: object = {}) => ({
    company_id: 1,
    user_id: 2,
    user_name: 'Ona Petraitė',
    session_id: SESSION,
    action: 'orders.edited',
    table_name: 'orders' as const,
    row_id: 41,
    row_name: '26-0411',
    before: { delivery_date: '2026-11-20', version: 3 },
    after: { delivery_date: '2026-11-27', version: 4 },
    ...over,
  });

  it('keeps who changed which field of which row, when and from which browser', async () => {
    const event = await identity.receive(ordersAudited, 1, entry());
    expect((await lines({ table_name: 'orders' })).data).toEqual([
      {
        id: expect.any(Number) as number,
        at: new Date(event.occurred_at).toISOString(),
        table_name: 'orders',
        row_id: '41',
        row_name: '26-0411',
        verb: 'edited',
        user_id: 2,
        user_name: 'Ona Petraitė',
        session: { id: SESSION, agent: 'Firefox/140', address: '10.1.2.3' },
        changes: [{ field: 'delivery_date', before: '2026-11-20', after: '2026-11-27' }],
      },
    ]);
  });

  it('BEY-19 keeps where a program with a key asked from, which has no session', async () => {
    const key = '0198c1f0-0000-7000-8000-00000000abcd';
    await identity.receive(ordersAudited, 1, entry({ row_id: 43, session_id: key, address: '84.15.22.9' }));
    const [row] = await identity.sql("SELECT address, agent FROM audit_entry WHERE row_id = '43'");
    expect(row).toEqual({ address: '84.15.22.9', agent: null });
  });

  it('BEY-09 says who changed a row last and when, to those of the company, and nothing of what', async () => {
    await identity.receive(ordersAudited, 1, entry({ row_id: 77, user_name: 'Jonas' }));
    const second = await identity.receive(ordersAudited, 1, entry({ row_id: 77 }));
    await identity.receive(ordersAudited, 1, entry({ row_id: 77, user_id: null, user_name: 'packing' }));
    const last = (row_id: number, as = people.viewer(), table_name = 'orders') =>
      identity
        .api(getLastChange)
        .as(as)
        .send({ params: {}, query: { table_name, row_id: String(row_id) }, body: {} } as never);
    expect((await last(77)).body).toEqual({
      change: { name: 'Ona Petraitė', at: new Date(second.occurred_at).toISOString() },
    });
    expect((await last(78)).body).toEqual({ change: null });
    // a person's own change is no obstacle to them
    expect((await last(77, { ...people.viewer(), user_id: 2 as never })).body).not.toEqual({
      change: { name: 'Ona Petraitė', at: expect.anything() as string },
    });
    expect((await last(77, people.stranger())).body).toEqual({ change: null });
    expect((await last(2, people.viewer(), 'users')).status).toBe(400);
  });

  it('BEY-25b names who changed it last to another service, which is no person itself', async () => {
    await identity.receive(ordersAudited, 1, entry({ row_id: 79 }));
    const query = { table_name: 'orders', row_id: '79' };
    const asked = await identity.api(getLastChange).as(systemContext(1)).ok({ params: {}, query, body: {} });
    expect(asked.change).toMatchObject({ name: 'Ona Petraitė' });
  });

  it('BEY-09 names nobody whose change is older than what the asker read', async () => {
    await identity.receive(ordersAudited, 1, entry({ row_id: 81 }));
    const within = async (within_ms: number) =>
      (
        await identity
          .api(getLastChange)
          .as(people.viewer())
          .ok({ params: {}, query: { table_name: 'orders', row_id: '81', within_ms }, body: {} })
      ).change;
    expect(await within(600_000)).toMatchObject({ name: 'Ona Petraitė' });
    expect(await within(0)).toBeNull();
  });

  it('BEY-09 says who saved last what is saved as a whole: it has no row', async () => {
    await identity.receive(ordersAudited, 1, entry({ table_name: 'status_rights', row_id: null, row_name: null }));
    const query = { table_name: 'status_rights', row_id: null };
    expect(await identity.api(getLastChange).as(people.viewer()).ok({ params: {}, query, body: {} })).toMatchObject({
      change: { name: 'Ona Petraitė' },
    });
  });

  it('takes an event once however often it comes, and its own edits as those of others', async () => {
    const id = '0198c1f0-0000-7000-8000-00000000000a';
    for (let time = 0; time < 3; time += 1)
      await identity.receive(ordersAudited, 1, entry({ row_name: 'once' }), { id, position: 900 });
    expect((await lines({ filter: 'once' })).total).toBe(1);
    await identity
      .api(updateCompany)
      .as({ ...people.admin(), session_id: SESSION })
      .ok({ params: {}, query: {}, body: { default_truck_spacing: 71 } });
    await eventually(async () => {
      const own = await lines({ table_name: 'companies' });
      expect(own.data[0]).toMatchObject({
        row_id: '1',
        verb: 'edited',
        session: { agent: 'Firefox/140' },
        changes: [{ field: 'default_truck_spacing', after: 71 }],
      });
    });
  });

  it('finds the browser of an entry by the key of its session, and keeps an entry without one', async () => {
    await identity.database.inTransaction(async (tx) => {
      const query = jest.spyOn(tx, 'query');
      const names = {
        tableName: 'orders',
        rowId: '1',
        rowName: null,
        action: 'orders.edited',
        userName: 'Ona Petraitė',
      };
      const kept = {
        ...names,
        occurredAt: new Date().toISOString(),
        verb: 'edited',
        userId: 2,
        sessionId: SESSION,
        address: null,
        changes: [],
      } as const;
      await new AuditEntryRepository(tx, 1).add(kept);
      const [sql, params] = query.mock.lastCall ?? [''];
      await tx.query('SET LOCAL enable_seqscan = off');
      const plan = await tx.query<Record<'QUERY PLAN', string>>(`EXPLAIN ${sql}`, params);
      expect(plan.map((line) => line['QUERY PLAN']).join()).toMatch(/Index Scan using \w+ on session/);
    });
    await identity.receive(ordersAudited, 1, entry({ session_id: 'a-job', row_name: 'by a job' }));
    expect((await lines({ filter: 'by a job' })).data).toMatchObject([
      { session: { id: 'a-job', agent: '', address: '' } },
    ]);
  });

  it('is narrowed by row, person, verb, day and words, and comes in pages', async () => {
    for (let row = 1; row <= 5; row += 1)
      await identity.receive(
        ordersAudited,
        1,
        entry({
          table_name: 'customers',
          row_id: row,
          row_name: `UAB 100% langai ${row}`,
          user_id: 3,
          user_name: 'Jonas',
          before: null,
        }),
      );
    expect((await lines({ filter: '100%' })).total).toBe(5);
    expect((await lines({ filter: '100_' })).total).toBe(0);
    expect((await lines({ table_name: 'customers', row_id: '3' })).data.map((line) => line.row_name)).toEqual([
      'UAB 100% langai 3',
    ]);
    expect((await lines({ user_id: 3, verb: 'created' })).total).toBe(5);
    expect((await lines({ user_id: 3, verb: 'edited' })).total).toBe(0);
    const page = await lines({ table_name: 'customers', rows: 2, page: 3 });
    expect([page.data.map((line) => line.row_name), page.total, page.last_page]).toEqual([['UAB 100% langai 1'], 5, 3]);
    expect((await lines({ date_from: '2020-01-01', date_to: '2020-12-31' })).total).toBe(0);
    expect((await lines({ date_from: '2020-01-01' })).total).toBeGreaterThan(5);
  });

  it('is for types 0 and 1, of their own company only', async () => {
    for (const person of [
      people.planner(),
      people.manager(),
      people.packer(),
      people.worker(),
      people.viewer(),
      people.supplier(),
    ])
      expect((await list({}, person)).status).toBe(403);
    await identity.receive(ordersAudited, 7, entry({ company_id: 7, row_name: 'of another company' }));
    expect((await lines({ filter: 'of another company' })).total).toBe(0);
    expect((await list({ table_name: 'pg_class' })).problem).toMatchObject({ status: 400 });
    expect((await list({ company_id: '7' })).problem).toMatchObject({ status: 400 });
    expect((await lines({}, people.super())).total).toBeGreaterThan(0);
  });

  it('lies in a part of the month', async () => {
    const parts = await identity.sql<{ part: string }>(
      'SELECT DISTINCT tableoid::regclass::text AS part FROM audit_entry',
    );
    expect(parts.map(({ part }) => part.replace(/^identity\./, ''))).toEqual([
      `audit_entry_${new Date().toISOString().slice(0, 7).replace('-', '_')}`,
    ]);
  });
});
