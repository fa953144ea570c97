import { SessionBudget } from './session-budget';

/** How many of so many requests at one moment go through. */
const passed = (budget: SessionBudget, session: string | null, count: number, at: number): number => {
  let through = 0;
  for (let one = 0; one < count; one += 1) {
    try {
      budget.take(session, at);
      through += 1;
    } catch (error) {
      expect(error).toMatchObject({ code: 'too_many_requests', params: { retry_after: 1 } });
    }
  }
  return through;
};

describe('the requests of a session', () => {
  it('are refused beyond a budget that fills up again, each session for itself', () => {
    const budget = new SessionBudget({ SESSION_REQUESTS: 200 });
    expect(passed(budget, 'a', 5_000, 0)).toBe(2_000);
    expect(passed(budget, 'b', 100, 0)).toBe(100);
    expect(passed(budget, 'a', 1_000, 1_000)).toBe(200);
    expect(passed(budget, 'a', 5_000, 60_000)).toBe(2_000);
  });

  it('are enough for a hundred scanners at two scans a second that share one', () => {
    const budget = new SessionBudget({ SESSION_REQUESTS: 200 });
    for (let second = 0; second < 120; second += 1) expect(passed(budget, 'shared', 200, second * 1_000)).toBe(200);
  });

  it('are not counted for guests, and where an operator has set no budget', () => {
    expect(passed(new SessionBudget({ SESSION_REQUESTS: 1 }), null, 100, 0)).toBe(100);
    expect(passed(new SessionBudget({ SESSION_REQUESTS: 0 }), 'a', 100, 0)).toBe(100);
  });

  it('forget sessions that have been quiet', () => {
    const budget = new SessionBudget({ SESSION_REQUESTS: 1 });
    for (let one = 0; one < 30_000; one += 1) budget.take(`s${one}`, one * 10);
    expect((budget as unknown as { sessions: Map<string, object> }).sessions.size).toBeLessThanOrEqual(10_000);
  });
});
