import { termsOf } from './planning.queries';

describe('the filter of the planning page', () => {
  it('is a comma-separated list, each term three characters or more, or nothing', () => {
    expect(termsOf(' 1001, ord-7 ,,1001')).toEqual(['1001', 'ord-7']);
    expect(termsOf('1001,ab')).toEqual([]);
    expect(termsOf(null)).toEqual([]);
  });
});
