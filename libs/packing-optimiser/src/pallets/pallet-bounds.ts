import type { PackProduct } from '@mullion/packing-model';
import type { PackSettings } from './pallet-instance';
import type { PalletBoundName } from './pallet-plan';
import { roomOf, TIMBER_KG_PER_MM2, type PalletRoom } from './pack-problem';

/** A number of pallets that no plan can go below, and which argument gives it. */
export interface PalletBound {
  readonly pallets: number;
  readonly by: PalletBoundName;
}

/** A dual feasible function on one axis: sums to at most 1 over everything that fits side by side. */
export type Dual = (lengthMm: number) => number;

const ROUNDING = 1e-9;
const MAX_THRESHOLDS = 24;

/** Equal products are counted once with their number. */
export interface Kind {
  readonly turns: readonly (readonly [number, number])[];
  readonly depthMm: number;
  readonly pieces: number;
}

/**
 * Lower bound on the pallets for products that may share one: volume, weight, and dual feasible functions on all three
 * axes (Fekete and Schepers 2004: the product of duals of the axes is dual feasible for boxes). A product that turns
 * counts with the turn that is cheapest for the bound. A bound of `enough` is not improved: give the pallets of a plan
 * that is known. Once `isOver`, no more dual feasible functions are tried.
 */
export function palletBound(
  products: readonly PackProduct[],
  settings: PackSettings,
  enough = Number.POSITIVE_INFINITY,
  isOver: () => boolean = () => false,
): PalletBound {
  if (!products.length) return { pallets: 0, by: 'count' };
  const room = roomOf(settings);
  const gapMm = settings.spacingBetweenMm;
  const { shortestMm, volume } = volumeBound(products, gapMm, room);
  // the least timber a pallet may have: narrow ones carry more
  const narrowestMm = Math.min(settings.widthMm, ...(settings.narrowerWidthsMm ?? []));
  const tareKg =
    TIMBER_KG_PER_MM2 * narrowestMm * ((settings.cutToContent ? shortestMm : room.lengthMm) - room.offsetMm);
  const massKg = products.reduce((sum, p) => sum + p.massKg, 0);
  const weight = Math.ceil(massKg / Math.max(1, settings.maxMassKg - tareKg) - 1e-6);
  const duals =
    Math.max(1, weight, volume) < enough && !isOver() ? dualBound(products, gapMm, room, enough, isOver) : 0;
  const best = Math.max(1, weight, volume, duals);
  const by: PalletBoundName =
    best === volume ? 'volume' : best === weight ? 'weight' : best === duals ? 'dual_feasible_functions' : 'count';
  return { pallets: best, by: best === 1 ? 'count' : by };
}

export function kindsOf(
  products: readonly PackProduct[],
  gapMm: number,
  roomLengthMm: number,
  roomHeightMm: number,
): Kind[] {
  const kinds = new Map<string, Kind>();
  for (const p of products) {
    const all: [number, number][] = [[p.widthMm + gapMm, p.heightMm]];
    if (p.canBeFlipped) all.push([p.heightMm + gapMm, p.widthMm]);
    const turns = all.filter(([length, height]) => length <= roomLengthMm && height <= roomHeightMm);
    const key = `${turns.join(';')}/${p.depthMm}`;
    kinds.set(key, { turns, depthMm: p.depthMm + gapMm, pieces: (kinds.get(key)?.pieces ?? 0) + 1 });
  }
  return [...kinds.values()];
}

/**
 * Pallets by volume, without kinds (which cost more than the sum), and the least length of a product; both with the
 * turns that fit.
 */
function volumeBound(
  products: readonly PackProduct[],
  gapMm: number,
  room: PalletRoom,
): { readonly shortestMm: number; readonly volume: number } {
  let shortestMm = Number.POSITIVE_INFINITY;
  let sum = 0;
  for (const p of products) {
    let faceMm2 = Number.POSITIVE_INFINITY;
    for (let turn = 0; turn < (p.canBeFlipped ? 2 : 1); turn++) {
      const lengthMm = (turn ? p.heightMm : p.widthMm) + gapMm;
      const heightMm = turn ? p.widthMm : p.heightMm;
      if (lengthMm > room.lengthMm || heightMm > room.heightMm) continue;
      shortestMm = Math.min(shortestMm, lengthMm);
      faceMm2 = Math.min(faceMm2, lengthMm * heightMm);
    }
    sum += faceMm2 * (p.depthMm + gapMm);
  }
  return { shortestMm, volume: Math.ceil(sum / (room.lengthMm * room.heightMm * room.widthMm) - ROUNDING) };
}

