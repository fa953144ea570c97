import type { PalletDetail, PlacedProductDto } from '@mullion/contracts';
import { judgeLocally } from './judge-locally';

const product = (id: number, pallet_id: number, over: Partial<PlacedProductDto> = {}): PlacedProductDto =>
  ({
    id,
    barcode: `B${id}`,
    position: String(id),
    order: '26-0412',
    order_id: 1,
    width: 800,
    height: 600,
    depth: 80,
    pallet_id,
    loaded_at: null,
    ...over,
  }) as PlacedProductDto;
const kept = (id: number, products: readonly PlacedProductDto[], status = 1) => ({
  pallet: {
    id,
    number: `0DEMO1P26014${id}`,
    shown_number: `P26-014${id}`,
    status,
    products,
  } as unknown as PalletDetail,
  at: 1_000 + id,
});
const here = kept(7, [product(1, 7), product(2, 7, { loaded_at: '2026-11-25T10:00:00Z' })]);
const there = kept(8, [product(3, 8)]);
const all = [here, there];
const scan = (code: string, pallet = 7) =>
  ({ kind: 'load-product', code, onto: { pallet, name: '0DEMO1P260147' } }) as const;
const judge = (code: string, waiting: readonly string[] = []) => judgeLocally(scan(code), all, waiting);

describe('a scan without a network', () => {
  it('BEY-02a is judged by what the device keeps, with the age of that', () => {
    expect(judge('B1')).toEqual({ kind: 'fits', name: '1 · 26-0412', onto: here.pallet, slotId: 1, at: 1_007 });
    expect(judge('b1')).toMatchObject({ kind: 'fits' });
    expect(judge('B3')).toEqual({ kind: 'hold', why: 'other', name: '3 · 26-0412', planned: there.pallet, at: 1_007 });
  });

  it('says to hold what is loaded already, also by a scan that still waits', () => {
    expect(judge('B2')).toMatchObject({ kind: 'hold', why: 'already' });
    expect(judge('B1', ['b1'])).toMatchObject({ kind: 'hold', why: 'already' });
    // the same scanner before and after the keyboard's language was changed
    expect(judge('B1', ['Bą'])).toMatchObject({ kind: 'hold', why: 'already' });
    expect(judgeLocally(scan('B1'), [kept(7, [product(1, 7)], 0)], [])).toMatchObject({
      kind: 'hold',
      why: 'not_ready',
    });
    expect(judgeLocally(scan('B1'), [kept(7, [product(1, 7)], 4)], [])).toMatchObject({ kind: 'hold', why: 'left' });
  });

  it('says nothing about what the device does not know', () => {
    expect(judge('B9')).toEqual({ kind: 'unknown' });
    expect(judgeLocally(scan('B1', 99), all, [])).toEqual({ kind: 'unknown' });
    expect(judgeLocally({ kind: 'open-pallet', code: 'NOWHERE' }, all, [])).toEqual({ kind: 'unknown' });
  });

  it('opens a pallet that the device keeps', () => {
    expect(judgeLocally({ kind: 'open-pallet', code: '0DEMO1P260148' }, all, [])).toEqual({ kind: 'opened', ...there });
    const pending = { kind: 'load-product', code: 'B3', onto: { opening: 'x', name: '0DEMO1P260148' } } as const;
    expect(judgeLocally(pending, all, [])).toMatchObject({ kind: 'fits', onto: there.pallet, slotId: 3 });
  });
});
