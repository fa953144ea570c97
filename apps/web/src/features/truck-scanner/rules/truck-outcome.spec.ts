import type { OutputOf, Problem, scanPallet, TruckId, TruckLoad } from '@mullion/contracts';
import type { Act } from '../../../entities/scanning/acts';
import { loadOfCode, outcomeOf, toneOf, waitingOf, waitingScanOf } from './truck-outcome';

const refused = (code: string, params?: Problem['params']) =>
  outcomeOf({ problem: { type: '', title: '', status: 404, code, params } }, '0DEMO1P260041');
const answered = (outcome: 'loaded' | 'not_ready') =>
  outcomeOf(
    {
      data: { outcome, pallet: { id: 4, shown_number: 'P260041' }, missing: [{}, {}] } as unknown as OutputOf<
        typeof scanPallet
      >,
    },
    '0DEMO1P260041',
  );
const load = { number: '0DEMO1P260041', shown_number: 'P260041' } as TruckLoad;

describe('the outcomes of the truck scanner', () => {
  it('TSC-01 have the colours of the specification', () => {
    expect(toneOf(answered('loaded'))).toBe('ok');
    expect(toneOf(answered('not_ready'))).toBe('bad');
    expect(toneOf(refused('pallet.already_loaded'))).toBe('warn');
    for (const code of ['pallet.not_found', 'pallet.deleted', 'pallet.on_other_truck', 'no_right_to_scan', 'internal'])
      expect([code, toneOf(refused(code))]).toEqual([code, 'bad']);
  });
  it('TSC-01 name the truck a pallet belongs to and count the products not scanned', () => {
    expect(refused('pallet.on_other_truck', { pallet: 'P260041', truck: 'T26-119' })).toMatchObject({
      truck: 'T26-119',
    });
    expect(refused('pallet.on_other_truck', { pallet: 'P260041', truck: null })).toMatchObject({ truck: null });
    expect(answered('loaded')).toEqual({ kind: 'success', palletId: 4, unscanned: 2 });
  });
  it('belong to the load with the code', () => {
    expect(loadOfCode({ pallets: [load] }, '0DEMO1P260041')).toBeDefined();
    expect(loadOfCode({ pallets: [load] }, '0DEMO1P260042')).toBeUndefined();
    // a scanner on a Lithuanian keyboard
    expect(loadOfCode({ pallets: [load] }, '“DEMOĄPČŠ““ĖĄ')).toBeDefined();
    expect(loadOfCode({ pallets: [load] }, 'p260041')).toBeDefined();
  });
  it('BEY-02a wait at this truck until they are answered', () => {
    const truck = {
      id: 5 as TruckId,
      pallets: [
        { pallet_id: 41, number: 'A', shown_number: 'A', status: 1 },
        { pallet_id: 42, number: 'B', shown_number: 'B', status: 3 },
      ] as TruckLoad[],
    };
    const scan = (code: string, at = 5) => ({ act: { kind: 'load-pallet', code, truck: at, name: '' } }) as const;
    expect(waitingOf(truck, [scan('A'), scan('B'), scan('C'), scan('A', 6)])).toEqual([41]);
  });
  it('BEY-02a are not asked for again while the same pallet waits', () => {
    const truck = { id: 5 as TruckId, pallets: [load] };
    const waits = [{ id: 'first', act: { kind: 'load-pallet', code: '0DEMO1P260041', truck: 5, name: '' } }] as const;
    expect([waitingScanOf(truck, 'P260041', waits), waitingScanOf(truck, 'OTHER', waits)]).toEqual(['first', null]);
    const act: Act = { kind: 'undo-scan', code: '', scan: 'first', undone: waits[0].act, after: '', afterSeconds: 1 };
    const undo = { id: 'u', act };
    expect(waitingScanOf(truck, 'P260041', [...waits, undo])).toBeNull();
  });
});
