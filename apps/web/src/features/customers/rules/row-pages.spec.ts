import { pageOfRows } from './row-pages';

describe('CUS-03c pages of contacts and addresses', () => {
  const rows = Array.from({ length: 21 }, (_row, at) => at);

  it('have 10, 20 or 50 rows, or all', () => {
    expect(pageOfRows(rows, 20, 1)).toMatchObject({ page: 1, perPage: 20, lastPage: 2 });
    expect(pageOfRows(rows, 20, 2).rows).toEqual([20]);
    expect(pageOfRows(rows, 10, 3).rows).toEqual([20]);
    expect(pageOfRows(rows, null, 1)).toMatchObject({ rows, lastPage: 1 });
  });

  it('fall back to the last one when rows go', () => {
    expect(pageOfRows(rows.slice(0, 20), 20, 2)).toMatchObject({ page: 1, lastPage: 1 });
    expect(pageOfRows([], null, 4)).toMatchObject({ rows: [], page: 1, lastPage: 1 });
  });
});
