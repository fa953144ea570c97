import { landingPath, safeNext } from './landing';

const worker = { type: 5, company: { kind: 'manufacturer' }, rights: ['PAL_SCAN'] } as const;
const supplier = { type: 3, company: { kind: 'supplier' }, rights: [] } as const;

describe('where a person lands', () => {
  it('LOG-03a a screen up to 500 by 900 at the scanner, a supplier at the glass units, others at the orders', () => {
    expect(landingPath(worker, { width: 500, height: 900 })).toBe('scanner');
    expect(landingPath(worker, { width: 390, height: 844 })).toBe('scanner');
    expect(landingPath(worker, { width: 501, height: 900 })).toBe('orders');
    expect(landingPath(worker, { width: 500, height: 901 })).toBe('orders');
    expect(landingPath(supplier, { width: 1440, height: 900 })).toBe('glass-units');
    expect(landingPath(supplier, { width: 390, height: 844 })).toBe('glass-units');
  });

  it('LOG-03a whoever may not scan at the orders', () => {
    expect(landingPath({ ...worker, rights: [] }, { width: 390, height: 844 })).toBe('orders');
    expect(landingPath({ ...worker, type: 6 }, { width: 390, height: 844 })).toBe('orders');
  });

  it('LOG-03a, BEY-28a who has chosen Today begins there, on every screen', () => {
    const chosen = { ...worker, start_page: 'today' } as const;
    expect(landingPath(chosen, { width: 1440, height: 900 })).toBe('today');
    expect(landingPath(chosen, { width: 390, height: 844 })).toBe('today');
    expect(landingPath({ ...supplier, start_page: 'today' }, { width: 1440, height: 900 })).toBe('today');
    expect(landingPath({ ...worker, start_page: null }, { width: 1440, height: 900 })).toBe('orders');
  });

  it('goes back only to pages of this site', () => {
    expect(safeNext('/lt/pallets/null/0/100?x=1')).toBe('/lt/pallets/null/0/100?x=1');
    for (const bad of [
      '//evil.example',
      'https://evil.example',
      '/lt/login',
      '/lt/login?next=/lt/orders',
      '/de/orders',
      '/lt/\\evil.example',
      null,
      '',
    ])
      expect(safeNext(bad)).toBeNull();
  });
});
