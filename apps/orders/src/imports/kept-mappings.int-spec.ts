import {
  deleteImportMapping,
  importMapping,
  listImportMappings,
  renameImportMapping,
  saveImportMapping,
} from '@mullion/contracts';
import { auditEvent } from '@mullion/server-kit';
import { people } from '@mullion/server-testing';
import { encode } from 'iconv-lite';
import { ImportWorld } from '../testing/import-world';

let test: ImportWorld;
beforeAll(async () => {
  test = await ImportWorld.open();
});
afterAll(() => test.close());
beforeEach(() => {
  test.company += 1;
});

const fields = ['position', 'width_mm', 'height_mm', 'depth_mm', 'weight_kg', 'quantity'] as const;
const heads = ['Nr', 'B', 'H', 'T', 'G', 'St'];
const mapping = {
  columns: heads.map((head, at) => ({ head, field: fields[at] ?? null })),
  values: { category: '1' },
};
const file = `${heads.join(';')}\n1;1180;1390;92;52;1`;
const mayNotChoose = () => test.writer({ rights: ['PR_EDIT'] });
const save = (name: string, kept: object = mapping, customer_id: number | null = null, as = test.writer()) =>
  test.orders
    .api(saveImportMapping)
    .as(as)
    .send({ body: { name, customer_id, mapping: kept } });
const list = (as = test.writer()) => test.orders.api(listImportMappings).as(as).ok({});
const rename = (id: number, name: string, as = test.writer()) =>
  test.orders
    .api(renameImportMapping)
    .as(as)
    .send({ params: { id: id as never }, body: { name } });
const forget = (id: number) =>
  test.orders
    .api(deleteImportMapping)
    .as(test.writer())
    .send({ params: { id: id as never } });
const customer = async (name: string, company = test.company): Promise<number> => {
  const [row] = await test.orders.sql<{ id: number }>(
    'INSERT INTO customers (company_id, name) VALUES ($1, $2) RETURNING id',
    [company, name],
  );
  return row?.id ?? 0;
};

describe('BEY-38i kept mappings', () => {
  it('are kept by the import itself, with it or not at all', async () => {
    const asked = { order: 'K-1', mapping: JSON.stringify(mapping), keep_mapping: 'Mine' };
    await test.upload(file, { ...asked, check_only: 'true' });
    await test.upload(`${file}\n2;wide;1;1;1;1`, asked);
    expect(await list()).toEqual([]);
    expect((await test.upload(file, asked)).body).toMatchObject({ written: true });
    expect(await list()).toMatchObject([{ name: 'Mine', customer_id: null, mapping: { values: { category: '1' } } }]);
    const { body } = await test.upload(file, { order: 'K-2', check_only: 'true' });
    expect(body).toMatchObject({ errors: [], reading: { mapping: { name: 'Mine' } } });
    await save('Theirs', mapping, await customer('Okna'));
    const refused = await test.upload(file, { ...asked, order: 'K-3', keep_mapping: 'theirs' }, mayNotChoose());
    expect(refused.problem?.status).toBe(403);
    expect(await test.stored()).toBe(1);
  });

  it('name each field and each column once', async () => {
    const [first, ...others] = mapping.columns;
    for (const [columns, path] of [
      [[first, { head: 'B2', field: 'position' }], 'body.mapping.columns.1.field'],
      [[first, { head: ' nr ', field: 'comment' }, ...others], 'body.mapping.columns.1.head'],
    ] as const) {
      const wanted = { ...mapping, columns };
      const twice = { status: 400, code: 'invalid', errors: [{ path, code: 'form.twice' }] };
      expect((await save('Twice', wanted)).problem).toMatchObject(twice);
      expect((await test.upload(file, { order: 'D-1', mapping: JSON.stringify(wanted) })).problem).toMatchObject(twice);
    }
    expect((await test.upload(file, { order: 'D-1', mapping: '{' })).problem?.errors).toEqual([
      { path: 'body.mapping', code: 'form.invalid' },
    ]);
  });

  it('of a customer are for those who may see customers: the others neither see nor use nor change them', async () => {
    const id = await customer('Okna Łódź');
    const kept = (await save('Okna', mapping, id)).body;
    expect(await list(mayNotChoose())).toEqual([]);
    const unseen = await test.upload(file, { order: 'L-1', check_only: 'true' }, mayNotChoose());
    expect(unseen.body.reading?.mapping).toBeNull();
    expect((await test.upload(file, { order: 'L-1', mapping: 'Okna' }, mayNotChoose())).problem).toMatchObject({
      code: 'import.no_such_mapping',
    });
    expect((await save('okna', mapping, null, mayNotChoose())).problem?.status).toBe(403);
    expect((await rename(kept.id, 'Mine', mayNotChoose())).problem?.status).toBe(404);
    expect(await list()).toMatchObject([{ name: 'Okna', customer: 'Okna Łódź' }]);
  });

  it('are renamed, to a name that no other has', async () => {
    const { id } = (await save('First')).body;
    await save('Second');
    expect((await rename(id, 'SECOND')).problem).toMatchObject({ status: 409, code: 'import.mapping_name_taken' });
    expect((await rename(id, 'FIRST')).body).toMatchObject({ name: 'FIRST', version: 2 });
    expect((await rename(id, 'FIRST')).body).toMatchObject({ name: 'FIRST', version: 2 });
    expect((await rename(999_999, 'None')).problem?.status).toBe(404);
  });

  it('of an older form are read as far as they are understood', async () => {
    await test.orders.sql(
      `INSERT INTO import_mappings (company_id, name, mapping) VALUES ($1, 'Old', $2), ($1, 'Odd', $3)`,
      [
        test.company,
        JSON.stringify({
          ...mapping,
          columns: [...mapping.columns, { head: 'Farbe', field: 'colour', unit: 'ral' }],
          header: 3,
          encoding: 'koi8-r',
        }),
        '[1]',
      ],
    );
    expect(await list()).toMatchObject([
      { name: 'Odd', mapping: { columns: [] } },
      { name: 'Old', mapping: { columns: [...mapping.columns, { head: 'Farbe', field: null }] } },
    ]);
    const { body } = await test.upload(file, { order: 'O-1', check_only: 'true' });
    expect(body).toMatchObject({ errors: [], reading: { mapping: { name: 'Old' } } });
  });

  it('are refused beyond the most that a list shows, and each of those is found', async () => {
    await test.orders.sql(
      `INSERT INTO import_mappings (company_id, name, mapping, heads, read_columns, updated_at)
       SELECT $1, 'M' || n, $2, ARRAY['other' || n], 6, now() + n * interval '1 s' FROM generate_series(1, 499) n`,
      [test.company, JSON.stringify(mapping)],
    );
    expect((await save('The last')).status).toBe(200);
    expect(await list()).toHaveLength(500);
    expect((await test.upload(file, { order: 'M-1', check_only: 'true' })).body.reading?.mapping?.name).toBe(
      'The last',
    );
    expect((await save('One more')).problem).toMatchObject({ status: 422, code: 'import.too_many_mappings' });
    expect((await save('the last')).status).toBe(200);
  });

  it('with their letters read a file once as a whole, however long it is', async () => {
    const rows = Array.from({ length: 300 }, (_row, at) => `${at};1180;1390;92;52;1`);
    const bytes = encode([heads.join(';'), ...rows, 'Łąka;1180;1390;92;52;1'].join('\n'), 'windows-1250');
    await save('Polish', { ...mapping, encoding: 'windows-1250' });
    const { body } = await test.upload(bytes, { order: 'P-1', check_only: 'true' });
    expect(body).toMatchObject({ errors: [], products: 301, reading: { row_count: 301, encoding: 'windows-1250' } });
    const guessed = await test.upload(bytes, { order: 'P-1', check_only: 'true', mapping: JSON.stringify(mapping) });
    expect(guessed.body).toMatchObject({ products: 301, reading: { row_count: 301 } });
  });
});

