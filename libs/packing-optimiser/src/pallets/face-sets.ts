/** A face in the turns that fit the room: [padded length, height]. */
export interface Face {
  readonly turns: readonly (readonly [number, number])[];
}

/** Largest sets that are judged exactly, and largest whose parts are judged at all. */
const EXACT = 4;
const JUDGED = 8;

/**
 * Which faces may stand in one cross-section of a pallet. Sets of up to four are judged exactly: such a packing can be
 * cut apart by straight cuts, or it is a pinwheel of four in the corners. Of a larger set all parts of four must fit;
 * that is necessary, not sufficient, so what is built on it stays a bound.
 */
export class FaceSets {
  private readonly frontiers = new Map<string, readonly (readonly [number, number])[]>();

  private readonly corners = new Map<string, boolean>();

  constructor(
    private readonly faces: readonly Face[],
    private readonly lengthMm: number,
    private readonly heightMm: number,
  ) {}

  /** Whether a face may join a set that may stand together. */
  mayJoin(set: readonly number[], face: number): boolean {
    if (set.length >= JUDGED) return true;
    const part: number[] = [];
    const allPartsFit = (from: number): boolean => {
      if (!this.fits([...part, face])) return false;
      if (part.length === EXACT - 1) return true;
      for (let n = from; n < set.length; n++) {
        part.push(set[n]!);
        if (!allPartsFit(n + 1)) return false;
        part.pop();
      }
      return true;
    };
    return allPartsFit(0);
  }

  private fits(set: readonly number[]): boolean {
    const sorted = [...set].sort((a, b) => a - b);
    return this.frontier(sorted).length > 0 || (sorted.length === EXACT && this.fitsCorners(sorted));
  }

  /** Whether four faces fit one into each corner. */
  private fitsCorners(set: readonly number[]): boolean {
    const key = set.join();
    const known = this.corners.get(key);
    if (known !== undefined) return known;
    const around: (readonly [number, number])[] = [];
    const place = (left: readonly number[]): boolean => {
      if (!left.length) return this.cornersCarry(around);
      return left.some((face, n) =>
        this.faces[face]!.turns.some((turn) => {
          around.push(turn);
          const fits = place(left.filter((_, m) => m !== n));
          around.pop();
          return fits;
        }),
      );
    };
    const fits = place(set);
    this.corners.set(key, fits);
    return fits;
  }

  /** Four faces around the room: neighbours share a side, opposites must miss each other one way or the other. */
  private cornersCarry([a, b, c, d]: (readonly [number, number])[]): boolean {
    const beside = (p: readonly [number, number], q: readonly [number, number]) => p[0] + q[0] <= this.lengthMm;
    const above = (p: readonly [number, number], q: readonly [number, number]) => p[1] + q[1] <= this.heightMm;
    return (
      beside(a!, b!) &&
      above(b!, c!) &&
      beside(c!, d!) &&
      above(d!, a!) &&
      (beside(a!, c!) || above(a!, c!)) &&
      (beside(b!, d!) || above(b!, d!))
    );
  }

  /** Smallest rectangles that hold a sorted set, none of them within another. */
  private frontier(set: readonly number[]): readonly (readonly [number, number])[] {
    const key = set.join();
    const known = this.frontiers.get(key);
    if (known) return known;
    const found: [number, number][] = [];
    const take = (length: number, height: number) => {
      if (length <= this.lengthMm && height <= this.heightMm) found.push([length, height]);
    };
    if (set.length === 1) for (const [length, height] of this.faces[set[0]!]!.turns) take(length, height);
    // Every split into two parts, the first face in the first part.
    for (let mask = 0; set.length > 1 && mask < (1 << (set.length - 1)) - 1; mask++) {
      const first = set.filter((_, n) => n === 0 || (mask & (1 << (n - 1))) !== 0);
      const second = set.filter((_, n) => n > 0 && (mask & (1 << (n - 1))) === 0);
      for (const [a, b] of this.frontier(first)) {
        for (const [c, d] of this.frontier(second)) {
          take(a + c, Math.max(b, d));
          take(Math.max(a, c), b + d);
        }
      }
    }
    const smallest = found.filter(
      ([length, height], n) =>
        !found.some(([l, h], o) => l <= length && h <= height && (l < length || h < height || o < n)),
    );
    this.frontiers.set(key, smallest);
    return smallest;
  }
}
