import { pageOf } from './page-of';

describe('packing types', () => {
  const types = Array.from({ length: 41 }, (_none, at) => at);
  it('PKT-01f are shown 20 a page; when the last ones of a page are deleted the page before is shown', () => {
    expect(pageOf(types, 2)).toEqual({ shown: 2, lastPage: 3, rows: types.slice(20, 40) });
    expect(pageOf(types.slice(0, 40), 3)).toEqual({ shown: 2, lastPage: 2, rows: types.slice(20, 40) });
    expect(pageOf([], 1)).toEqual({ shown: 1, lastPage: 1, rows: [] });
  });
});
