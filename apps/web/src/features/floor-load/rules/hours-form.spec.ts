import { isComplete, weekOf } from './hours-form';

describe('the hours of a week', () => {
  it('are seven numbers from 0 to 24, with a comma or a point, empty is a day off', () => {
    expect(weekOf(['8', '8', '7,5', '7.5', '', '0', '24'])).toEqual([8, 8, 7.5, 7.5, 0, 0, 24]);
    expect(weekOf(['8', '8', '8', '8', '8', '0', '25'])).toBeNull();
    expect(weekOf(['8', '8', '8', '8', '8', '0', '-1'])).toBeNull();
    expect(weekOf(['8', 'eight', '8', '8', '8', '0', '0'])).toBeNull();
  });

  it('a closure needs both days in their sequence, and a reason', () => {
    const complete = { from: '2026-12-24', to: '2026-12-26', reason: 'Kalėdos' };
    expect(isComplete(complete)).toBe(true);
    expect(
      [
        { ...complete, to: '2026-12-23' },
        { ...complete, from: null },
        { ...complete, reason: ' ' },
      ].some(isComplete),
    ).toBe(false);
  });
});
