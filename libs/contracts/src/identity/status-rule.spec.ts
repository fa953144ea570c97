import { judgeStatusChange } from './status-rule';

const matrix = [
  { table_name: 'orders', user_type: 2, before: 2, after: 6 },
  { table_name: 'orders', user_type: 2, before: 6, after: 4 },
] as const;
const judge = (type: 0 | 1 | 2 | 6, before: number, after: number, rights: 'TP_STATUSBACK'[] = []) =>
  judgeStatusChange({ table: 'orders', before, after }, { type, rights }, matrix);

describe('status changes', () => {
  it('STA-02ab types 0 and 1 choose any target, others only those of the matrix', () => {
    expect(judge(0, 0, 99)).toBe('allowed');
    expect(judge(1, 2, 13)).toBe('allowed');
    expect(judge(2, 2, 6)).toBe('allowed');
    expect(judge(2, 2, 8)).toBe('status.change_not_allowed');
    expect(judge(2, 3, 6)).toBe('status.change_not_allowed');
    expect(judge(6, 2, 6)).toBe('status.change_not_allowed');
    expect(judgeStatusChange({ table: 'products', before: 2, after: 6 }, { type: 2, rights: [] }, matrix)).toBe(
      'status.change_not_allowed',
    );
  });
  it('STA-02c a lower number needs TP_STATUSBACK for everyone but type 0', () => {
    expect(judge(0, 6, 2)).toBe('allowed');
    expect(judge(1, 6, 2)).toBe('status.no_right_to_lower');
    expect(judge(2, 6, 4)).toBe('status.no_right_to_lower');
    expect(judge(2, 6, 4, ['TP_STATUSBACK'])).toBe('allowed');
    expect(judge(2, 6, 2, ['TP_STATUSBACK'])).toBe('status.change_not_allowed');
  });
  it('STA-02d the same status is no change', () => expect(judge(6, 6, 6)).toBe('same'));
});
