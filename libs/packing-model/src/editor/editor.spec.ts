import { palletErrors } from '../pallet/pallet-errors';
import { aLoad, placed } from '../testing/loads';
import type { PalletLoad } from '../types';
import { dragToMiddle } from './drag-to-middle';
import { flip } from './flip';
import { moveDown, moveToUpperRowEnd } from './move-down';
import { putAway, removeProduct } from './put-away';
import { stackOnTop } from './stack-on-top';
import { swap, swapBetween } from './swap';
import { verbRefusal } from './verb-allowed';
import { isRefused, type VerbResult } from './verb-result';

const done = (result: VerbResult): PalletLoad => {
  if (isRefused(result)) throw new Error(JSON.stringify(result.violations));
  expect(palletErrors(result.load)).toEqual([]);
  return result.load;
};
const codes = (result: VerbResult) => (isRefused(result) ? result.violations.map((v) => v.code) : []);
const where = (load: PalletLoad, id: number) => {
  const p = load.products.find((q) => q.id === id);
  return p && [p.xMm, p.yMm, p.zMm];
};
const low = (id: number, at: object = {}) => placed({ id, heightMm: 600, widthMm: 800, ...at });

describe('put away and remove', () => {
  const tower = aLoad([low(1), low(2, { zMm: 600 }), low(3, { xMm: 840 }), low(4, { xMm: 30, zMm: 1200 })]);
  it('PED-02 the whole load becomes unplaced', () => {
    const result = putAway(tower, 2);
    expect(done(result).products.map((p) => p.id)).toEqual([1, 3]);
    expect(!isRefused(result) && result.unplaced.map((p) => p.id)).toEqual([2, 4]);
  });
  it('PED-02 names what would fall', () => {
    const bridge = aLoad([low(1), low(2, { xMm: 840 }), low(3, { xMm: 430, zMm: 600 })]);
    expect(putAway(bridge, 1)).toEqual({
      violations: [{ code: 'pallet.would_lose_support', params: { products: '3' } }],
    });
  });
  it('PED-02 a part that is still carried by something else stays', () => {
    const bridge = aLoad([low(1), low(2, { xMm: 840, widthMm: 200 }), low(3, { xMm: 130, widthMm: 720, zMm: 600 })]);
    expect(done(putAway(bridge, 2)).products.map((p) => p.id)).toEqual([1, 3]);
  });
  it('what stood on a removed product comes straight down', () => {
    const load = done(removeProduct(tower, 1));
    expect([where(load, 2), where(load, 4)]).toEqual([
      [30, 30, 0],
      [30, 30, 600],
    ]);
  });
  it('an unknown product is refused', () => expect(codes(putAway(tower, 99))).toEqual(['product.not_on_pallet']));
});

describe('stack on top, move down, flip', () => {
  const pair = aLoad([low(1), low(2, { xMm: 840 })]);
  it('PED-02 stacks left-aligned on the top of the stack', () => {
    expect(where(done(stackOnTop(pair, 2, 1)), 2)).toEqual([30, 30, 600]);
  });
  it('PED-02 refuses a stack that is not carried or too high', () => {
    const wide = aLoad([low(1), low(2, { xMm: 840, widthMm: 1200 })]);
    expect(codes(stackOnTop(wide, 2, 1))).toContain('pallet.not_supported');
    const tall = aLoad([low(1, { heightMm: 1300 }), low(2, { xMm: 840, heightMm: 1300 })]);
    expect(codes(stackOnTop(tall, 2, 1))).toContain('pallet.too_high');
  });
  it('PED-02 moves down to the end of its row, else to a new row at the front', () => {
    expect(where(done(moveDown(aLoad([low(1), low(2, { zMm: 600 })]), 2)), 2)).toEqual([840, 30, 0]);
    const full = aLoad([low(1), low(3, { xMm: 840 }), low(4, { xMm: 1650, widthMm: 600 }), low(2, { zMm: 600 })]);
    expect(where(done(moveDown(full, 2)), 2)).toEqual([30, 120, 0]);
    expect(codes(moveDown(full, 1))).toEqual(['pallet.already_down']);
  });
  it('PED-02 flips the lowest product, what stood on it follows', () => {
    const load = done(flip(aLoad([low(1, { widthMm: 800, heightMm: 700 }), low(2, { zMm: 700, widthMm: 700 })]), 1));
    expect(where(load, 2)).toEqual([30, 30, 800]);
  });
  it('PED-02 answers can_not_be_flipped when not allowed or when the upper product would hang', () => {
    expect(codes(flip(aLoad([low(1, { canBeFlipped: false })]), 1))).toEqual(['can_not_be_flipped']);
    expect(codes(flip(aLoad([low(1, { widthMm: 800, heightMm: 400 }), low(2, { zMm: 400 })]), 1))[0]).toBe(
      'can_not_be_flipped',
    );
  });
  it('PED-02 says of what may be flipped that it would no longer carry what stands on it', () => {
    const under = aLoad([low(1, { widthMm: 800, heightMm: 400 }), low(2, { zMm: 400 })]);
    expect(flip(under, 1)).toMatchObject({
      violations: [{ code: 'can_not_be_flipped', params: { product: 1, products: '2' } }, {}],
    });
    const bridge = aLoad([low(1), low(2, { xMm: 840 }), low(3, { xMm: 430, zMm: 600 })]);
    expect(flip(bridge, 1)).toEqual({
      violations: [{ code: 'can_not_be_flipped', params: { product: 1, products: '3' } }],
    });
    const never = flip(aLoad([low(1, { canBeFlipped: false })]), 1);
    expect(never).toEqual({ violations: [{ code: 'can_not_be_flipped', params: { product: 1 } }] });
  });
  it('PED-02 says first that a flipped product has no room, which a longer pallet would give', () => {
    const tall = low(1, { widthMm: 800, heightMm: 2000 });
    expect(codes(flip(aLoad([tall], { lengthMm: 900 }), 1))).toEqual(expect.arrayContaining(['can_not_be_flipped']));
    expect(codes(flip(aLoad([tall], { lengthMm: 900 }), 1))[0]).toBe('pallet.products_do_not_fit');
    expect(codes(flip(aLoad([low(1, { widthMm: 2450, heightMm: 800 })], { lengthMm: 2600 }), 1))[0]).toBe(
      'pallet.too_high',
    );
  });
});

