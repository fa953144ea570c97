import type { RequestContext } from '@mullion/contracts';
import { palletCan, refuseConfirmed, refuseLocked } from './pallet.policy';

const who = (type: number, rights: string[] = []) => ({ type, rights, company_id: 1 }) as unknown as RequestContext;
const standing = (status: number, truck_id: number | null = null, company_id = 1, fictive = false) => ({
  id: 5,
  number: null,
  company_id,
  status,
  truck_id,
  fictive,
});

describe('what may be done with a pallet', () => {
  it.each([
    [
      'an open one',
      standing(0),
      who(2, ['TP_EDIT']),
      { edit: true, move: true, put_away: true, flip: true, remove: true, load: true },
    ],
    [
      'a confirmed one',
      standing(1),
      who(2),
      { edit: true, move: true, put_away: false, flip: false, remove: false, load: true },
    ],
    [
      'a closed one',
      standing(2),
      who(0),
      { edit: false, move: false, put_away: false, flip: false, remove: false, load: true },
    ],
    [
      'a fictive one, which is closed from its birth',
      standing(2, null, 1, true),
      who(0),
      { edit: false, move: false, put_away: false, flip: false, remove: true, load: true },
    ],
    [
      'one on a truck',
      standing(0, 9),
      who(0),
      { edit: false, move: false, put_away: false, flip: false, remove: false, load: false },
    ],
    [
      'any, by a read-only user',
      standing(0),
      who(6),
      { edit: false, move: false, put_away: false, flip: false, remove: false, load: false },
    ],
    [
      'one of another company',
      standing(0, null, 2),
      who(0),
      { edit: false, move: false, put_away: false, flip: false, remove: false, load: false },
    ],
  ])('%s', (_name, row, person, can) => expect(palletCan(row, person)).toEqual(can));

  it('refuses locked and confirmed pallets by name', () => {
    expect(() => refuseLocked(standing(2))).toThrow('pallet.locked');
    expect(() => refuseLocked(standing(0, 3))).toThrow('pallet.locked');
    expect(() => refuseConfirmed(standing(1))).toThrow('pallet.confirmed');
    expect(() => refuseConfirmed(standing(0))).not.toThrow();
  });
});
