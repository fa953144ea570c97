import { judgeNew, judgeRemoval, judgeUpdate } from './judge-update';

const admin = { user_id: 2, type: 1 } as const;
const planner = { id: 3, type: 2 } as const;

describe('changes of users', () => {
  it('USR-03c refuse whom one does not manage, before anything else', () => {
    expect(judgeUpdate(admin, { id: 1, type: 0 }, { type: 3, password: 'weak' })).toBe('user.not_managed');
    expect(judgeUpdate(admin, { id: 4, type: 1 }, {})).toBe('user.not_managed');
    expect(judgeUpdate({ user_id: 5, type: 4 }, planner, {})).toBe('user.not_managed');
    expect(judgeRemoval(admin, { id: 4, type: 1 })).toBe('user.not_managed');
  });
  it('USR-03c refuse a type that one does not manage, and any other type for oneself', () => {
    expect(judgeUpdate(admin, planner, { type: 1 })).toBe('user.type_not_allowed');
    expect(judgeUpdate({ user_id: 1, type: 0 }, planner, { type: 0 })).toBe('user.type_not_allowed');
    expect(judgeUpdate(admin, { id: 2, type: 1 }, { type: 2 })).toBe('user.type_not_allowed');
    expect(judgeNew(admin, { type: 1, password: 'Mullion-2026!' })).toBe('user.type_not_allowed');
  });
  it('USR-02a refuse a weak password', () => {
    expect(judgeUpdate(admin, planner, { password: 'mullion' })).toBe('user.weak_password');
    expect(judgeNew(admin, { type: 2, password: 'mullion' })).toBe('user.weak_password');
  });
  it('USR-03c let managers change and remove theirs, and everybody oneself', () => {
    expect(judgeUpdate(admin, planner, { type: 5, password: 'Mullion-2026!' })).toBeNull();
    expect(judgeUpdate(admin, { id: 2, type: 1 }, { type: 1 })).toBeNull();
    expect(judgeUpdate({ user_id: 3, type: 2 }, planner, {})).toBeNull();
    expect(judgeRemoval(admin, planner)).toBeNull();
    expect(judgeRemoval(admin, { id: 2, type: 1 })).toBe('user.not_yourself');
  });
});
