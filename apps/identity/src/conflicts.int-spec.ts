import {
  deleteStatusRights,
  listStatuses,
  listStatusRights,
  listSystemRights,
  saveStatusNames,
  saveStatusRights,
  saveSystemRights,
  statusNamesChanged,
  type RequestContext,
  type StatusName,
  type SystemRight,
} from '@mullion/contracts';
import { auditEvent } from '@mullion/server-kit';
import { people, type TestService } from '@mullion/server-testing';
import { startIdentity } from './testing/start-identity';

let identity: TestService;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.world.close());

const empty = { params: {}, query: {}, body: {} };
const [one, other] = [people.admin(), people.super()];

describe('RIG-02b two people change the same part of the matrix', () => {
  const part = { table_name: 'pallets', user_type: 5 } as const;
  type Move = { readonly before: number; readonly after: number };
  const stage = (as: RequestContext, known?: readonly Move[], of: object = part) =>
    identity
      .api(deleteStatusRights)
      .as(as)
      .send({ ...empty, body: { ...of, ...(known && { known }) } as never });
  const save = (as: RequestContext, moves: readonly Move[]) =>
    identity
      .api(saveStatusRights)
      .as(as)
      .send({ ...empty, body: { updated: moves.map((move) => ({ ...part, ...move })) } as never });
  const present = async (): Promise<Move[]> =>
    (await identity.api(listStatusRights).as(one).ok(empty))
      .filter(({ table_name, user_type }) => table_name === part.table_name && user_type === part.user_type)
      .map(({ before, after }) => ({ before, after }));

  it('the second is refused at the first call with what is there now', async () => {
    const seen = await present();
    expect((await stage(one, seen)).status).toBe(200);
    expect((await save(one, [{ before: 0, after: 1 }])).status).toBe(200);
    const refused = await stage(other, seen);
    expect(refused.problem).toMatchObject({
      status: 409,
      code: 'conflict',
      current: [{ ...part, before: 0, after: 1 }],
    });
    expect(await present()).toEqual([{ before: 0, after: 1 }]);
  });

  it('who staged before the other saved is refused at the save, and nothing of it is written', async () => {
    const seen = await present();
    expect((await stage(one, seen)).status).toBe(200);
    expect((await stage(other, seen)).status).toBe(200);
    expect((await save(other, [{ before: 1, after: 2 }])).status).toBe(200);
    expect((await save(one, [{ before: 0, after: 4 }])).problem).toMatchObject({
      status: 409,
      current: [{ before: 1, after: 2 }],
    });
    expect(await present()).toEqual([{ before: 1, after: 2 }]);
  });

  it('of two at the very same time exactly one comes through', async () => {
    for (let round = 0; round < 5; round += 1) {
      const seen = await present();
      await Promise.all([stage(one, seen), stage(other, seen)]);
      // nothing that was there before: who saves what he saw takes nothing from the other
      const wanted = [[{ before: 0, after: round + 3 }], [{ before: 1, after: round + 3 }]] as const;
      const answers = await Promise.all([save(one, wanted[0]), save(other, wanted[1])]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await present()).toEqual(answers[0]?.status === 200 ? wanted[0] : wanted[1]);
    }
  });

  it('other parts, and calls that know of no version, go on', async () => {
    const seen = await present();
    await stage(one);
    expect((await save(one, [{ before: 2, after: 1 }])).status).toBe(200);
    expect((await stage(other, [], { table_name: 'trucks', user_type: 5 })).status).toBe(200);
    expect((await stage(other, seen)).status).toBe(409);
  });

  it('BEY-15b what was allowed and forbidden is audited, part by part', async () => {
    const last = (await identity.recorded(auditEvent('identity'))).at(-1);
    expect(last?.data).toMatchObject({
      table_name: 'status_rights',
      user_id: one.user_id,
      after: { 'pallets:5': ['2>1'] },
    });
  });
});

