import { filterState, filterText, termsOf } from './planning-filter';

describe('the filter of the planning page', () => {
  it('PLN-01 reads order numbers by commas, whatever spaces are around them, each once', () => {
    expect(termsOf(' 26-0407,26-0409 , ,26-0407')).toEqual(['26-0407', '26-0409']);
    expect(termsOf(null)).toEqual([]);
    expect(filterText(['26-0407', '26-0409'])).toBe('26-0407, 26-0409');
  });

  it('PLN-01 loads nothing unless every term has three characters', () => {
    expect(filterState([])).toBe('empty');
    expect(filterState(['26'])).toBe('too-short');
    expect(filterState(['26-0407', '26'])).toBe('too-short');
    expect(filterState(['26-'])).toBe('ready');
  });
});
