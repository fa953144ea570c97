import { termsOf } from './planning.queries';

describe('the filter of the planning page', () => {
  it('is a list in small letters, each number three characters or more, or nothing', () => {
    expect(termsOf(' 1001, ORD-7 ,,ord-7')).toEqual(['1001', 'ord-7']);
    expect(termsOf('1001,ab')).toEqual([]);
    expect(termsOf('1001,"AB"')).toEqual(['1001', 'ab']);
    expect(termsOf(null)).toEqual([]);
  });
});
