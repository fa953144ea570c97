import {
  createReturnableKind,
  deleteReturnableKind,
  listReturnableKinds,
  returnableKindChanged,
  type RequestContext,
  updateReturnableKind,
} from '@mullion/contracts';
import { auditEvent } from '@mullion/server-kit';
import { bootForTest, people, type TestService } from '@mullion/server-testing';
import { dataSourceOptions } from '../data-source';
import { DispatchModule } from '../dispatch.module';

/** Every field filled; the first one is unique in a company. */
const fields = (name: string) => ({
  ...{
    name,
    code: 'EUR',
    form: 'pallet' as const,
    length: 1200,
    width: 800,
    owned: 40,
    deposit: 18.5,
    for_pallets: true,
  },
});
const stranger = { ...people.stranger(), type: 1 as const };

describe('returnable kinds', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await bootForTest({ name: 'dispatch', module: DispatchModule, dataSource: dataSourceOptions });
  });
  afterAll(() => service.world.close());

  const create = (name: string, as: RequestContext = people.admin()) =>
    service
      .api(createReturnableKind)
      .as(as)
      .send({ body: fields(name) });
  const change = (id: number, body: object, as: RequestContext = people.admin()) =>
    service.api(updateReturnableKind).as(as).send({ params: { id }, body });
  const remove = (id: number, as: RequestContext = people.admin()) =>
    service.api(deleteReturnableKind).as(as).send({ params: { id } });
  const list = (query: object = {}, as: RequestContext = people.planner()) =>
    service.api(listReturnableKinds).as(as).ok({ query });

  it('are written by types 0 and 1 only, and unknown to other companies', async () => {
    for (const who of [people.planner(), people.viewer()]) expect((await create('R0', who)).status).toBe(403);
    const { body } = await create('R1');
    expect((await change(body.id, { name: 'R2' }, stranger)).problem).toMatchObject({ status: 404 });
    expect((await remove(body.id, stranger)).problem).toMatchObject({ status: 404 });
    expect((await list({}, stranger)).data).toEqual([]);
  });

  it('are made, edited and deleted; each is published and audited', async () => {
    const made = await create('M1');
    expect(made).toMatchObject({ status: 201, body: { ...fields('M1'), version: 1 } });
    expect((await change(made.body.id, { name: 'M2', version: 1 })).body).toMatchObject({ name: 'M2', version: 2 });
    expect((await remove(made.body.id)).body).toEqual({ ok: true });
    expect((await remove(made.body.id)).status).toBe(404);
    const published = (await service.recorded(returnableKindChanged)).filter(
      ({ data }) => data.returnable_kind.id === made.body.id,
    );
    expect(
      published.map(({ data }) => [
        data.returnable_kind.name,
        data.returnable_kind.version,
        data.returnable_kind.removed,
      ]),
    ).toEqual([
      ['M1', 1, false],
      ['M2', 2, false],
      ['M2', 3, true],
    ]);
    const audited = (await service.recorded(auditEvent('dispatch'))).filter(({ data }) => data.row_id === made.body.id);
    expect(audited.map(({ data }) => data.action)).toEqual([
      'returnable_kinds.created',
      'returnable_kinds.edited',
      'returnable_kinds.deleted',
    ]);
  });

  it('keep the first field for one, whatever the case, and answer a late version with the present state', async () => {
    const made = await create('K1');
    expect((await create('k1')).problem).toMatchObject({ status: 409, code: 'returnable_kind.name_taken' });
    expect((await change(made.body.id, { name: 'K2', version: 7 })).problem).toMatchObject({
      status: 409,
      code: 'conflict',
      current: { name: 'K1', version: 1 },
    });
    expect((await create('K1', stranger)).status).toBe(201);
  });

  it('refuse an empty, a long and an unknown field', async () => {
    for (const body of [
      { name: ' ' },
      { name: 'x'.repeat(80 + 1) },
      { surprise: 1 },
      { length: 0 },
      { deposit: 1.234 },
      { form: 'box' },
    ])
      expect(
        (
          await service
            .api(createReturnableKind)
            .as(people.admin())
            .send({ body: { ...fields('E1'), ...body } as never })
        ).problem,
      ).toMatchObject({ status: 400, code: 'invalid' });
  });

  it('are listed in pages, by any column both ways, and found by a part of a text', async () => {
    for (const name of ['La', 'lb', 'LC']) await create(name);
    const seen = async (query: object) => (await list({ filter: 'l', ...query })).data.map((row) => row.name);
    expect(await seen({})).toEqual(['La', 'lb', 'LC']);
    expect(await seen({ order: 'DESC' })).toEqual(['LC', 'lb', 'La']);
    expect(await seen({ rows: 2, page: 2 })).toEqual(['LC']);
    expect(await seen({ filter: 'LB' })).toEqual(['lb']);
    expect(await seen({ filter: '%' })).toEqual([]);
  });
});
