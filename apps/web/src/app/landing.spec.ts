import { landingPath, safeNext } from './landing';

describe('where a person lands', () => {
  it('LOG-03a a screen up to 500 by 900 at the scanner, a supplier at the glass units, others at the orders', () => {
    expect(landingPath('manufacturer', { width: 500, height: 900 })).toBe('scanner');
    expect(landingPath('manufacturer', { width: 390, height: 844 })).toBe('scanner');
    expect(landingPath('manufacturer', { width: 501, height: 900 })).toBe('orders');
    expect(landingPath('manufacturer', { width: 500, height: 901 })).toBe('orders');
    expect(landingPath('supplier', { width: 1440, height: 900 })).toBe('glass-units');
    expect(landingPath('supplier', { width: 390, height: 844 })).toBe('glass-units');
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
