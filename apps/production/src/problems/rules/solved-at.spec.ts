import { solvedAt } from './solved-at';

const then = new Date('2026-11-20T08:00:00Z');
const now = new Date('2026-11-21T08:00:00Z');

describe('when a problem was solved', () => {
  it('PRB-01a is now at status 2, and stays at a later save', () => {
    expect(solvedAt(null, 2, now)).toBe(now);
    expect(solvedAt({ status: 1, solved_at: null }, 2, now)).toBe(now);
    expect(solvedAt({ status: 2, solved_at: then }, 2, now)).toBe(then);
  });

  it('is unknown of one that is open, and kept of one that is rejected afterwards', () => {
    expect(solvedAt({ status: 2, solved_at: then }, 1, now)).toBeNull();
    expect(solvedAt({ status: 2, solved_at: then }, 3, now)).toBe(then);
    expect(solvedAt({ status: 0, solved_at: null }, 3, now)).toBeNull();
  });
});
