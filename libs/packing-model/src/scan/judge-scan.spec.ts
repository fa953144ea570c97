import { judgePalletScan, judgeProductScan, type ScannedUnit } from './judge-scan';

const unit = (id: number, over: Partial<ScannedUnit> = {}): ScannedUnit => ({
  id,
  order_id: 1,
  position: String(id),
  width: 800,
  height: 600,
  depth: 80,
  pallet_id: 10,
  loaded_at: null,
  ...over,
});
const pallet = (status: number, products: readonly ScannedUnit[]) => ({ id: 10, status, products });

describe('a product scanned onto a pallet', () => {
  it.each([
    ['is loaded where it stands', unit(1), 'loaded'],
    ['is refused the second time', unit(1, { loaded_at: '2026-11-25T10:00:00Z' }), 'already_loaded'],
    ['is refused when it was made again', unit(1, { scrapped: true }), 'scrapped'],
    ['belongs to another pallet', unit(2, { pallet_id: 11 }), 'other_pallet'],
    ['is unknown', null, 'not_found'],
    ['is planned on no pallet', unit(2, { pallet_id: null }), 'unplanned'],
  ])('BEY-02a %s', (_case, product, kind) => {
    const source = product?.pallet_id === 11 ? { status: 1 } : null;
    expect(judgeProductScan(pallet(1, [unit(1)]), product, source).kind).toBe(kind);
  });

  it('waits until the pallet is prepared, and is too late once it has left', () => {
    expect([0, 1, 2, 3, 4].map((status) => judgeProductScan(pallet(status, [unit(1)]), unit(1), null).kind)).toEqual([
      'not_ready',
      'loaded',
      'loaded',
      'loaded',
      'locked',
    ]);
  });

  it('takes the place of an identical one that is not loaded, unless its own pallet is on a truck', () => {
    const here = unit(1, { position: '7' });
    const there = unit(2, { position: '7', pallet_id: 11 });
    const target = pallet(1, [here]);
    expect(judgeProductScan(target, there, { status: 2 })).toEqual({ kind: 'replaced', product: there, slot: here });
    expect(judgeProductScan(target, { ...there, pallet_id: null }, null).kind).toBe('replaced');
    expect(judgeProductScan(target, there, { status: 3 }).kind).toBe('other_pallet');
    expect(judgeProductScan(target, { ...there, loaded_at: 1 }, { status: 1 }).kind).toBe('other_pallet');
    expect(judgeProductScan(target, { ...there, width: 801 }, { status: 1 }).kind).toBe('other_pallet');
    expect(judgeProductScan(pallet(1, [{ ...here, loaded_at: 1 }]), there, { status: 1 }).kind).toBe('other_pallet');
  });
});

describe('a pallet scanned at a truck', () => {
  it.each([
    [null, 'not_found'],
    [{ status: 1, truck_id: null }, 'other_truck'],
    [{ status: 1, truck_id: 8 }, 'other_truck'],
    [{ status: 0, truck_id: 7 }, 'not_ready'],
    [{ status: 1, truck_id: 7 }, 'loaded'],
    [{ status: 2, truck_id: 7 }, 'loaded'],
    [{ status: 3, truck_id: 7 }, 'already_loaded'],
  ])('BEY-02a is judged by its status and its truck: %j is %s', (one, verdict) => {
    expect(judgePalletScan(one, 7)).toBe(verdict);
  });
});
