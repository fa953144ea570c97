import type { OutputOf, Problem, scanPallet, TruckLoad } from '@mullion/contracts';
import { expected, loadOfCode, outcomeOf, toneOf } from './truck-outcome';

const refused = (code: string, params?: Problem['params']) =>
  outcomeOf({ problem: { type: '', title: '', status: 404, code, params } }, '0DEMO1P260041');
const answered = (outcome: 'loaded' | 'not_ready') =>
  outcomeOf(
    { data: { outcome, pallet: { id: 4, shown_number: 'P260041' }, missing: [{}, {}] } as unknown as OutputOf<typeof scanPallet> },
    '0DEMO1P260041',
  );
const load = (status: number, state: TruckLoad['state'] = 'placed') => ({ status, state, number: '0DEMO1P260041' }) as TruckLoad;

describe('the outcomes of the truck scanner', () => {
  it('TSC-01 have the colours of the specification', () => {
    expect(toneOf(answered('loaded'))).toBe('ok');
    expect(toneOf(answered('not_ready'))).toBe('bad');
    expect(toneOf(refused('pallet.already_loaded'))).toBe('warn');
    for (const code of ['pallet.not_found', 'pallet.on_other_truck', 'no_right_to_scan', 'internal'])
      expect([code, toneOf(refused(code))]).toEqual([code, 'bad']);
  });
  it('TSC-01 name the truck a pallet belongs to and count the products not scanned', () => {
    expect(refused('pallet.on_other_truck', { pallet: 'P260041', truck: 'T26-119' })).toMatchObject({ truck: 'T26-119' });
    expect(refused('pallet.on_other_truck', { pallet: 'P260041', truck: null })).toMatchObject({ truck: null });
    expect(answered('loaded')).toEqual({ kind: 'success', palletId: 4, unscanned: 2 });
  });
  it('TSC-01 are foreseen from the truck as it is known', () => {
    expect([expected(load(1)), expected(load(3)), expected(load(0)), expected(load(1, 'pending')), expected(undefined)]).toEqual([
      'success',
      'already',
      'not_ready',
      null,
      null,
    ]);
    expect(loadOfCode({ pallets: [load(1)] }, '0DEMO1P260041')).toBeDefined();
    expect(loadOfCode({ pallets: [load(1)] }, '0DEMO1P260042')).toBeUndefined();
  });
});
