import type { PackProduct } from '@mullion/packing-model';
import type { PackSettings } from './pallet-instance';
import type { StackRules } from './stack-rules';

/** packing-model.md: mass of timber per mm of length and mm of width (0.05 m, 510 kg/m³, ten percent). */
export const TIMBER_KG_PER_MM2 = (0.05 * 510 * 1.1) / 1e6;

/**
 * The products of one group as the search reads them. The spacing is added to lengths and depths of products and to the
 * room they stand in, so that padded boxes that do not overlap keep it. Index i is the product's index in `products`.
 */
export interface PackProblem {
  readonly products: readonly PackProduct[];
  readonly count: number;
  readonly gapMm: number;
  /** Padded longest length, padded width and height of the room for products. */
  readonly roomLengthMm: number;
  readonly roomWidthMm: number;
  readonly roomHeightMm: number;
  readonly maxMassKg: number;
  readonly stackRules: StackRules | null;
  readonly timberKgPerMm: number;
  /** Room length less this is the pallet's length (gap less both ends). */
  readonly lengthOffsetMm: number;
  /** Room lengths a pallet may have, ascending; empty means any up to the longest. */
  readonly roomLengthsMm: readonly number[];
  /** Turns that fit: bit 1 upright, bit 2 flipped. */
  readonly turns: Uint8Array;
  /** Padded length and height by turn: [upright, flipped] at 2i, 2i + 1. */
  readonly lengthMm: Int32Array;
  readonly heightMm: Int32Array;
  /** Padded depth. */
  readonly depthMm: Int32Array;
  readonly massKg: Float64Array;
  readonly faceMm2: Float64Array;
  /** Groups of products that stay together; every product is in exactly one. */
  readonly units: readonly Int32Array[];
  readonly unitOf: Int32Array;
  /** Something must stay together: a set of several, or one whose other parts are fixed. */
  readonly hasSets: boolean;
  /** Key of the open pallet that a unit must join because a part of its set is fixed there, else null. By unit. */
  readonly pins: readonly (string | null)[];
  /** Equal products (sizes, mass, turns) have the same number. */
  readonly kindOf: Int32Array;
  /** Position of every product in four orders of insertion. */
  readonly ranks: readonly Int32Array[];
}

/** The room a pallet offers, before products are looked at. */
export interface PalletRoom {
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly offsetMm: number;
  readonly lengthsMm: readonly number[];
  readonly timberKgPerMm: number;
}

/** Padded room of the settings' pallets. */
export function roomOf(settings: PackSettings): PalletRoom {
  const offsetMm = settings.spacingBetweenMm - 2 * settings.spacingEndsMm;
  const standard = settings.standardLengthsMm.filter((length) => length <= settings.longestMm).sort((a, b) => a - b);
  const lengths = settings.cutToContent ? standard : [settings.longestMm];
  return {
    lengthMm: (lengths.length ? Math.max(...lengths) : settings.longestMm) + offsetMm,
    widthMm: settings.widthMm - 2 * settings.spacingSidesMm + settings.spacingBetweenMm,
    heightMm: settings.maxHeightMm - settings.palletHeightMm,
    offsetMm,
    lengthsMm: lengths.map((length) => length + offsetMm),
    timberKgPerMm: settings.widthMm * TIMBER_KG_PER_MM2,
  };
}

/**
 * Products of one group, ready for the search. Every product must fit a pallet alone. `pinOfSet`: pallets that hold
 * fixed parts of sets.
 */
