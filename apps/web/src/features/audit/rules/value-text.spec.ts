import { rowText, valueText, type ValueWords } from './value-text';

const words: ValueWords = {
  yes: 'taip',
  no: 'ne',
  none: '–',
  secret: 'naujas',
  palStatusOf: (status) => `pakavimas ${status}`,
  categoryOf: (category) => `rūšis ${category}`,
  statusOf: (table, status) => `${table} ${status}`,
  roleOf: (role) => role.toUpperCase(),
  userTypeOf: (type) => `tipas ${type}`,
  wordOf: (code) => `žodis ${code}`,
};
const text = (table: string, field: string, value: unknown): string => valueText(table, field, value, words);

describe('BEY-15b values of an edit are readable', () => {
  it('in words, not in numbers of the database', () => {
    expect([
      text('contacts', 'notify', true),
      text('contacts', 'notify', false),
      text('orders', 'comment', null),
    ]).toEqual(['taip', 'ne', '–']);
    expect(text('orders', 'status', 6)).toBe('orders 6');
    expect([text('orders', 'pal_status', 1), text('products', 'category', 2)]).toEqual(['pakavimas 1', 'rūšis 2']);
    expect(text('users', 'type', 2)).toBe('tipas 2');
    expect([text('users', 'password', 'changed'), text('users', 'password', null)]).toEqual(['naujas', '–']);
    expect(text('products', 'width', 1200)).toBe('1200');
    expect(text('pallets', 'products', ['A', 'B'])).toBe('A, B');
    expect(text('pallets', 'products', [])).toBe('–');
    expect(text('status_rights', 'pallets:5', ['1>2', '2>3'])).toBe('pallets 1 → pallets 2, pallets 2 → pallets 3');
    expect(text('system_rights', 'OP_DEL', ['planner', 'worker'])).toBe('PLANNER, WORKER');
    expect(text('orders', 'else', { a: 1 })).toBe('{"a":1}');
    expect(text('terminals', 'kinds', ['scanner', 'work_center'])).toBe('žodis scanner, žodis work_center');
    expect([text('share_links', 'kind', 'order'), text('operations', 'act', 'mail.resent')]).toEqual([
      'žodis order',
      'žodis mail.resent',
    ]);
    expect([rowText('share_links', 'order 41', words), rowText('orders', '26 0411', words)]).toEqual([
      'žodis order 41',
      '26 0411',
    ]);
  });
});
