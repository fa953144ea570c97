import { seededRandom, type Random } from '../search/random';
import type { PackProblem } from './pack-problem';
import type { RowBuilder } from './row-builder';
import { SkylineRow } from './skyline-row';

/** Sets of products remembered, a power of two; a newer one takes the place of an older one. */
const CAPACITY = 1 << 18;

/** Seed of the numbers that distinguish kinds of products. */
const HASH_SEED = 20_261;

/** Orders tried until products are said to make no row, and blur of the choice of places. */
const TRIES = 3;
const NOISE = 0.1;

/**
 * Whether products make one row, as the row builder finds it in a few tries. What was tried is known by sums of random
 * numbers of the kinds, so that most questions cost no packing; two sets of products may be taken for the same once in
 * some 10⁹ questions, so a yes is to be proved by packing.
 */
export class RowMemory {
  private readonly roomFaceMm2: number;
  /** By kind: two numbers at random. */
  private readonly first: Int32Array;
  private readonly second: Int32Array;
  /** First sum, and second sum with the answer as its last bit. */
  private readonly known = new Int32Array(2 * CAPACITY);
  private readonly list: Int32Array;
  private readonly items: number[] = [];

  constructor(
    private readonly problem: PackProblem,
    private readonly random: Random,
    private readonly builder: RowBuilder,
  ) {
    this.roomFaceMm2 = problem.roomLengthMm * problem.roomHeightMm;
    const kinds = problem.kindOf.reduce((most, kind) => Math.max(most, kind + 1), 0);
    const draw = seededRandom(HASH_SEED);
    const anyNumber = () => Math.floor(draw() * 2 ** 32) | 0;
    this.first = Int32Array.from({ length: kinds }, anyNumber);
    this.second = Int32Array.from({ length: kinds }, anyNumber);
    this.list = new Int32Array(problem.count);
  }

  /** Whether a row, or these products, and one more make one row. */
  takes(row: SkylineRow | readonly number[], i: number): boolean {
    const { items, known, first, second } = this;
    const { kindOf } = this.problem;
    const isRow = row instanceof SkylineRow;
    const count = isRow ? row.itemCount : row.length;
    if (!count) return true;
    let sum = first[kindOf[i]!]!;
    let check = second[kindOf[i]!]!;
    for (let k = 0; k < count; k++) {
      const kind = kindOf[isRow ? row.product(k) : row[k]!]!;
      sum = (sum + first[kind]!) | 0;
      check = (check + second[kind]!) | 0;
    }
    const at = 2 * (sum & (CAPACITY - 1));
    if (known[at] === sum && (known[at + 1]! | 1) === (check | 1)) return (known[at + 1]! & 1) === 1;
    items.length = 0;
    for (let k = 0; k < count; k++) items.push(isRow ? row.product(k) : row[k]!);
    items.push(i);
    const made = this.pack(items, TRIES);
    if (made) this.builder.release(made);
    known[at] = sum;
    known[at + 1] = made ? check | 1 : check & ~1;
    return made !== null;
  }

  /** One row of all these products, null when some tries find none. The order of the list changes. */
  pack(items: number[], tries = 4 * TRIES): SkylineRow | null {
    const { problem, list, random, builder } = this;
    sortByFace(items, problem.faceMm2);
    for (let t = 0; t < tries; t++) {
      const k = t < items.length ? t : Math.floor(random() * items.length);
      const first = items[k]!;
      items[k] = items[0]!;
      items[0] = first;
      for (let n = 0; n < items.length; n++) list[n] = items[n]!;
      const row = builder.fillOne(list, items.length, NOISE, problem.faceMm2, this.roomFaceMm2);
      if (row.itemCount === items.length) return row;
      builder.release(row);
    }
    return null;
  }
}

/** Large faces first, in place (the lists are a few products long). */
function sortByFace(items: number[], faceMm2: Float64Array): void {
  for (let n = 1; n < items.length; n++) {
    const item = items[n]!;
    let m = n - 1;
    for (; m >= 0 && faceMm2[items[m]!]! < faceMm2[item]!; m--) items[m + 1] = items[m]!;
    items[m + 1] = item;
  }
}
