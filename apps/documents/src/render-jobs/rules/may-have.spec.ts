import { people, person } from '@mullion/server-testing';
import { mayHave } from './may-have';

describe('whose a made file is', () => {
  const job = (list?: string, over: object = {}) =>
    ({ user_id: 3, company_id: 1, options: list ? { list: { list } } : null, ...over }) as unknown as Parameters<
      typeof mayHave
    >[0];

  it('is had by its maker and nobody else of the company, not even an administrator', () => {
    expect(mayHave(job(), people.planner())).toBe(true);
    for (const other of [people.super(), people.admin(), people.viewer(), people.stranger()])
      expect(mayHave(job(), other)).toBe(false);
    expect(mayHave(job(undefined, { user_id: null }), person({ user_id: null }))).toBe(false);
  });

  it('is no longer had once the right that made it is gone', () => {
    const planner = people.planner();
    expect(mayHave(job('customers'), { ...planner, rights: ['CA_NEW'] })).toBe(true);
    expect(mayHave(job('customers'), { ...planner, rights: [] })).toBe(false);
    expect(mayHave(job('users'), planner)).toBe(false);
    expect(mayHave(job('orders'), { ...planner, rights: [] })).toBe(true);
  });
});