describe('rows', () => {
  const rows = aLoad([low(1), low(2, { yMm: 120 }), low(3, { yMm: 210, depthMm: 70 })]);
  it('PED-02 moves to the end of the row drawn above', () => {
    expect(where(done(moveToUpperRowEnd(rows, 2)), 2)).toEqual([840, 30, 0]);
    expect(codes(moveToUpperRowEnd(rows, 1))).toEqual(['pallet.no_upper_row']);
  });
  it('PED-02 drags a load between two rows, later rows make room', () => {
    const load = done(dragToMiddle(rows, 3, 1));
    expect([where(load, 1), where(load, 3), where(load, 2)]).toEqual([
      [30, 30, 0],
      [30, 120, 0],
      [30, 200, 0],
    ]);
    const first = done(dragToMiddle(rows, 3, 0));
    expect([where(first, 3), where(first, 1), where(first, 2)]).toEqual([
      [30, 30, 0],
      [30, 110, 0],
      [30, 200, 0],
    ]);
  });
  it('PED-02 drags a load between two rows by its outline, which may reach beyond its lowest product', () => {
    const wide = aLoad([
      low(1),
      low(2, { yMm: 120, xMm: 230 }),
      low(3, { yMm: 120, xMm: 130, zMm: 600, widthMm: 1000 }),
    ]);
    const load = done(dragToMiddle(wide, 2, 0));
    expect([where(load, 3), where(load, 2)]).toEqual([
      [30, 30, 600],
      [130, 30, 0],
    ]);
    expect(where(done(dragToMiddle(wide, 2, 0, 30)), 3)).toEqual([30, 30, 600]);
    expect(where(done(dragToMiddle(wide, 2, 0, 1600)), 3)).toEqual([1370, 30, 600]);
  });
  it('PED-02 swaps two loads, each where the other was', () => {
    const load = done(swap(rows, 1, 3));
    expect([where(load, 1), where(load, 3)]).toEqual([
      [30, 210, 0],
      [30, 30, 0],
    ]);
    const narrow = aLoad([
      low(1),
      low(2, { xMm: 840, widthMm: 900 }),
      low(3, { yMm: 120, widthMm: 800 }),
      low(4, { yMm: 120, xMm: 840 }),
    ]);
    expect(codes(swap(narrow, 2, 3))).toContain('pallet.overlap');
  });
  it('PLN-07 swaps loads of two pallets', () => {
    const other = aLoad([low(9, { depthMm: 70 })]);
    const free = { allowCustom: true, standardLengthsMm: [], longestMm: 2400 };
    const both = swapBetween(rows, 1, other, 9, { a: free, b: free });
    expect('a' in both && [where(both.a, 9), where(both.b, 1)]).toEqual([
      [30, 30, 0],
      [30, 30, 0],
    ]);
  });
  it('PLN-07 a pallet cut to its content follows it, a longer one stays, and none grows over its rule', () => {
    const rule = { allowCustom: true, standardLengthsMm: [], longestMm: 1500 };
    const [cut, long] = [
      aLoad([low(1, { widthMm: 800 })], { lengthMm: 860 }),
      aLoad([low(2, { widthMm: 1000 })], { lengthMm: 1400 }),
    ];
    const lengths = (a: PalletLoad, idOnA: number, b: PalletLoad, idOnB: number) => {
      const both = swapBetween(a, idOnA, b, idOnB, { a: rule, b: rule });
      return 'a' in both ? [both.a.lengthMm, both.b.lengthMm] : both.violations.map(({ code }) => code);
    };
    expect(lengths(cut, 1, long, 2)).toEqual([1060, 1400]);
    expect(
      lengths(aLoad([low(1, { widthMm: 1000 })], { lengthMm: 1060 }), 1, aLoad([low(2, { widthMm: 800 })]), 2),
    ).toEqual([860, 2400]);
    expect(lengths(cut, 1, aLoad([low(2, { widthMm: 1500 })]), 2)).toContain('pallet.products_do_not_fit');
  });
});

describe('what may be touched', () => {
  it('PLN-12 status 1 refuses put away and flip, 2 and up or a truck everything', () => {
    const open = { status: 0, truckId: null, isOwned: true };
    expect(verbRefusal('flip', open)).toBeNull();
    expect(verbRefusal('flip', { ...open, status: 1 })?.code).toBe('pallet.confirmed');
    expect(verbRefusal('move_in', { ...open, status: 1 })).toBeNull();
    expect(verbRefusal('move_in', { ...open, status: 2 })?.code).toBe('pallet.locked');
    expect(verbRefusal('swap', { ...open, truckId: 7 })?.code).toBe('pallet.on_truck');
    expect(verbRefusal('swap', { ...open, isOwned: false })?.code).toBe('pallet.not_owned');
  });
});
