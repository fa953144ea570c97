import { assignableTypes, isStrongPassword, judgeUser } from './user-rule';

const judge = (type: 0 | 1 | 2 | 6, other: 0 | 1 | 2 | 6, self = false) =>
  judgeUser({ user_id: 1, type }, { id: self ? 1 : 2, type: other });

describe('who manages whom', () => {
  it('USR-03a type 0 manages all but other super users', () => {
    expect(judge(0, 0)).toMatchObject({ edit: false, remove: false });
    for (const other of [1, 2, 6] as const) expect(judge(0, other)).toMatchObject({ edit: true, remove: true });
    expect(assignableTypes(0)).toEqual([1, 2, 3, 4, 5, 6]);
  });
  it('USR-03b type 1 manages types 2 and higher, the others nobody', () => {
    for (const other of [0, 1] as const) expect(judge(1, other)).toMatchObject({ edit: false, remove: false });
    expect(judge(1, 2)).toMatchObject({ edit: true, remove: true });
    expect(assignableTypes(1)).toEqual([2, 3, 4, 5, 6]);
    expect(judge(2, 6)).toMatchObject({ edit: false, remove: false });
    expect(assignableTypes(2)).toEqual([]);
  });
  it('USR-03c everybody edits oneself and removes oneself never', () => {
    for (const type of [0, 1, 2] as const)
      expect(judge(type, type, true)).toEqual({ self: true, edit: true, remove: false });
  });
});

describe('a strong password', () => {
  it.each(['Ab1!xyz', 'abcdef1!', 'ABCDEF1!', 'Abcdefg!', 'Abcdefg1', 'Abcdef 1', ''])('USR-02a is not %p', (weak) =>
    expect(isStrongPassword(weak)).toBe(false),
  );
  it.each(['Ab1!wxyz', 'Ąžuolas-9', 'Mullion-2026!'])('USR-02a is %p', (strong) =>
    expect(isStrongPassword(strong)).toBe(true),
  );
});
