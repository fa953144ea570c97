import type { StatusRight } from '@mullion/contracts';
import { mayChangeStatus } from './allowed-targets';

const right = (user_type: StatusRight['user_type'], before: number, after: number): StatusRight => ({
  id: 1,
  user_type,
  before,
  after,
  table_name: 'orders',
  company_id: 1 as StatusRight['company_id'],
});
const matrix = [right(2, 6, 8), right(2, 8, 6)];

describe('which statuses a person may choose', () => {
  it('lets super users and administrators choose any', () => {
    for (const type of [0, 1] as const) expect(mayChangeStatus({ type, rights: [] }, [], 'orders', 10, 0)).toBe(true);
  });

  it('follows the matrix for others, by table, role and current status', () => {
    const planner = { type: 2, rights: [] } as const;
    expect(mayChangeStatus(planner, matrix, 'orders', 6, 8)).toBe(true);
    expect(mayChangeStatus(planner, matrix, 'orders', 6, 10)).toBe(false);
    expect(mayChangeStatus(planner, matrix, 'products', 6, 8)).toBe(false);
    expect(mayChangeStatus({ type: 3, rights: [] }, matrix, 'orders', 6, 8)).toBe(false);
  });

  it('wants TP_STATUSBACK for a lower one, even where the matrix has it', () => {
    expect(mayChangeStatus({ type: 2, rights: [] }, matrix, 'orders', 8, 6)).toBe(false);
    expect(mayChangeStatus({ type: 2, rights: ['TP_STATUSBACK'] }, matrix, 'orders', 8, 6)).toBe(true);
  });

  it('gives the read-only type nothing', () => {
    expect(mayChangeStatus({ type: 6, rights: ['TP_STATUSBACK'] }, [right(6, 6, 8)], 'orders', 6, 8)).toBe(false);
  });
});
