import fc from 'fast-check';
import { aWindow, someSettings } from '../testing/instances';
import { configurationBound } from './configuration-bound';
import { FaceSets, type Face } from './face-sets';

const worksOn = () => true;
const MANY = 1000;

/** Whether rectangles fit a small room, by trying every place. */
function fitsByTrying(faces: readonly Face[], lengthMm: number, heightMm: number): boolean {
  const area = faces.reduce((sum, { turns: [[length, height] = [0, 0]] }) => sum + length * height, 0);
  if (area > lengthMm * heightMm) return false;
  const taken = new Uint8Array(lengthMm * heightMm);
  const place = (n: number): boolean => {
    if (n === faces.length) return true;
    for (const [length, height] of faces[n]!.turns) {
      for (let x = 0; x + length <= lengthMm; x++) {
        for (let z = 0; z + height <= heightMm; z++) {
          const cells = Array.from(
            { length: length * height },
            (_, c) => x + (c % length) + (z + Math.floor(c / length)) * lengthMm,
          );
          if (cells.some((c) => taken[c])) continue;
          for (const c of cells) taken[c] = 1;
          if (place(n + 1)) return true;
          for (const c of cells) taken[c] = 0;
        }
      }
    }
    return false;
  };
  return place(0);
}

const smallFaces = fc.array(
  fc
    .record({ length: fc.integer({ min: 1, max: 4 }), height: fc.integer({ min: 1, max: 4 }), turns: fc.boolean() })
    .map(({ length, height, turns }): Face => ({
      turns: turns
        ? [
            [length, height],
            [height, length],
          ]
        : [[length, height]],
    })),
  { minLength: 1, maxLength: 5 },
);

/** Pallets cut apart by straight cuts: that many pallets are enough for what comes of it. */
const cutPallets = fc.record({
  pallets: fc.integer({ min: 1, max: 3 }),
  cuts: fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 2 }), fc.integer({ min: 20, max: 80 })), {
    maxLength: 30,
  }),
  flips: fc.boolean(),
});

const settings = someSettings({ longestMm: 2400, widthMm: 1000, maxHeightMm: 2520 });
const gapMm = settings.spacingBetweenMm;

function productsOf({ pallets, cuts, flips }: { pallets: number; cuts: [number, number, number][]; flips: boolean }) {
  const boxes = Array.from({ length: pallets }, () => [2350, 950, 2400]);
  for (const [which, axis, percent] of cuts) {
    const box = boxes[which % boxes.length]!;
    const first = Math.floor((box[axis]! * percent) / 100);
    if (first < 60 || box[axis]! - first < 60) continue;
    boxes.push(box.map((size, a) => (a === axis ? size - first : size)));
    box[axis] = first;
  }
  return boxes.map(([length, depth, height], n) =>
    aWindow({
      id: n + 1,
      widthMm: length! - gapMm,
      depthMm: depth! - gapMm,
      heightMm: height!,
      massKg: 1,
      canBeFlipped: flips,
    }),
  );
}

describe('the bound by cross-sections', () => {
  it('knows which faces may stand together, as trying every place does', () => {
    fc.assert(
      fc.property(
        smallFaces,
        fc.integer({ min: 3, max: 5 }),
        fc.integer({ min: 3, max: 5 }),
        (faces, length, height) => {
          const sets = new FaceSets(faces, length, height);
          const set: number[] = [];
          const mayStack = faces.every((_, n) => {
            const may = sets.mayJoin(set, n);
            set.push(n);
            return may;
          });
          const fits = fitsByTrying(faces, length, height);
          if (faces.length <= 4) expect(mayStack).toBe(fits);
          else if (fits) expect(mayStack).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });
  it('never passes the pallets that products were cut from', () => {
    fc.assert(
      fc.property(cutPallets, (cut) => {
        expect(configurationBound(productsOf(cut), settings, 1, MANY, worksOn)).toBeLessThanOrEqual(cut.pallets);
      }),
      { numRuns: 40 },
    );
  });
  it('counts two of these a section and eleven sections a pallet', () => {
    // Two stand side by side and a third has no room above them: 2 a section, 11 sections of 85 a pallet.
    const products = Array.from({ length: 44 }, (_, i) =>
      aWindow({ id: i + 1, widthMm: 1100, heightMm: 1600, depthMm: 75, massKg: 5, canBeFlipped: true }),
    );
    expect(configurationBound(products, settings, 1, MANY, worksOn)).toBe(2);
    expect(
      configurationBound(
        [...products, aWindow({ id: 99, widthMm: 1100, heightMm: 1600, depthMm: 75 })],
        settings,
        1,
        MANY,
        worksOn,
      ),
    ).toBe(3);
  });
  it('keeps what is known when it is ended or nothing is to be gained', () => {
    const products = [aWindow({ id: 1 }), aWindow({ id: 2 })];
    expect(configurationBound(products, settings, 1, MANY, () => false)).toBe(1);
    expect(configurationBound([], settings, 0, MANY, worksOn)).toBe(0);
  });
});
