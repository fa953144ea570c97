import type { RightCode, UserType } from '@mullion/contracts';
import { checkStatusChange } from './check-status-change';

const person = (type: UserType, ...rights: RightCode[]) => ({ type, rights });
const planner = { user_type: 2 as const, table_name: 'orders' as const, before: 0, after: 2 };

describe('STA-02g who may move a status', () => {
  it.each([0, 1] as const)('lets type %i choose any higher status without a row', (type) => {
    expect(checkStatusChange(person(type), [], { table: 'orders', before: 0, after: 99 })).toBeNull();
  });

  it('lets others only make the moves of their own rows', () => {
    const move = { table: 'orders' as const, before: 0, after: 2 };
    expect(checkStatusChange(person(2), [planner], move)).toBeNull();
    expect(checkStatusChange(person(3), [planner], move)).toBe('status.change_not_allowed');
    expect(checkStatusChange(person(2), [planner], { ...move, table: 'products' })).toBe('status.change_not_allowed');
    expect(checkStatusChange(person(2), [planner], { ...move, before: 1 })).toBe('status.change_not_allowed');
    expect(checkStatusChange(person(2), [planner], { ...move, after: 3 })).toBe('status.change_not_allowed');
  });

  it('wants TP_STATUSBACK for a lower number from everyone but type 0', () => {
    const back = { table: 'orders' as const, before: 6, after: 2 };
    const row = { ...planner, before: 6 };
    expect(checkStatusChange(person(0), [], back)).toBeNull();
    expect(checkStatusChange(person(1), [], back)).toBe('status.no_right_to_lower');
    expect(checkStatusChange(person(1, 'TP_STATUSBACK'), [], back)).toBeNull();
    expect(checkStatusChange(person(2), [row], back)).toBe('status.no_right_to_lower');
    expect(checkStatusChange(person(2, 'TP_STATUSBACK'), [row], back)).toBeNull();
    expect(checkStatusChange(person(2, 'TP_STATUSBACK'), [], back)).toBe('status.change_not_allowed');
  });

  it('takes the same status as no move, and refuses type 6 every move', () => {
    expect(checkStatusChange(person(6), [], { table: 'orders', before: 6, after: 6 })).toBeNull();
    expect(checkStatusChange(person(6), [{ ...planner, user_type: 6 }], { table: 'orders', before: 0, after: 2 })).toBe(
      'status.change_not_allowed',
    );
  });
});
