import { create§One§, delete§One§, list§Many§, §one§Changed, §one§Records, type RequestContext, update§One§ } from '@mullion/contracts';
import { auditEvent, systemContext } from '@mullion/server-kit';
import { bootForTest, people, type TestService } from '@mullion/server-testing';
§configImport§import { dataSourceOptions } from '../data-source';
import { §moduleName§ } from '../§moduleFile§';

/** Every field filled; the first one is unique in a company. */
const fields = (§first§: string) => ({
  §each rest§
  §field§: 'x',
  §end§
  §first§,
});
const stranger = { ...people.stranger(), type: 1 as const };

describe('§many §', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await bootForTest({ name: '§service§', module: §moduleName§, dataSource: dataSourceOptions§configUse§ }§configEnv§);
  });
  afterAll(() => service.world.close());

  const create = (§first§: string, as: RequestContext = people.admin()) => service.api(create§One§).as(as).send({ body: fields(§first§) });
  const change = (id: number, body: object, as: RequestContext = people.admin()) => service.api(update§One§).as(as).send({ params: { id }, body });
  const remove = (id: number, as: RequestContext = people.admin()) => service.api(delete§One§).as(as).send({ params: { id } });
  const list = (query: object = {}, as: RequestContext = people.planner()) => service.api(list§Many§).as(as).ok({ query });

  it('are written by types 0 and 1 only, and unknown to other companies', async () => {
    for (const who of [people.planner(), people.viewer()]) expect((await create('R0', who)).status).toBe(403);
    const { body } = await create('R1');
    expect((await change(body.id, { §first§: 'R2' }, stranger)).problem).toMatchObject({ status: 404 });
    expect((await remove(body.id, stranger)).problem).toMatchObject({ status: 404 });
    expect((await list({}, stranger)).data).toEqual([]);
  });

  it('are made, edited and deleted; each is published and audited', async () => {
    const made = await create('M1');
    expect(made).toMatchObject({ status: 201, body: { ...fields('M1'), version: 1 } });
    expect((await change(made.body.id, { §first§: 'M2', version: 1 })).body).toMatchObject({ §first§: 'M2', version: 2 });
    expect((await remove(made.body.id)).body).toEqual({ ok: true });
    expect((await remove(made.body.id)).status).toBe(404);
    const published = (await service.recorded(§one§Changed)).filter(({ data }) => data.§one§.id === made.body.id);
    expect(published.map(({ data }) => [data.§one§.§first§, data.§one§.version, data.§one§.removed])).toEqual([
      ['M1', 1, false],
      ['M2', 2, false],
      ['M2', 3, true],
    ]);
    const audited = (await service.recorded(auditEvent('§service§'))).filter(({ data }) => data.row_id === made.body.id);
    expect(audited.map(({ data }) => data.action)).toEqual(['§many_§.created', '§many_§.edited', '§many_§.deleted']);
  });

  it('keep the first field for one, whatever the case, and answer a late version with the present state', async () => {
    const made = await create('K1');
    expect((await create('k1')).problem).toMatchObject({ status: 409, code: '§one_§.§first§_taken' });
    expect((await change(made.body.id, { §first§: 'K2', version: 7 })).problem).toMatchObject({
      status: 409,
      code: 'conflict',
      current: { §first§: 'K1', version: 1 },
    });
    expect((await create('K1', stranger)).status).toBe(201);
  });

  it('refuse an empty, a long and an unknown field', async () => {
    for (const body of [{ §first§: ' ' }, { §first§: 'x'.repeat(§firstLimit§ + 1) }, { surprise: 1 }])
      expect((await service.api(create§One§).as(people.admin()).send({ body: { ...fields('E1'), ...body } as never })).problem).toMatchObject({ status: 400, code: 'invalid' });
  });

  it('are listed in pages, by any column both ways, and found by a part of a text', async () => {
    for (const name of ['La', 'lb', 'LC']) await create(name);
    const seen = async (query: object) => (await list({ filter: 'l', ...query })).data.map((row) => row.§first§);
    expect(await seen({})).toEqual(['La', 'lb', 'LC']);
    expect(await seen({ order: 'DESC' })).toEqual(['LC', 'lb', 'La']);
    expect(await seen({ rows: 2, page: 2 })).toEqual(['LC']);
    expect(await seen({ filter: 'LB' })).toEqual(['lb']);
    expect(await seen({ filter: '%' })).toEqual([]);
  });

  it('are read by services that keep copies: in pages, by ids, and as a digest', async () => {
    const company = 70;
    const owner = { ...people.stranger(company), type: 1 as const };
    const ids: number[] = [];
    for (const name of ['S1', 'S2', 'S3']) ids.push((await create(name, owner)).body.id);
    await remove(ids[2] ?? 0, owner);
    const ask = { page: service.api(§one§Records.page), byIds: service.api(§one§Records.byIds), digest: service.api(§one§Records.digest) };
    const system = systemContext(company);
    const first = await ask.page.as(system).ok({ after_id: 0, limit: 1 });
    expect(first).toMatchObject({ records: [{ id: ids[0], company_id: company, §first§: 'S1', version: 1, removed: false }], end: false });
    const next = await ask.page.as(system).ok({ after_id: ids[0] ?? 0, limit: 10 });
    expect(next).toMatchObject({ records: [{ id: ids[1] }], end: true });
    expect((await ask.byIds.as(system).ok({ ids })).records.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(await ask.digest.as(system).ok({})).toMatchObject({ count: 2 });
  });
});
