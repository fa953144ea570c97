import { differenceOf, matchPallets, type PlaceBefore } from './match-pallets';
import { stayPinned } from './stay-pinned';
import type { PlacedProduct } from '@mullion/packing-model';

const at = (id: number, pallet_id: number | null, y = 30): PlaceBefore => ({
  id,
  pallet_id,
  x: 30,
  y,
  z: 0,
  is_flipped: false,
});
const item = (id: number, y = 30) => ({ id, x: 30, y, z: 0, is_flipped: false });
const source = (id: number, products_count: number, reusable = true) => ({ id, products_count, reusable });

describe('BEY-21 which pallet becomes which', () => {
  const placesBefore = [at(1, 10), at(2, 10, 120), at(3, 11), at(4, null)];
  const plan = { pallets: [{ items: [item(3), item(1, 120)] }, { items: [item(2), item(4, 120)] }] };

  it('the one that shares most products, each once', () => {
    expect(
      matchPallets(
        { pallets: [{ items: [item(3), item(1), item(2)] }] },
        placesBefore,
        [source(10, 2), source(11, 1)],
        new Map(),
      ),
    ).toEqual([10]);
    expect(matchPallets(plan, placesBefore, [source(10, 2), source(11, 1)], new Map())).toEqual([10, null]);
  });
  it('a pallet made otherwise becomes none, one with content that stays remains itself', () => {
    expect(matchPallets(plan, placesBefore, [source(10, 2, false), source(11, 1)], new Map([[2, 12]]))).toEqual([
      11, 12,
    ]);
  });
  it('PLN-04 only one of the same packing type', () => {
    const typed = { pallets: [{ type: 1, items: [item(1), item(2)] }, { items: [item(3)] }] };
    expect(matchPallets(typed, placesBefore, [source(10, 2), source(11, 1)], new Map())).toEqual([null, 11]);
    expect(matchPallets(typed, placesBefore, [{ ...source(10, 2), type: 1 }, source(11, 1)], new Map())).toEqual([
      10, 11,
    ]);
  });
  it('the difference names what moves, what is added and what is freed', () => {
    const matched = {
      pallets: [
        { pallet_id: 10, items: [item(1), item(3, 120)] },
        { pallet_id: null, items: [item(2), item(4)] },
      ],
    };
    expect(differenceOf(matched, placesBefore, [source(10, 2), source(11, 1)])).toEqual({
      moved: [3, 2],
      added: [4],
      kept: 1,
      freed: [11],
      new_pallets: 1,
    });
  });
  it('a pallet that keeps a product is not freed', () => {
    expect(
      differenceOf({ pallets: [{ pallet_id: null, items: [item(1)] }] }, placesBefore, [source(10, 2)]).freed,
    ).toEqual([]);
  });
});

describe('BEY-21 what pins keep', () => {
  const product = (id: number, yMm: number, zMm: number, over: Partial<PlacedProduct> = {}): PlacedProduct => ({
    id,
    orderKey: '1',
    addressKey: 'a',
    category: 1,
    widthMm: 1000,
    heightMm: 500,
    depthMm: 80,
    massKg: 40,
    canBeFlipped: false,
    partOf: null,
    xMm: 30,
    yMm,
    zMm,
    isFlipped: false,
    ...over,
  });
  it('the complete stack and the rest of a set, nothing else', () => {
    const products = [
      product(1, 30, 0),
      product(2, 30, 500, { partOf: 'S' }),
      product(3, 120, 0, { partOf: 'S' }),
      product(4, 210, 0),
    ];
    expect([...stayPinned(products, [1])]).toEqual([1, 2, 3]);
    expect([...stayPinned(products, [4])]).toEqual([4]);
    expect([...stayPinned(products, [])]).toEqual([]);
  });
  it('a set is a set within its order', () => {
    const products = [product(1, 30, 0, { partOf: 'S' }), product(2, 120, 0, { partOf: 'S', orderKey: '2' })];
    expect([...stayPinned(products, [1])]).toEqual([1]);
  });
});
