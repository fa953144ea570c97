import fc from 'fast-check';
import { boxOf } from '../geometry/box';
import { palletErrors } from '../pallet/pallet-errors';
import { palletWarnings } from '../pallet/tipping';
import { aLoad, aProduct, placed } from '../testing/loads';
import type { PalletLoad } from '../types';
import { dropProductAt, placeWithLeastDisturbance } from './place-product';
import { putAway, removeProduct } from './put-away';
import { isRefused, type VerbResult } from './verb-result';
import { orWidened } from './widened';

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

describe('placing', () => {
  const load = aLoad([low(1)]);
  it('PLN-06 lands where it was dropped, snapped to the row', () => {
    expect(where(done(dropProductAt(load, aProduct({ id: 2 }), 870, 20)), 2)).toEqual([840, 30, 0]);
    expect(where(done(dropProductAt(load, aProduct({ id: 2 }), 300, 500)), 2)).toEqual([300, 500, 0]);
    expect(where(done(dropProductAt(load, aProduct({ id: 2, widthMm: 700 }), 200, 50)), 2)).toEqual([30, 30, 600]);
  });
  it('PLN-06 without a place disturbs least, and grows only when allowed', () => {
    const full = aLoad([low(1, { heightMm: 2400 })], { lengthMm: 860, widthMm: 140 });
    expect(codes(placeWithLeastDisturbance(full, aProduct({ id: 2 })))).toEqual(['pallet.products_do_not_fit']);
    const lengthRule = { allowCustom: true, standardLengthsMm: [], longestMm: 2400 };
    expect(done(placeWithLeastDisturbance(full, aProduct({ id: 2 }), { lengthRule })).lengthMm).toBe(1870);
    expect(codes(placeWithLeastDisturbance(load, aProduct({ id: 2, massKg: 1900 })))).toEqual(['pallet.overweight']);
  });
  it('PLN-06 what is alone stands in the middle of the depth, dropped or not, and does not tip', () => {
    const heavy = aProduct({ id: 2, massKg: 400 });
    const pallet = aLoad([], { lengthMm: 1060 });
    for (const result of [placeWithLeastDisturbance(pallet, heavy), dropProductAt(pallet, heavy, 200, 30)]) {
      expect(where(done(result), 2)).toEqual([30, 460, 0]);
      expect(palletWarnings(done(result))).toEqual([]);
    }
  });
  it('PLN-06 rows in the middle move together to make room, and a heavy one does not make the pallet tip', () => {
    const rule = { lengthRule: { allowCustom: true, standardLengthsMm: [], longestMm: 2400 } };
    const middle = aLoad([placed({ id: 1, heightMm: 2300, depthMm: 400, yMm: 195 })], { lengthMm: 1060, widthMm: 790 });
    const load = done(
      placeWithLeastDisturbance(middle, aProduct({ id: 2, heightMm: 2300, depthMm: 200, canBeFlipped: false }), rule),
    );
    expect([load.lengthMm, where(load, 1)?.[1], where(load, 2)?.[1]]).toEqual([1060, 90, 500]);
    const light = aLoad([placed({ id: 1, massKg: 300, yMm: 460 })], { lengthMm: 1060 });
    const even = done(
      placeWithLeastDisturbance(light, aProduct({ id: 2, massKg: 900, heightMm: 2300, canBeFlipped: false })),
    );
    expect([even.lengthMm, palletWarnings(even)]).toEqual([1060, []]);
  });
  it('PLN-06 a pallet that was cut narrower gets its width back before it gets longer for more deck', () => {
    const rule = { lengthRule: { allowCustom: true, standardLengthsMm: [], longestMm: 2400 } };
    const rows = [0, 1, 2, 3, 4, 5, 6, 7].map((n) =>
      placed({ id: n + 1, widthMm: 1200, heightMm: 2300, yMm: 30 + n * 90 }),
    );
    const narrow = aLoad(rows, { lengthMm: 1260, widthMm: 790 });
    const add = (on: PalletLoad) =>
      placeWithLeastDisturbance(on, aProduct({ id: 9, heightMm: 2300, canBeFlipped: false }), rule);
    expect(done(add(narrow)).lengthMm).toBe(2270);
    expect(done(orWidened(narrow, 1000, add))).toMatchObject({ lengthMm: 1260, widthMm: 1000 });
    expect(done(orWidened({ ...narrow, products: rows.slice(1) }, 1000, add))).toMatchObject({
      lengthMm: 1260,
      widthMm: 790,
    });
  });
  it('PLN-06 a pallet filled product by product breaks no rule', () => {
    const sizes = fc.record({
      widthMm: fc.integer({ min: 300, max: 2000 }),
      heightMm: fc.integer({ min: 300, max: 2200 }),
      depthMm: fc.integer({ min: 40, max: 200 }),
      massKg: fc.integer({ min: 1, max: 120 }),
      canBeFlipped: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(sizes, { maxLength: 14 }), (products) => {
        let pallet = aLoad([]);
        products.forEach((p, i) => {
          const result = placeWithLeastDisturbance(pallet, aProduct({ id: i + 1, ...p }));
          if (!isRefused(result)) pallet = result.load;
        });
        expect(palletErrors(pallet)).toEqual([]);
        for (const p of pallet.products) {
          const back = putAway(pallet, p.id);
          if (!isRefused(back)) expect(palletErrors(back.load)).toEqual([]);
          const flat = removeProduct(pallet, p.id);
          if (!isRefused(flat)) expect(flat.load.products.every((q) => boxOf(q).z0 >= 0)).toBe(true);
          if (!isRefused(flat)) expect(palletErrors(flat.load)).toEqual([]);
        }
      }),
      { numRuns: 40 },
    );
  });
});
