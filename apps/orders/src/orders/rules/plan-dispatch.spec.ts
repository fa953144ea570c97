import { planDispatch } from './plan-dispatch';

describe('ORD-06a planning dispatch', () => {
  it('sets 1 where below 1 and leaves higher ones alone', () => {
    expect([0, 1, 2, 3].map((present) => planDispatch(present, 1))).toEqual([
      { next: 1 },
      { next: 1 },
      { next: 2 },
      { next: 3 },
    ]);
  });

  it('refuses to take a departed order out, and to set what the system sets', () => {
    expect(planDispatch(3, 0)).toEqual({ refusal: 'already_confirmed' });
    expect(planDispatch(1, 0)).toEqual({ refusal: 'invalid' });
    expect(planDispatch(1, 2)).toEqual({ refusal: 'invalid' });
    expect(planDispatch(0, 3)).toEqual({ refusal: 'invalid' });
  });
});
