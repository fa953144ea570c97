import { unnamedOf } from './audit-words';

describe('audit entries of a test', () => {
  it('have names for their tables and fields; what has none is listed once', () => {
    expect(unnamedOf([{ table_name: 'orders', before: { status: 1 }, after: { status: 2 } }])).toEqual([]);
    expect(unnamedOf([{ table_name: 'status_rights', after: { 'orders:2': ['0>1'] } }])).toEqual([]);
    const unknown = { table_name: 'orders', before: null, after: { colour_of_moon: 1 } };
    expect(unnamedOf([unknown, unknown, { table_name: 'moons' }])).toEqual(['orders.colour_of_moon', 'moons']);
  });
});
