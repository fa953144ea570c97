import { mayApply } from './may-apply';

const idle = { waiting: 0, isLoading: false, lastUsedAt: 0, now: 120_000 };

describe('a new version on a terminal', () => {
  it('BEY-02a takes over when nobody has used it for two minutes', () => {
    expect([mayApply(idle), mayApply({ ...idle, now: 119_999 })]).toEqual([true, false]);
  });

  it('never by itself while something is loaded or waits to be sent', () => {
    expect([mayApply({ ...idle, isLoading: true }), mayApply({ ...idle, waiting: 1 })]).toEqual([false, false]);
  });
});
