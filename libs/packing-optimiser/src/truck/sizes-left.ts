import type { BeamLevel } from './beam-level';

/** The first size, in an order, of what a beam's node has left. */
export class SizesLeft {
  private readonly order: Int32Array;
  private level!: BeamLevel;
  private left = 0;
  private first = 0;

  /** `sizes` by kind; `compare` puts the size first that is asked for. */
  constructor(
    private readonly sizes: readonly number[],
    compare: (a: number, b: number) => number,
  ) {
    this.order = Int32Array.from([...sizes.keys()].sort((a, b) => compare(sizes[a]!, sizes[b]!)));
  }

  /** From now on about the node whose pallets begin at `left`. */
  begin(level: BeamLevel, left: number): void {
    this.level = level;
    this.left = left;
    this.first = this.from(0);
  }

  /** The first size when a pallet of this kind, perhaps the last one, is taken away; 0 when nothing is left. */
  without(kind: number, isLast: boolean): number {
    const { order } = this;
    const at = isLast && order[this.first] === kind ? this.from(this.first + 1) : this.first;
    return at < order.length ? this.sizes[order[at]!]! : 0;
  }

  private from(at: number): number {
    const { order } = this;
    while (at < order.length && !this.level.left[this.left + order[at]!]) at++;
    return at;
  }
}
