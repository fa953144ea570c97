import { languageOf, switchLanguage } from './language';
import { inLanguage, partsOf, paths, splatOf } from '../../entities/pages/paths';

describe('languages in paths', () => {
  it('NAV-01ad falls back to Lithuanian for any other first segment', () => {
    expect(languageOf('/en/orders')).toBe('en');
    expect(languageOf('/lt')).toBe('lt');
    for (const other of ['/', '/de/orders', '/EN/orders', '/english', '//en']) expect(languageOf(other)).toBe('lt');
  });

  it('NAV-02a switches by the first segment alone', () => {
    expect(switchLanguage('/lt/orders/a%2Fb/null/null/0/100/50/2/area/true', 'en')).toBe('/en/orders/a%2Fb/null/null/0/100/50/2/area/true');
    expect(switchLanguage('/lt', 'en')).toBe('/en');
  });
});

describe('parts of paths', () => {
  it('NAV-05b writes null for an empty part and reads it back as nothing', () => {
    expect(splatOf([null, '', 0, 'x/y', true])).toBe('null/null/0/x%2Fy/true');
    expect(partsOf('/lt/pallets/null//0/x%2Fy/true')).toEqual([null, null, '0', 'x/y', 'true']);
    expect(partsOf('/lt/pallets')).toEqual([]);
  });

  it('NAV-05a has the default links of the specification', () => {
    expect(inLanguage('lt', paths.pallets())).toBe('/lt/pallets/null/0/100/1/number/true');
    expect(paths.trucks()).toBe('trucks-list/null/null/null/1/100/1/null/true');
    expect(paths.palletOnTruck(3, 7)).toBe('truck/3/-1/7');
    expect(paths.palletOnTruck(3, null, true)).toBe('truck-viewing/3/-1/null');
    expect(paths.pallet(7)).toBe('truck/null/-1/7');
    expect(paths.planning(['26-0407', '26/0408'])).toBe('pallet-planning/26-0407%2C26%2F0408');
    expect(paths.planning(['12,5', '26-0408'])).toBe('pallet-planning/%2212%2C5%22%2C26-0408');
  });
});
