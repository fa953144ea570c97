import type { Part } from './matrix';
import { moveChange } from './status-moves';

const part = (user_type: Part['user_type']): Part => ({ table_name: 'pallets', user_type });
const up = { before: 1, after: 2 };
const down = { before: 2, after: 1 };

describe('a move between two statuses', () => {
  it('BEY-18ab says what it is now and what saving makes of it', () => {
    expect(moveChange(part(4), up, [up], [up], [])).toBe('allowed');
    expect(moveChange(part(4), up, [], [up], [])).toBe('gains');
    expect(moveChange(part(4), up, [up], [], [])).toBe('loses');
    expect(moveChange(part(4), up, [], [], [])).toBe('none');
    expect(moveChange(part(4), { before: 1, after: 1 }, [], [], [])).toBe('same');
  });

  it('BEY-18a tells a listed move that the role may not make for want of the right to lower', () => {
    expect(moveChange(part(4), down, [down], [down], [])).toBe('noRight');
    expect(moveChange(part(4), down, [down], [down], ['TP_STATUSBACK'])).toBe('allowed');
  });

  it('BEY-18a lets administrators choose any status, a lower one by their right', () => {
    expect(moveChange(part(1), up, [], [], [])).toBe('allowed');
    expect(moveChange(part(1), down, [], [], [])).toBe('noRight');
    expect(moveChange(part(0), down, [], [], [])).toBe('allowed');
  });
});