/** Pallets by dual feasible functions on all three axes. */
function dualBound(
  products: readonly PackProduct[],
  gapMm: number,
  room: PalletRoom,
  enough: number,
  isOver: () => boolean,
): number {
  const kinds = kindsOf(products, gapMm, room.lengthMm, room.heightMm);
  const dualsOf = (axis: 0 | 1, roomMm: number) =>
    sizeDuals(
      roomMm,
      thresholds(
        kinds.flatMap((kind) => kind.turns.map((turn) => turn[axis])),
        roomMm,
      ),
    );
  return dualSum(kinds, dualsOf(0, room.lengthMm), dualsOf(1, room.heightMm), depthDuals(room.widthMm), enough, isOver);
}

/** Largest total over all combinations of duals, rounded up. */
function dualSum(
  kinds: readonly Kind[],
  lengths: readonly Dual[],
  heights: readonly Dual[],
  depths: readonly Dual[],
  enough: number,
  isOver: () => boolean,
): number {
  const table = (duals: readonly Dual[], of: (kind: Kind, turn: number) => number) =>
    duals.map((dual) =>
      [0, 1].map((turn) => Float64Array.from(kinds, (kind) => dual(of(kind, Math.min(turn, kind.turns.length - 1))))),
    );
  const byLength = table(lengths, (kind, turn) => kind.turns[turn]![0]);
  const byHeight = table(heights, (kind, turn) => kind.turns[turn]![1]);
  const byDepth = depths.map((dual) => Float64Array.from(kinds, (kind) => dual(kind.depthMm) * kind.pieces));
  const face = new Float64Array(kinds.length);
  let best = 0;
  for (const [upLength, flipLength] of byLength) {
    for (const [upHeight, flipHeight] of byHeight) {
      for (let k = 0; k < face.length; k++)
        face[k] = Math.min(upLength![k]! * upHeight![k]!, flipLength![k]! * flipHeight![k]!);
      for (const depth of byDepth) {
        let sum = 0;
        for (let k = 0; k < face.length; k++) sum += face[k]! * depth[k]!;
        if (sum > best) best = sum;
      }
      if (best - ROUNDING > enough - 1 || isOver()) return Math.ceil(best - ROUNDING);
    }
  }
  return Math.ceil(best - ROUNDING);
}

/** Sizes at which a threshold dual changes, thinned evenly. */
export function thresholds(sizesMm: readonly number[], roomMm: number): number[] {
  const all = [
    ...new Set(
      sizesMm.flatMap((size) =>
        2 * size <= roomMm ? [size] : 2 * (roomMm - size) < roomMm ? [roomMm - size + 1] : [],
      ),
    ),
  ].sort((a, b) => a - b);
  if (all.length <= MAX_THRESHOLDS) return all;
  return Array.from(
    { length: MAX_THRESHOLDS },
    (_, q) => all[Math.floor((q * (all.length - 1)) / (MAX_THRESHOLDS - 1))]!,
  );
}

/** The share itself, thresholds (large counts whole, small nothing), rounding down to k-ths, and halves. */
export function sizeDuals(roomMm: number, thresholdsMm: readonly number[]): Dual[] {
  return [
    (v) => v / roomMm,
    ...thresholdsMm.map(
      (e): Dual =>
        (v) =>
          v > roomMm - e ? 1 : v < e ? 0 : v / roomMm,
    ),
    ...roundingDuals(roomMm, 4),
    (v) => (2 * v > roomMm ? 1 : 2 * v === roomMm ? 0.5 : 0),
  ];
}

/** Lueker's rounding functions for k = 1 to `upTo`. */
const roundingDuals = (roomMm: number, upTo: number): Dual[] =>
  Array.from({ length: upTo }, (_, n): Dual => {
    const k = n + 1;
    return (v) => ((v * (k + 1)) % roomMm === 0 ? v / roomMm : Math.floor((v * (k + 1)) / roomMm) / k);
  });

/** Dual feasible functions on the depth: the share itself and counts. */
export const depthDuals = (roomMm: number): Dual[] => [(v) => v / roomMm, ...roundingDuals(roomMm, 12)];
