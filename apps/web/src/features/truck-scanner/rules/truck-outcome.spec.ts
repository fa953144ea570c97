import type { OutputOf, Problem, scanPallet, TruckId, TruckLoad } from '@mullion/contracts';
import { loadOfCode, outcomeOf, toneOf, waitingOf } from './truck-outcome';

const refused = (code: string, params?: Problem['params']) =>
  outcomeOf({ problem: { type: '', title: '', status: 404, code, params } }, '0DEMO1P260041');
const answered = (outcome: 'loaded' | 'not_ready') =>
  outcomeOf(
    { data: { outcome, pallet: { id: 4, shown_number: 'P260041' }, missing: [{}, {}] } as unknown as OutputOf<typeof scanPallet> },
    '0DEMO1P260041',
  );
const load = { number: '0DEMO1P260041' } as TruckLoad;

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
  it('belong to the load with the code', () => {
    expect(loadOfCode({ pallets: [load] }, '0DEMO1P260041')).toBeDefined();
    expect(loadOfCode({ pallets: [load] }, '0DEMO1P260042')).toBeUndefined();
    // a scanner on a Lithuanian keyboard
    expect(loadOfCode({ pallets: [load] }, '“DEMOĄPČŠ““ĖĄ')).toBeDefined();
  });
  it('BEY-02a wait at this truck until they are answered', () => {
    const truck = {
      id: 5 as TruckId,
      pallets: [
        { pallet_id: 41, number: 'A', status: 1 },
        { pallet_id: 42, number: 'B', status: 3 },
      ] as TruckLoad[],
    };
    const scan = (code: string, at = 5) => ({ act: { kind: 'load-pallet', code, truck: at, name: '' } }) as const;
    expect(waitingOf(truck, [scan('A'), scan('B'), scan('C'), scan('A', 6)])).toEqual([41]);
  });
});
