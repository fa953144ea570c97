import { filterState } from './planning-filter';

describe('the filter of the planning page', () => {
  it('PLN-01 loads nothing unless every term has three characters', () => {
    expect(filterState(null)).toBe('empty');
    expect(filterState('26')).toBe('too-short');
    expect(filterState('26-0407, 26')).toBe('too-short');
    expect(filterState('26-')).toBe('ready');
    expect(filterState('26-0407, "26"')).toBe('ready');
  });
});