export function packProblem(
  products: readonly PackProduct[],
  settings: PackSettings,
  pinOfSet: ReadonlyMap<string, string> = new Map(),
): PackProblem {
  const room = roomOf(settings);
  const gapMm = settings.spacingBetweenMm;
  const count = products.length;
  const turns = new Uint8Array(count);
  const lengthMm = new Int32Array(2 * count);
  const heightMm = new Int32Array(2 * count);
  products.forEach((p, i) => {
    lengthMm.set([p.widthMm + gapMm, p.heightMm + gapMm], 2 * i);
    heightMm.set([p.heightMm, p.widthMm], 2 * i);
    const fits = [0, 1].map((t) => lengthMm[2 * i + t]! <= room.lengthMm && heightMm[2 * i + t]! <= room.heightMm);
    turns[i] = (fits[0] ? 1 : 0) | (fits[1] && p.canBeFlipped && p.widthMm !== p.heightMm ? 2 : 0);
  });
  const { units, unitOf } = unitsOf(products);
  const pins = units.map((unit) => pinOfSet.get(products[unit[0]!]!.partOf ?? '') ?? null);
  return {
    products,
    count,
    gapMm,
    roomLengthMm: room.lengthMm,
    roomWidthMm: room.widthMm,
    roomHeightMm: room.heightMm,
    maxMassKg: settings.maxMassKg,
    stackRules: settings.stackRules ?? null,
    timberKgPerMm: room.timberKgPerMm,
    lengthOffsetMm: room.offsetMm,
    roomLengthsMm: room.lengthsMm,
    turns,
    lengthMm,
    heightMm,
    depthMm: Int32Array.from(products, (p) => p.depthMm + gapMm),
    massKg: Float64Array.from(products, (p) => p.massKg),
    faceMm2: Float64Array.from(products, (p) => (p.widthMm + gapMm) * p.heightMm),
    units,
    unitOf,
    hasSets: units.length < count || pins.some((pin) => pin !== null),
    pins,
    kindOf: kindsOf(products),
    ranks: insertionOrders(products),
  };
}

/** Whether two products with such sizes stand neither beside nor on each other, however they are turned. */
export function isBig({ turns, lengthMm, heightMm, roomLengthMm, roomHeightMm }: PackProblem, i: number): boolean {
  const allowed = [0, 1].filter((turn) => turns[i]! & (1 << turn));
  const shortest = Math.min(...allowed.map((turn) => lengthMm[2 * i + turn]!));
  const lowest = Math.min(...allowed.map((turn) => heightMm[2 * i + turn]!));
  return 2 * shortest > roomLengthMm && 2 * lowest > roomHeightMm;
}

/** Mass a pallet may carry when its room is this long. */
export const massLimitKg = (problem: PackProblem, roomLengthMm: number): number =>
  problem.maxMassKg - problem.timberKgPerMm * (roomLengthMm - problem.lengthOffsetMm);

/** The shortest allowed room that holds a padded length. */
export function roomLengthFor(problem: PackProblem, neededMm: number): number {
  if (!problem.roomLengthsMm.length) return neededMm;
  return problem.roomLengthsMm.find((length) => length >= neededMm) ?? problem.roomLengthMm;
}

function unitsOf(products: readonly PackProduct[]): { units: Int32Array[]; unitOf: Int32Array } {
  const members = new Map<string, number[]>();
  products.forEach((p, i) => {
    const key = p.partOf === null ? `single ${i}` : `set ${p.partOf}`;
    members.set(key, [...(members.get(key) ?? []), i]);
  });
  const unitOf = new Int32Array(products.length);
  const units = [...members.values()].map((list, unit) => {
    for (const i of list) unitOf[i] = unit;
    return Int32Array.from(list);
  });
  return { units, unitOf };
}

function kindsOf(products: readonly PackProduct[]): Int32Array {
  const kinds = new Map<string, number>();
  return Int32Array.from(products, (p) => {
    const key = [p.widthMm, p.heightMm, p.depthMm, p.massKg, p.canBeFlipped, p.category].join('/');
    const kind = kinds.get(key) ?? kinds.size;
    kinds.set(key, kind);
    return kind;
  });
}

/** Large faces first; deep first; long first; tall first (the orders of the prototype, each with its tie-break). */
function insertionOrders(products: readonly PackProduct[]): Int32Array[] {
  const longer = (p: PackProduct, side: number) => (p.canBeFlipped ? Math.max(p.widthMm, p.heightMm) : side);
  const face = Float64Array.from(products, (p) => p.widthMm * p.heightMm);
  const deep = Float64Array.from(products, (p) => p.depthMm);
  const tall = Float64Array.from(products, (p) => longer(p, p.heightMm));
  const long = Float64Array.from(products, (p) => longer(p, p.widthMm));
  const orders: (readonly [Float64Array, Float64Array])[] = [
    [face, face],
    [deep, face],
    [long, tall],
    [tall, long],
  ];
  return orders.map(([first, second]) => {
    const sorted = Int32Array.from(products, (_, i) => i).sort(
      (i, j) => first[j]! - first[i]! || second[j]! - second[i]! || i - j,
    );
    const ranks = new Int32Array(products.length);
    sorted.forEach((i, rank) => (ranks[i] = rank));
    return ranks;
  });
}
