import {
  companyChanged,
  deleteStatusRights,
  getSessionContext,
  listStatusRights,
  listSystemRights,
  openSession,
  rightCodes,
  saveStatusRights,
  saveSystemRights,
  statusRightsChanged,
  type RequestContext,
  type StatusMove,
  type SystemRight,
} from '@mullion/contracts';
import { systemContext } from '@mullion/server-kit';
import { people, type TestService } from '@mullion/server-testing';
import { decodeJwt } from 'jose';
import { startIdentity } from '../testing/start-identity';

let identity: TestService;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.world.close());

const empty = { params: {}, query: {}, body: {} };
const worker = { table_name: 'pallets', user_type: 5 } as const;
const move = (before: number, after: number): StatusMove => ({ ...worker, before, after });
const stage = (part: object, as: RequestContext = people.admin()) =>
  identity
    .api(deleteStatusRights)
    .as(as)
    .send({ ...empty, body: part as never });
const save = (updated: unknown, as: RequestContext = people.admin()) =>
  identity
    .api(saveStatusRights)
    .as(as)
    .send({ ...empty, body: { updated } as never });
const matrix = async (as: RequestContext = people.admin()) =>
  (await identity.api(listStatusRights).as(as).ok(empty)).map(({ title: _title, ...right }) => right);
const ofWorker = async () =>
  (await matrix())
    .filter(({ table_name, user_type }) => table_name === worker.table_name && user_type === worker.user_type)
    .map(({ before, after }) => [before, after]);

describe('RIG-02 the status-rights matrix', () => {
  it('RIG-01c is changed by types 0 and 1 only', async () => {
    for (const person of [
      people.planner(),
      people.manager(),
      people.packer(),
      people.worker(),
      people.viewer(),
      people.supplier(),
    ]) {
      expect((await stage(worker, person)).status).toBe(403);
      expect((await save([move(0, 4)], person)).status).toBe(403);
    }
  });

  it('RIG-02a takes user types 0 to 5, the four tables and real statuses only', async () => {
    for (const part of [
      { ...worker, user_type: 6 },
      { ...worker, table_name: 'problems' },
      { ...worker, company_id: 7 },
      {},
    ])
      expect((await stage(part)).status).toBe(400);
    for (const updated of [
      [{ ...move(0, 1), user_type: 6 }],
      [move(-1, 1)],
      [move(0, 101)],
      'no JSON',
      '{}',
      [{ ...move(0, 1), company_id: 7 }],
    ])
      expect((await save(updated)).status).toBe(400);
    expect(await ofWorker()).toEqual([[1, 2]]);
  });

  it('RIG-02b keeps the old rows until the save, then swaps them for every combination at once', async () => {
    const others = (await matrix()).filter((row) => row.table_name !== 'pallets' || row.user_type !== 5).length;
    const elsewhere = await matrix(systemContext(7));
    expect((await stage(worker)).body).toEqual({ ok: true });
    expect(await ofWorker()).toEqual([[1, 2]]);
    const combinations = [0, 1].flatMap((before) => [1, 2].map((after) => move(before, after)));
    expect((await save(JSON.stringify(combinations))).status).toBe(200);
    expect(await ofWorker()).toEqual([
      [0, 1],
      [0, 2],
      [1, 1],
      [1, 2],
    ]);
    expect(await matrix()).toHaveLength(others + 4);
    expect(await matrix(systemContext(7))).toEqual(elsewhere);
    const last = (await identity.recorded(statusRightsChanged)).at(-1);
    expect(last?.data).toMatchObject({ version: 2 });
    expect(last?.data.rights).toEqual(await matrix());
  });

  it('RIG-02b only adds where nothing was staged, and takes all away where nothing is ticked', async () => {
    await save([move(2, 3), move(1, 2)]);
    expect(await ofWorker()).toEqual([
      [0, 1],
      [0, 2],
      [1, 1],
      [1, 2],
      [2, 3],
    ]);
    await stage(worker);
    await save([]);
    expect(await ofWorker()).toEqual([]);
  });

  it('replaces what the same person staged, never what somebody else did or what was left ten minutes ago', async () => {
    await save([move(1, 2)]);
    await stage(worker, people.super());
    await save([move(0, 1)]);
    expect(await ofWorker()).toEqual([
      [0, 1],
      [1, 2],
    ]);
    await identity.database.read(`UPDATE status_right_stage SET staged_at = now() - interval '11 minutes'`, []);
    await save([move(3, 2)], people.super());
    expect(await ofWorker()).toEqual([
      [0, 1],
      [1, 2],
      [3, 2],
    ]);
  });
});

describe('RIG-01 system rights', () => {
  const rights = (as: RequestContext = people.admin()) => identity.api(listSystemRights).as(as);
  const put = (list: unknown, as: RequestContext = people.admin()) =>
    identity
      .api(saveSystemRights)
      .as(as)
      .send({ ...empty, body: { rights: list } as never });
  const without = ({ code, administrator, planner, manager, packer, worker: toWorker }: SystemRight) => ({
    code,
    administrator,
    planner,
    manager,
    packer,
    worker: toWorker,
  });

  it('RIG-01c are seen and changed by types 0 and 1 only', async () => {
    for (const person of [people.planner(), people.worker(), people.viewer(), people.supplier()]) {
      expect((await rights(person).send(empty)).status).toBe(403);
      expect((await put([], person)).status).toBe(403);
    }
  });

  it('RIG-01a take no unknown code, no half row and no other company', async () => {
    const [first] = await rights().ok(empty);
    if (!first) throw new Error('no rights');
    for (const list of [
      [{ ...without(first), code: 'ALL' }],
      [{ code: first.code, worker: true }],
      [{ ...without(first), company_id: 7 }],
      [],
    ])
      expect((await put(list)).status).toBe(400);
  });

  it('RIG-01ab each person has the rights of their role’s column, a super user all, a reader none', async () => {
    const nobody = systemContext(1);
    const rightsOf = async (account: string): Promise<readonly string[]> => {
      const given = {
        email: `${account}@demo.mullion.test`,
        password: 'Mullion-2026!',
        address: '10.0.0.9',
        agent: 'Firefox',
      };
      const { body } = await identity.api(openSession).as(nobody).send(given);
      const session = { session_id: String(decodeJwt((body as { token: string }).token).sid) };
      return (await identity.api(getSessionContext).as(nobody).ok(session)).rights;
    };
    const list = await rights().ok(empty);
    const columns = {
      admin: 'administrator',
      planner: 'planner',
      manager: 'manager',
      packer: 'packer',
      worker: 'worker',
    } as const;
    for (const [account, column] of Object.entries(columns)) {
      const given = list.filter((right) => right[column]).map(({ code }) => code);
      expect([account, [...(await rightsOf(account))].sort()]).toEqual([account, [...given].sort()]);
    }
    expect([...(await rightsOf('super'))].sort()).toEqual([...rightCodes].sort());
    expect(await rightsOf('viewer')).toEqual([]);
  });

  it('RIG-01a count from the next request on: the company is published again', async () => {
    const scan = (await rights().ok(empty)).find(({ code }) => code === 'PAL_SCAN');
    if (!scan) throw new Error('no PAL_SCAN');
    expect(scan.worker).toBe(false);
    const published = (await identity.recorded(companyChanged)).length;
    const { body } = await put([{ ...without(scan), worker: true }]);
    expect(body).toContainEqual({ ...scan, worker: true });
    expect((await identity.recorded(companyChanged)).length).toBe(published + 1);
  });
});
