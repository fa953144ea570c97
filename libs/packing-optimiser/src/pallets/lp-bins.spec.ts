import fc from 'fast-check';
import { seededRandom } from '../search/random';
import { LpBins } from './lp-bins';
import { SkylineRow } from './skyline-row';

const rowsOf = (depths: readonly number[], massKg = 1): SkylineRow[] =>
  depths.map((depthMm) => {
    const row = new SkylineRow();
    row.depthMm = depthMm;
    row.massKg = massKg;
    return row;
  });

const LIMITS = { widthMm: 750, massKg: 100 };
const NODES = 60;
const packer = (limits = LIMITS) => new LpBins(limits, seededRandom(1), () => true);

/** Depths that fill so many pallets to the last millimetre. */
const planted = fc
  .array(fc.array(fc.integer({ min: 70, max: 115 }), { minLength: 5, maxLength: 6 }), { minLength: 1, maxLength: 6 })
  .map((pallets) => ({
    count: pallets.length,
    depths: pallets.flatMap((p) => [...p, 750 - p.reduce((a, b) => a + b, 0)]),
  }));

describe('rows onto pallets by the cutting stock programme', () => {
  it('puts every row on one pallet, within width and mass', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 40, max: 180 }), { minLength: 1, maxLength: 60 }), (depths) => {
        const rows = rowsOf(depths);
        const bins = packer().pack(rows, depths.length, NODES)!;
        expect(new Set(bins.flatMap((bin) => bin.rows)).size).toBe(rows.length);
        expect(bins.reduce((sum, bin) => sum + bin.rows.length, 0)).toBe(rows.length);
        for (const bin of bins)
          expect(bin.rows.reduce((sum, row) => sum + row.depthMm, 0)).toBeLessThanOrEqual(LIMITS.widthMm);
      }),
    );
  });
  it('proves no number too small that is enough', () => {
    fc.assert(
      fc.property(planted, ({ count, depths }) => {
        const bins = packer();
        bins.pack(rowsOf(depths), count, NODES);
        expect(bins.cut).toBeNull();
      }),
    );
  });
  it('fills pallets to the last millimetre where rows of many depths have to', () => {
    const depths = [
      ...Array<number>(30).fill(86),
      ...Array<number>(15).fill(84),
      ...Array<number>(10).fill(78),
      ...Array<number>(30).fill(92),
    ];
    const least = Math.ceil(depths.reduce((a, b) => a + b, 0) / LIMITS.widthMm);
    expect(packer().pack(rowsOf(depths), least + 1, NODES)!.length).toBeLessThanOrEqual(least + 1);
  });
  it('names prices that show why rows do not fit', () => {
    // 9 rows of 84 are 756 mm: eight a pallet, so 17 rows need three pallets though they are less deep than two
    const bins = packer();
    const rows = rowsOf(Array<number>(17).fill(84));
    expect(bins.pack(rows, 2, NODES)).toBeNull();
    expect(rows.reduce((sum, row) => sum + bins.cut![row.depthMm]!, 0)).toBeGreaterThan(2 * LIMITS.widthMm);
  });
  it('keeps the mass', () => {
    expect(packer({ widthMm: 750, massKg: 3 }).pack(rowsOf([80, 80, 80, 80], 1), 1, NODES)).toBeNull();
  });
});
