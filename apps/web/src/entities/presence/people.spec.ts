import type { Present } from '@mullion/contracts';
import { comeAndGone, holderOf, initialsOf, othersOf } from './people';

const one = (over: Partial<Omit<Present, 'user_id'>> & { readonly user_id: number }): Present =>
  ({
    tab: `tab-${over.user_id}`,
    name: `Person ${over.user_id}`,
    place: { kind: 'planning' },
    holds: null,
    since: `2026-11-23T10:0${over.user_id}:00.000Z`,
    ...over,
  }) as Present;

describe('people at a place', () => {
  it.each([
    ['planuotojas', 'PL'],
    ['planuotojas 2', 'P2'],
    ['Ąžuolas Žukas Jr', 'ĄŽ'],
    ['  x ', 'X'],
    ['', ''],
  ])('BEY-09 have initials: %j is %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it('BEY-09 are the others, each once, with what they hold', () => {
    const holds = { act: 'drag', kind: 'pallet', id: 5 } as const;
    const people = [one({ user_id: 1 }), one({ user_id: 2, tab: 'b' }), one({ user_id: 2, tab: 'a', holds })];
    expect(othersOf(people, 1).map(({ user_id, tab }) => [user_id, tab])).toEqual([[2, 'a']]);
  });

  it('BEY-09 hold what they drag before what they have open', () => {
    const open = one({ user_id: 2, place: { kind: 'pallet', id: 5 } });
    const drags = one({ user_id: 3, holds: { act: 'drag', kind: 'pallet', id: 5 } });
    expect(holderOf([open, drags], 'pallet', 5)).toBe(drags);
    expect(holderOf([open], 'pallet', 5)).toBe(open);
    expect(holderOf([open, drags], 'product', 5)).toBeNull();
    expect(holderOf([open, drags], 'pallet', 6)).toBeNull();
  });

  it('BEY-09 come and go once, whatever they take up meanwhile', () => {
    const place = { kind: 'planning' } as const;
    const [a, b] = [one({ user_id: 1 }), one({ user_id: 2 })];
    expect(comeAndGone([a], [{ ...a, holds: { act: 'drag', kind: 'product', id: 1 } }, b], place)).toEqual({
      came: ['Person 2'],
      went: [],
    });
    expect(comeAndGone([a, b], [b], place)).toEqual({ came: [], went: ['Person 1'] });
    expect(comeAndGone([], [one({ user_id: 4, place: { kind: 'pallet', id: 1 } })], place)).toEqual({
      came: [],
      went: [],
    });
  });
});
