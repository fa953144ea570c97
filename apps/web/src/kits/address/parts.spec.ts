import { partsOf, splatOf } from './parts';

describe('parts of paths', () => {
  it('NAV-05b writes null for an empty part and reads it back as nothing', () => {
    expect(splatOf([null, '', 0, 'x/y', true])).toBe('null/null/0/x%2Fy/true');
    expect(partsOf('/lt/pallets/null//0/x%2Fy/true')).toEqual([null, null, '0', 'x/y', 'true']);
    expect(partsOf('/lt/pallets')).toEqual([]);
  });
});
