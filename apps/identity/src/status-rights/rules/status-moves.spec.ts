import { movesOf, onlyIn, sameMoves } from './status-moves';

const move = (before: number, after: number, table_name: 'orders' | 'trucks' = 'orders') => ({
  table_name,
  user_type: 2,
  before,
  after,
});

describe('RIG-02 moves of the matrix', () => {
  it('are of one table and type', () => {
    expect(movesOf([move(0, 1), move(0, 1, 'trucks')], { table_name: 'trucks', user_type: 2 })).toEqual([
      move(0, 1, 'trucks'),
    ]);
  });
  it('are the same in any order, given twice or once', () => {
    expect(sameMoves([move(0, 1), move(1, 2)], [move(1, 2), move(0, 1), move(0, 1)])).toBe(true);
    expect(sameMoves([move(0, 1)], [move(1, 0)])).toBe(false);
  });
  it('are compared for the audit list, part by part', () => {
    const before = [move(0, 1), move(1, 2), move(0, 1, 'trucks')];
    const after = [move(1, 2), move(2, 3), move(0, 1, 'trucks')];
    expect(onlyIn(before, after)).toEqual({ 'orders:2': ['0>1'], 'trucks:2': [] });
    expect(onlyIn(after, before)).toEqual({ 'orders:2': ['2>3'], 'trucks:2': [] });
  });
});