describe('RIG-01a two people change the same system right', () => {
  const rights = () => identity.api(listSystemRights).as(one).ok(empty);
  const roles = ({ description: _description, ...right }: SystemRight) => right;
  const put = (as: RequestContext, right: SystemRight, known: readonly SystemRight[]) =>
    identity
      .api(saveSystemRights)
      .as(as)
      .send({ ...empty, body: { rights: [roles(right)], known: known.map(roles) } });
  const of = (list: readonly SystemRight[], code: string): SystemRight =>
    list.find((right) => right.code === code) as SystemRight;

  it('the second is refused with the rights as they are, another right goes on', async () => {
    const [seen, scan, types] = await rights().then(
      (list) => [list, of(list, 'PAL_SCAN'), of(list, 'PT_EDIT')] as const,
    );
    expect((await put(one, { ...scan, worker: true }, [scan])).status).toBe(200);
    const refused = await put(other, { ...scan, manager: !scan.manager }, [scan]);
    expect(refused.problem).toMatchObject({ status: 409, code: 'conflict' });
    expect(refused.problem?.current).toContainEqual({ ...scan, worker: true });
    expect(of(await rights(), 'PAL_SCAN')).toEqual({ ...scan, worker: true });
    expect((await put(other, { ...types, packer: !types.packer }, [types])).status).toBe(200);
    expect(seen).toHaveLength((await rights()).length);
    expect((await identity.recorded(auditEvent('identity'))).at(-2)?.data).toMatchObject({
      table_name: 'system_rights',
      before: { PAL_SCAN: expect.not.arrayContaining(['worker']) as string[] },
      after: { PAL_SCAN: expect.arrayContaining(['worker']) as string[] },
    });
  });
});

describe('STA-01a BEY-15b names of statuses', () => {
  const names = (as: RequestContext = one) =>
    identity
      .api(listStatuses)
      .as(as)
      .ok({ ...empty, query: { table_name: 'pallets' } });
  const rename = (list: unknown, as: RequestContext = one) =>
    identity
      .api(saveStatusNames)
      .as(as)
      .send({ ...empty, body: { names: list } as never });
  const of = (list: readonly StatusName[], status: number, language: 'lt' | 'en') =>
    list.find((name) => name.status === status && name.language === language) as StatusName;

  it('are changed by types 0 and 1, in each language for itself, and the change is published', async () => {
    const [lt, en] = await names().then((list) => [of(list, 2, 'lt'), of(list, 2, 'en')] as const);
    for (const person of [people.planner(), people.worker(), people.viewer(), people.supplier()])
      expect((await rename([{ id: lt.id, text: 'Kita' }], person)).status).toBe(403);
    const { body } = await rename([{ id: lt.id, text: ' Surišta ', version: lt.version }]);
    expect(body).toMatchObject([
      { id: lt.id, text: 'Surišta', status: 2, table_name: 'pallets', version: lt.version + 1 },
    ]);
    expect(of(await names(), 2, 'en')).toEqual(en);
    expect((await identity.recorded(statusNamesChanged)).at(-1)?.data.names).toMatchObject([
      { id: lt.id, text: 'Surišta' },
    ]);
    expect((await identity.recorded(auditEvent('identity'))).at(-1)?.data).toMatchObject({
      table_name: 'status_names',
      row_id: lt.id,
      before: { text: 'Uždaryta' },
      after: { text: 'Surišta' },
    });
  });

  it('take no empty or long name, no late version and none of another company, all or none', async () => {
    const list = await names();
    const [first, second] = [of(list, 0, 'lt'), of(list, 1, 'lt')];
    for (const text of ['', '   ', 'x'.repeat(192)]) expect((await rename([{ id: first.id, text }])).status).toBe(400);
    expect((await rename([{ id: first.id, text: 'Nauja', status: 9 }])).status).toBe(400);
    await rename([{ id: first.id, text: 'Pirma' }]);
    const late = await rename([
      { id: second.id, text: 'Antra' },
      { id: first.id, text: 'Vėlesnė', version: first.version },
    ]);
    expect(late.problem).toMatchObject({ status: 409, code: 'conflict', current: { id: first.id, text: 'Pirma' } });
    expect(of(await names(), 1, 'lt').text).toBe(second.text);
    const foreign = of(await names({ ...people.admin(), company_id: 7 as never }), 0, 'lt');
    expect(foreign.id).not.toBe(first.id);
    expect((await rename([{ id: foreign.id, text: 'Svetima' }])).problem).toMatchObject({ status: 404 });
  });
});
