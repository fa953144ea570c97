import { eachRow } from './each-row';

describe('a sweep over rows', () => {
  it('goes on past a row that throws, and names it', async () => {
    const done: number[] = [];
    const failed = await eachRow('sample', [{ id: 1 }, { id: 2 }, { id: 3 }], (row) => {
      if (row.id === 2) return Promise.reject(new Error('poison'));
      return Promise.resolve(done.push(row.id));
    });
    expect([done, failed]).toEqual([[1, 3], [{ id: 2 }]]);
  });
});
