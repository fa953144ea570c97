import type { ScanConflict } from '@mullion/contracts';
import { choicesOf, nameOf, placeNow, targetOf, whyOf } from './conflict-words';

const conflict = (over: Partial<ScanConflict> = {}): ScanConflict =>
  ({
    kind: 'product',
    code: 'B1',
    problem: 'should_be_on_pallet',
    target: { pallet: { id: 1, shown_number: 'P26-0147' }, truck: null, code: '1' },
    now: {
      product: { id: 5, order: '26-0412', position: '11' },
      pallet: { id: 2, shown_number: 'P26-0148', status: 1 },
      truck: null,
      loaded_at: null,
      loaded_by: null,
    },
    settled: null,
    can: { load: true, settle: true },
    ...over,
  }) as ScanConflict;

describe('a scan that does not match', () => {
  it('BEY-02a asks what eyes can see, and only what this person may say', () => {
    expect(choicesOf(conflict())).toEqual(['here', 'elsewhere', 'put_back', 'dismissed']);
    expect(choicesOf(conflict({ can: { load: false, settle: true } }))).toEqual(['put_back', 'dismissed']);
    expect(choicesOf(conflict({ can: { load: false, settle: false } }))).toEqual([]);
    const unknown = { pallet: null, truck: null, code: 'X' };
    expect(choicesOf(conflict({ target: unknown }))).toEqual(['elsewhere', 'put_back', 'dismissed']);
    expect(choicesOf(conflict({ settled: { how: 'here', reason: null, by: 'A', at: '' } }))).toEqual([]);
  });

  it('is told by what is true now', () => {
    expect([whyOf(conflict()), placeNow(conflict()), targetOf(conflict()), nameOf(conflict())]).toEqual([
      'on_other_pallet',
      'P26-0148',
      'P26-0147',
      '26-0412 / 11',
    ]);
    const { now } = conflict();
    expect(whyOf({ problem: 'should_be_on_pallet', now: { ...now, loaded_at: '2026-11-25T10:00:00Z' } })).toBe(
      'loaded_on_other_pallet',
    );
    expect(whyOf({ problem: 'pallet.on_other_truck', now })).toBe('no_truck');
    expect(whyOf({ problem: 'something_new', now })).toBe('other');
  });
});
