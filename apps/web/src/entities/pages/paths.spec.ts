import { inLanguage } from '../../kits/address/parts';
import { paths } from './paths';

describe('paths of pages', () => {
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
