import { tagsOfChange } from './live-tags';

describe('what is read again after a change', () => {
  it('are the rows and lists of its kind, and nothing of other kinds', () => {
    expect(tagsOfChange('pallet', [4, 5])).toEqual([
      { type: 'pallet', id: 'LIVE_LIST' },
      { type: 'pallet', id: 4 },
      { type: 'pallet', id: 5 },
    ]);
  });
  it('is every read of the kind where nobody reads single rows', () => {
    expect(tagsOfChange('company', [1])).toEqual([{ type: 'company' }]);
  });
});