describe('BEY-38b kept mappings', () => {
  it('replace the one of their name, are listed with their customer, deleted, and audited', async () => {
    const id = await customer('Okna');
    const first = await save('Okna list', mapping);
    const again = await save('OKNA LIST', { ...mapping, encoding: 'windows-1250' }, id);
    expect(again.body).toMatchObject({ id: first.body.id, version: 2, customer: 'Okna' });
    expect(await list()).toMatchObject([{ name: 'OKNA LIST', mapping: { encoding: 'windows-1250' } }]);
    expect((await forget(first.body.id)).status).toBe(200);
    expect(await list()).toEqual([]);
    const audited = (await test.orders.recorded(auditEvent('orders')))
      .map(({ data }) => data)
      .filter(({ table_name }) => table_name === 'import_mappings');
    expect(audited.filter(({ row_id }) => row_id === first.body.id)).toMatchObject([
      { after: { name: 'Okna list' } },
      { before: { name: 'Okna list' }, after: { name: 'OKNA LIST', customer: 'Okna' } },
      { before: { name: 'OKNA LIST' } },
    ]);
    expect((await forget(first.body.id)).problem?.status).toBe(404);
  });

  it('are one company’s, and of those who may import', async () => {
    const { body } = await save('Mine', mapping);
    const foreign = await customer('Foreign', 1);
    expect((await save('Other', mapping, foreign)).problem).toMatchObject({
      status: 422,
      code: 'order.foreign_customer',
    });
    expect(
      (await save('Unseen', mapping, await customer('Seen'), test.writer({ rights: ['PR_EDIT'] }))).problem?.status,
    ).toBe(403);
    expect(
      (await save('Viewer', mapping, null, { ...people.viewer(), company_id: test.company as never })).problem?.status,
    ).toBe(403);
    test.company += 1;
    expect(await list()).toEqual([]);
    expect((await forget(body.id)).problem?.status).toBe(404);
  });

  it('stay when their customer is deleted', async () => {
    const id = await customer('Gone');
    await save('Kept', mapping, id);
    await test.orders.sql('DELETE FROM customers WHERE id = $1', [id]);
    expect(await list()).toMatchObject([{ name: 'Kept', customer_id: null }]);
    expect(importMapping.safeParse((await list())[0]?.mapping).success).toBe(true);
  });
});
