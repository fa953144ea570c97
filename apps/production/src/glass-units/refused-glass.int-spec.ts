import { listGlassUnits, uploadGlassUnits, type RequestContext } from '@mullion/contracts';
import { people } from '@mullion/server-testing';
import { makeXlsx } from '@mullion/spreadsheet/testing';
import { GlassWorld, head, rowOf, workbook } from '../testing/glass-world';

let world: GlassWorld;
beforeAll(async () => {
  world = await GlassWorld.open();
});
afterAll(() => world.close());

const total = async (as: RequestContext = people.supplier()) =>
  (await world.production.api(listGlassUnits).as(as).ok({})).everything;

describe('files of glass units that are refused', () => {
  it('GLU-01g for one bad row: it is named, nothing of the file is taken, what was taken before stays', async () => {
    await world.uploadRows([rowOf('STI-20', 1)]);
    const before = await total();
    const bad = await workbook({
      Langma: [head, rowOf('STI-20', 1, { 0: '9' }), rowOf('STI-20', 2), rowOf('STI-20', 3, { 3: '1 2O4' })],
    });
    const { problem } = await world.upload(bad);
    expect(problem).toMatchObject({
      status: 422,
      code: 'glass.failed',
      params: { file: 'langma_47_1.xlsx', count: 1 },
      errors: [{ path: 'file.Langma.4.height', code: 'import.letter_for_zero' }],
      current: {
        rows: 3,
        more: false,
        faults: [{ sheet: 'Langma', row: 4, column: 'height', letters: 'D', head: 'Aukštis', value: '1 2O4' }],
      },
    });
    expect(await total()).toBe(before);
    expect(await world.unitsOf('STI-20')).toMatchObject([{ stand_number: '1' }]);
  });

  it('GLU-01g name at most 200 faults and say that there are more', async () => {
    const { problem } = await world.uploadRows(
      Array.from({ length: 300 }, (_none, at) => rowOf('STI-21', at, { 2: 'x' })),
    );
    expect(problem).toMatchObject({ params: { count: 300 }, current: { more: true } });
    expect(problem?.errors).toHaveLength(200);
  });

  it('GLU-01g because they are no Excel files by their bytes, are damaged, or would cost too much', async () => {
    const good = await workbook({ a: [head, rowOf('STI-22', 1)] });
    const refusal = async (bytes: Buffer, name = 'x.xlsx') =>
      (await world.upload(bytes, people.supplier(), { name })).problem?.code;
    expect(await refusal(Buffer.from('Stovas;Plotis\n1;2'), 'stovai.csv')).toBe('glass.not_excel');
    expect(await refusal(Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'senas.xls')).toBe('glass.not_excel');
    expect(await refusal(Buffer.alloc(0))).toBe('glass.not_excel');
    expect(await refusal(good.subarray(0, good.length - 200))).toBe('glass.unreadable');
    const wide = `<sheetData>${'<row><c t="str"><v>x</v></c></row>'.repeat(450_000)}</sheetData>`;
    expect(await refusal(makeXlsx(wide))).toBe('glass.too_large');
    expect(await world.unitsOf('STI-22')).toEqual([]);
  });

  it('GLU-01g a formula counts by its result, never by what it says', async () => {
    const formula = { formula: 'WEBSERVICE("http://x.test")', result: 1200 } as never;
    expect((await world.uploadRows([rowOf('STI-23', 1, { 2: formula })])).status).toBe(201);
    expect(await world.unitsOf('STI-23')).toMatchObject([{ width: 1200 }]);
    expect(
      (await world.uploadRows([rowOf('STI-23', 2, { 2: { formula: 'A1*2' } as never })])).problem?.errors,
    ).toMatchObject([{ path: 'file.Stovai.2.width', code: 'import.cell_error' }]);
  });

  it('RDO-01b LOG-05a from type 6, and from places of other companies; a file is needed', async () => {
    const file = await workbook({ a: [head, rowOf('STI-24', 1)] });
    expect((await world.upload(file, { ...people.supplier(), type: 6 })).problem?.status).toBe(403);
    expect((await world.upload(file, people.viewer())).problem?.status).toBe(403);
    const call = world.production.api(uploadGlassUnits).as(people.supplier());
    expect((await call.send({ body: {} })).problem).toMatchObject({ code: 'invalid' });
    await world.blobs.put('uploads/2/foreign', file);
    const foreign = [{ field: 'glass-units', name: 'a.xlsx', key: 'uploads/2/foreign', size: file.length, type: '' }];
    expect((await call.send({ body: { files: foreign } })).problem).toMatchObject({
      status: 404,
      code: 'file.not_found',
    });
    expect(await world.unitsOf('STI-24')).toEqual([]);
  });

  it('LOG-05a suppliers and companies with the same numbers do not touch each other', async () => {
    const another = { ...people.supplier(), home_company_id: 12 as RequestContext['company_id'] };
    for (const [at, who] of [people.supplier(), another, people.manager(), people.stranger()].entries())
      expect((await world.uploadRows([rowOf('STI-25', 1, { 2: 1050 + at })], who)).body).toMatchObject({ created: 1 });
    expect(await world.unitsOf('STI-25')).toHaveLength(1);
    expect(await world.unitsOf('STI-25', another)).toMatchObject([{ supplier_company_id: 12 }]);
    expect(
      (await world.unitsOf('STI-25', people.manager())).map(({ supplier_company_id }) => supplier_company_id).sort(),
    ).toEqual([12, 9, null]);
    expect(await world.unitsOf('STI-25', people.stranger())).toMatchObject([
      { company_id: 2, supplier_company_id: null },
    ]);
  });
});
