import { languageOf, switchLanguage } from './language';

describe('languages in paths', () => {
  it('NAV-01ad falls back to Lithuanian for any other first segment', () => {
    expect(languageOf('/en/orders')).toBe('en');
    expect(languageOf('/lt')).toBe('lt');
    for (const other of ['/', '/de/orders', '/EN/orders', '/english', '//en']) expect(languageOf(other)).toBe('lt');
  });

  it('NAV-02a switches by the first segment alone', () => {
    expect(switchLanguage('/lt/orders/a%2Fb/null/null/0/100/50/2/area/true', 'en')).toBe(
      '/en/orders/a%2Fb/null/null/0/100/50/2/area/true',
    );
    expect(switchLanguage('/lt', 'en')).toBe('/en');
  });
});
