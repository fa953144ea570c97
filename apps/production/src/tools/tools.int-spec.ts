import { createTool, listTools, updateTool, type Tool } from '@mullion/contracts';
import { auditEvent } from '@mullion/server-kit';
import { bootForTest, people, type TestService } from '@mullion/server-testing';
import { dataSourceOptions } from '../data-source';
import { ProductionModule } from '../production.module';

const fields = {
  code: 'F-118',
  description: 'Frezė, varčios profilis 92',
  length: 78,
  diameter: 165.25,
  geometry: '0, 0\n62, 0\n62, 18\n54, 26, -8',
};

describe('tools', () => {
  let production: TestService;
  beforeAll(async () => {
    production = await bootForTest({ name: 'production', module: ProductionModule, dataSource: dataSourceOptions });
  });
  afterAll(() => production.world.close());

  const create = (body: object = {}, who = people.admin()) =>
    production
      .api(createTool)
      .as(who)
      .send({ body: { ...fields, ...body } });
  const update = (id: number, body: object, who = people.admin()) =>
    production.api(updateTool).as(who).send({ params: { id }, body });
  const list = (page = 1, who = people.admin()) => production.api(listTools).as(who).ok({ query: { page } });

  it('TOO-01a are made and edited over their version, and edits are kept', async () => {
    const { status, body } = await create();
    expect([status, body]).toEqual([201, { ...fields, id: expect.any(Number), company_id: 1, version: 1 }]);
    const { id } = body as Tool;
    expect((await update(id, { length: 80.01, version: 1 })).body).toMatchObject({
      ...fields,
      length: 80.01,
      version: 2,
    });
    expect((await update(id, { length: 81, version: 1 })).problem).toMatchObject({
      code: 'conflict',
      current: { length: 80.01, version: 2 },
    });
    const audited = (await production.recorded(auditEvent('production'))).map(({ data }) => data);
    expect(audited).toMatchObject([
      { action: 'tools.created', row_name: 'F-118' },
      { action: 'tools.edited', before: { length: 78 }, after: { length: 80.01 } },
    ]);
  });

  it('TOO-01a all fields are required, when a tool is made and when it is edited', async () => {
    for (const field of ['code', 'description', 'length', 'diameter', 'geometry'])
      for (const value of [null, undefined, ...(field === 'length' || field === 'diameter' ? [] : [' \n '])]) {
        const refused = (await create({ code: 'F-119', [field]: value })).problem;
        // a line break cannot stand in a code: refused as such
        expect(['tools_table.all_fields_required', 'invalid']).toContain(refused?.code);
      }
    const { id } = (await create({ code: 'F-120' })).body as Tool;
    expect((await update(id, { geometry: '' })).problem).toMatchObject({
      status: 422,
      code: 'tools_table.all_fields_required',
    });
    expect((await update(id, { diameter: null })).problem?.code).toBe('tools_table.all_fields_required');
  });

  it('TOO-01a a code is one tool only; negative sizes, parts of hundredths and long texts are refused by field', async () => {
    expect((await create({ code: 'f-118' })).problem).toMatchObject({
      status: 409,
      code: 'tool.code_taken',
      params: { code: 'f-118' },
    });
    for (const [field, value] of [
      ['length', -1],
      ['diameter', 1.005],
      ['geometry', 'x'.repeat(20_001)],
      ['code', 'x'.repeat(33)],
    ] as const)
      expect((await create({ code: 'F-121', [field]: value })).problem).toMatchObject({
        code: 'invalid',
        errors: [{ path: expect.stringContaining(field) }],
      });
  });

  it('TOO-01a have an outline that can be drawn; a faulty line is named, and a tool kept before may be edited beside it', async () => {
    for (const [geometry, line, text] of [
      ['foo', 1, 'foo'],
      ['0, 0\n62; 0', 2, '62; 0'],
      ['0, 0\n20, 0, 3', 2, '20, 0, 3'],
    ] as const) {
      const { problem } = await create({ code: 'F-130', geometry });
      expect(problem).toMatchObject({
        status: 422,
        code: 'tool.geometry_unreadable',
        params: { line, text },
        errors: [{ path: 'body.geometry' }],
      });
    }
    const { id } = (await create({ code: 'F-130' })).body as Tool;
    expect((await update(id, { geometry: 'foo' })).problem?.code).toBe('tool.geometry_unreadable');
    await production.sql(`UPDATE production.tool SET geometry = 'foo' WHERE id = $1`, [id]);
    expect((await update(id, { length: 79, geometry: 'foo' })).body).toMatchObject({ length: 79, geometry: 'foo' });
    await production.sql('DELETE FROM production.tool WHERE id = $1', [id]);
  });

  it('TOO-01a are listed by code, a page at a time, those of the own company, for administrators', async () => {
    for (let at = 0; at < 20; at += 1) await create({ code: `G-${String(at).padStart(3, '0')}` });
    const first = await list();
    expect(first).toMatchObject({ current_page: 1, last_page: 2, total: 22 });
    expect(first.data.slice(0, 3).map(({ code }) => code)).toEqual(['F-118', 'F-120', 'G-000']);
    expect((await list(2)).data.map(({ code }) => code)).toEqual(['G-018', 'G-019']);
    expect(await list(1, { ...people.stranger(), type: 1 })).toMatchObject({ data: [], last_page: 1, total: 0 });
    const id = first.data[0]?.id ?? 0;
    expect((await update(id, { length: 1 }, { ...people.stranger(), type: 1 })).status).toBe(404);
    for (const who of [people.planner(), people.viewer()])
      expect([(await create({}, who)).status, (await update(id, {}, who)).status]).toEqual([403, 403]);
    expect((await production.api(listTools).as(people.worker()).send({})).status).toBe(403);
  });
});
