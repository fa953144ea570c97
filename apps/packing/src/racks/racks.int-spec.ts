import { createRack, deleteRack, listRacks, rackChanged, type RequestContext, updateRack } from '@mullion/contracts';
import { auditEvent } from '@mullion/server-kit';
import { bootForTest, people, type TestService } from '@mullion/server-testing';
import { dataSourceOptions } from '../data-source';
import { PackingModule } from '../packing.module';

/** Every field filled; the first one is unique in a company. */
const fields = (code: string) => ({
  barcode: `R-${code}`,
  walking_order: 3,
  code,
});
const stranger = { ...people.stranger(), type: 1 as const };

describe('racks', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await bootForTest({ name: 'packing', module: PackingModule, dataSource: dataSourceOptions });
  });
  afterAll(() => service.world.close());

  const create = (code: string, as: RequestContext = people.admin()) =>
    service
      .api(createRack)
      .as(as)
      .send({ body: fields(code) });
  const change = (id: number, body: object, as: RequestContext = people.admin()) =>
    service.api(updateRack).as(as).send({ params: { id }, body });
  const remove = (id: number, as: RequestContext = people.admin()) =>
    service.api(deleteRack).as(as).send({ params: { id } });
  const list = (query: object = {}, as: RequestContext = people.planner()) =>
    service.api(listRacks).as(as).ok({ query });

  it('are written by types 0 and 1 only, and unknown to other companies', async () => {
    for (const who of [people.planner(), people.viewer()]) expect((await create('R0', who)).status).toBe(403);
    const { body } = await create('R1');
    expect((await change(body.id, { code: 'R2' }, stranger)).problem).toMatchObject({ status: 404 });
    expect((await remove(body.id, stranger)).problem).toMatchObject({ status: 404 });
    expect((await list({}, stranger)).data).toEqual([]);
  });

  it('are made, edited and deleted; each is published and audited', async () => {
    const made = await create('M1');
    expect(made).toMatchObject({ status: 201, body: { ...fields('M1'), version: 1 } });
    expect((await change(made.body.id, { code: 'M2', version: 1 })).body).toMatchObject({ code: 'M2', version: 2 });
    expect((await remove(made.body.id)).body).toEqual({ ok: true });
    expect((await remove(made.body.id)).status).toBe(404);
    const published = (await service.recorded(rackChanged)).filter(({ data }) => data.rack.id === made.body.id);
    expect(published.map(({ data }) => [data.rack.code, data.rack.version, data.rack.removed])).toEqual([
      ['M1', 1, false],
      ['M2', 2, false],
      ['M2', 3, true],
    ]);
    const audited = (await service.recorded(auditEvent('packing'))).filter(({ data }) => data.row_id === made.body.id);
    expect(audited.map(({ data }) => data.action)).toEqual(['racks.created', 'racks.edited', 'racks.deleted']);
  });

  it('keep the first field for one, whatever the case, and answer a late version with the present state', async () => {
    const made = await create('K1');
    expect((await create('k1')).problem).toMatchObject({ status: 409, code: 'rack.code_taken' });
    expect((await change(made.body.id, { code: 'K2', version: 7 })).problem).toMatchObject({
      status: 409,
      code: 'conflict',
      current: { code: 'K1', version: 1 },
    });
    expect((await create('K1', stranger)).status).toBe(201);
  });

  it('refuse an empty, a long and an unknown field', async () => {
    for (const body of [{ code: ' ' }, { code: 'x'.repeat(32 + 1) }, { surprise: 1 }])
      expect(
        (
          await service
            .api(createRack)
            .as(people.admin())
            .send({ body: { ...fields('E1'), ...body } as never })
        ).problem,
      ).toMatchObject({ status: 400, code: 'invalid' });
  });

  it('are listed in pages, by any column both ways, and found by a part of a text', async () => {
    for (const name of ['La', 'lb', 'LC']) await create(name);
    const seen = async (query: object) => (await list({ filter: 'l', ...query })).data.map((row) => row.code);
    expect(await seen({})).toEqual(['La', 'lb', 'LC']);
    expect(await seen({ order: 'DESC' })).toEqual(['LC', 'lb', 'La']);
    expect(await seen({ rows: 2, page: 2 })).toEqual(['LC']);
    expect(await seen({ filter: 'LB' })).toEqual(['lb']);
    expect(await seen({ filter: '%' })).toEqual([]);
  });
});
