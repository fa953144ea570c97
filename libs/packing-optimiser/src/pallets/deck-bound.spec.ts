import type { PackProduct } from '@mullion/packing-model';
import { seededRandom } from '../search/random';
import { aWindow, anInstance, never } from '../testing/instances';
import { deckBoundMm2 } from './deck-bound';
import { packPallets } from './pack-pallets';
import type { PackSettings, PalletInstance } from './pallet-instance';

/** Sizes in whole decimetres, so that few places need to be looked at. */
const SMALL: Partial<PackSettings> = {
  longestMm: 1500,
  widthMm: 500,
  palletHeightMm: 0,
  maxHeightMm: 600,
  spacingBetweenMm: 0,
  spacingEndsMm: 0,
  spacingSidesMm: 0,
  cutToContent: true,
};

function small(seed: number, over: Partial<PackSettings> = {}): PalletInstance {
  const random = seededRandom(seed);
  const dm = (from: number, to: number) => 100 * Math.floor(from + (to - from + 1) * random());
  const products = Array.from({ length: 4 }, (_, i) =>
    aWindow({
      id: i + 1,
      widthMm: dm(3, 10),
      heightMm: dm(2, 6),
      depthMm: dm(1, 4),
      massKg: 1,
      canBeFlipped: random() < 0.5,
    }),
  );
  return anInstance(products, { ...SMALL, ...over });
}

type Box = readonly [x: number, y: number, z: number, length: number, depth: number, height: number];

/**
 * The least deck for products on any pallets, by looking at every set of them and every place; gravity is left out,
 * which only makes it less.
 */
function leastDeckMm2({ products, settings }: PalletInstance): number {
  const least = new Map<number, number>();
  const whole = (1 << products.length) - 1;
  const deckOf = (set: number): number => {
    const known = least.get(set);
    if (known !== undefined) return known;
    let best =
      leastLengthMm(
        products.filter((_, i) => set & (1 << i)),
        settings,
      ) * settings.widthMm;
    for (let part = (set - 1) & set; part > 0; part = (part - 1) & set)
      if (part > (set ^ part)) best = Math.min(best, deckOf(part) + deckOf(set ^ part));
    least.set(set, best);
    return best;
  };
  return deckOf(whole);
}

function leastLengthMm(products: readonly PackProduct[], settings: PackSettings): number {
  let best = Number.POSITIVE_INFINITY;
  // no length below this is worth looking for
  const volumeMm =
    products.reduce((sum, p) => sum + p.widthMm * p.heightMm * p.depthMm, 0) /
    (settings.widthMm * settings.maxHeightMm);
  const longestMm = Math.max(...products.map((p) => (p.canBeFlipped ? Math.min(p.widthMm, p.heightMm) : p.widthMm)));
  const floorMm = Math.max(100 * Math.ceil(volumeMm / 100 - 1e-9), longestMm);
  const largestFirst = [...products].sort(
    (a, b) => b.widthMm * b.heightMm * b.depthMm - a.widthMm * a.heightMm * a.depthMm,
  );
  const steps = (mostMm: number) => Array.from({ length: mostMm / 100 + 1 }, (_, n) => 100 * n);
  const overlaps = (a: Box, b: Box) =>
    ([0, 1, 2] as const).every((k) => a[k] < b[k] + b[k + 3]! && b[k] < a[k] + a[k + 3]!);
  const place = (n: number, placed: readonly Box[], usedMm: number): void => {
    if (usedMm >= best || best === floorMm) return;
    const product = largestFirst[n];
    if (!product) {
      best = usedMm;
      return;
    }
    const turns = [[product.widthMm, product.heightMm] as const, [product.heightMm, product.widthMm] as const];
    for (const [length, height] of product.canBeFlipped ? turns : turns.slice(0, 1)) {
      for (const x of steps(settings.longestMm - length))
        for (const y of steps(settings.widthMm - product.depthMm))
          for (const z of steps(settings.maxHeightMm - height)) {
            if (x + length >= best) continue;
            const box: Box = [x, y, z, length, product.depthMm, height];
            if (!placed.some((other) => overlaps(box, other)))
              place(n + 1, [...placed, box], Math.max(usedMm, x + length));
          }
    }
  };
  place(0, [], 0);
  return best;
}

/** What is packed over height and width, without functions. */
const volumeMm2 = ({ products, settings }: PalletInstance): number =>
  products.reduce((sum, p) => sum + p.widthMm * p.heightMm * p.depthMm, 0) /
  (settings.maxHeightMm - settings.palletHeightMm);

describe('the bound of the deck area', () => {
  const instances = Array.from({ length: 16 }, (_, seed) => small(seed + 1));

  it('is never above the least deck of small instances solved exactly, and often reaches it', () => {
    let reached = 0;
    let raised = 0;
    for (const instance of instances) {
      const [bound, least] = [deckBoundMm2(instance), leastDeckMm2(instance)];
      expect(bound).toBeLessThanOrEqual(least + 1e-6);
      expect(bound).toBeGreaterThanOrEqual(volumeMm2(instance) - 1e-6);
      if (bound > least - 1) reached++;
      if (bound > volumeMm2(instance) * 1.05) raised++;
    }
    expect(reached).toBeGreaterThanOrEqual(4);
    expect(raised).toBeGreaterThanOrEqual(8);
  });

  it('adds up over addresses that do not mix', () => {
    const [a, b] = [small(3), small(4)];
    const moved = b.products.map((p) => ({ ...p, id: p.id + 10, addressKey: 'A2' }));
    const both = { ...a, settings: { ...a.settings, mixAddresses: false }, products: [...a.products, ...moved] };
    expect(deckBoundMm2(both)).toBeCloseTo(deckBoundMm2(a) + deckBoundMm2(b), 3);
  });

  it('holds for plans with spacings, standard lengths, narrower widths and several packing types', () => {
    const random = seededRandom(9);
    const mm = (from: number, to: number) => 10 * Math.round((from + (to - from) * random()) / 10);
    const products = Array.from({ length: 30 }, (_, i) =>
      aWindow({
        id: i + 1,
        addressKey: `A${i % 3}`,
        widthMm: mm(500, 2200),
        heightMm: mm(500, 2200),
        depthMm: mm(70, 120),
      }),
    );
    const ways: Partial<PackSettings>[] = [
      { cutToContent: true },
      { cutToContent: true, mixAddresses: false },
      { cutToContent: true, spacingEndsMm: 0, spacingSidesMm: 0, spacingBetweenMm: 40 },
      { cutToContent: true, standardLengthsMm: [1200, 1600, 2400] },
      { cutToContent: true, narrowerWidthsMm: [600, 800] },
      {},
    ];
    for (const way of ways) {
      const types = {
        ...anInstance(products, { ...way, maxHeightMm: 2000 }),
        otherTypes: [anInstance([], { ...way, widthMm: 1200 }).settings],
      };
      for (const instance of [anInstance(products, way), types]) {
        const plan = packPallets(instance, { seed: 1, iterations: 400, stop: never });
        const deck = plan.pallets.reduce(
          (sum, { lengthMm, widthMm, type = 0 }) => sum + lengthMm * (widthMm ?? (type ? 1200 : 1000)),
          0,
        );
        const bound = deckBoundMm2(instance);
        expect(bound).toBeGreaterThan(0.45 * deck);
        expect(bound).toBeLessThanOrEqual(deck);
      }
    }
  });

  it('does not count what no pallet holds', () => {
    expect(deckBoundMm2(anInstance([aWindow({ id: 1, widthMm: 9000, heightMm: 9000 })], { cutToContent: true }))).toBe(
      0,
    );
  });
});
