import type { FloorSkyline } from './floor-skyline';

/** Half filled floors of one level of a beam, as columns. */
export class BeamLevel {
  readonly left: Int16Array;
  readonly wasteMm2: Float64Array;
  readonly areaMm2: Float64Array;
  /** Length that what is left needs by the beam's dual. */
  readonly needsMm: Float64Array;
  /** Length below which no floor ends that begins so, by the beam's dual. */
  readonly boundMm: Float64Array;
  readonly maxMm: Int32Array;
  readonly stop: Int32Array;
  readonly leftOfStop: Int32Array;
  /** Of the pallets that are left. */
  readonly hash: Int32Array;
  /** The last move, an index into the beam's moves; -1 for none. */
  readonly last: Int32Array;
  private readonly segments: Int32Array;
  private y: Int32Array;
  private width: Int32Array;
  private x: Int32Array;
  private stride = 8;

  constructor(
    readonly capacity: number,
    private readonly kinds: number,
  ) {
    this.left = new Int16Array(capacity * kinds);
    this.wasteMm2 = new Float64Array(capacity);
    this.areaMm2 = new Float64Array(capacity);
    this.needsMm = new Float64Array(capacity);
    this.boundMm = new Float64Array(capacity);
    this.maxMm = new Int32Array(capacity);
    this.stop = new Int32Array(capacity);
    this.leftOfStop = new Int32Array(capacity);
    this.hash = new Int32Array(capacity);
    this.last = new Int32Array(capacity);
    this.segments = new Int32Array(capacity);
    this.y = new Int32Array(capacity * this.stride);
    this.width = new Int32Array(capacity * this.stride);
    this.x = new Int32Array(capacity * this.stride);
  }

  /** Copies what is left from a node of another level. */
  inherit(n: number, from: BeamLevel, parent: number): void {
    const [to, start] = [n * this.kinds, parent * this.kinds];
    for (let k = 0; k < this.kinds; k++) this.left[to + k] = from.left[start + k]!;
  }

  load(n: number, skyline: FloorSkyline): void {
    const count = (skyline.count = this.segments[n]!);
    skyline.wasteMm2 = this.wasteMm2[n]!;
    for (let s = 0, at = n * this.stride; s < count; s++, at++) {
      skyline.y[s] = this.y[at]!;
      skyline.width[s] = this.width[at]!;
      skyline.x[s] = this.x[at]!;
    }
  }

  store(n: number, skyline: FloorSkyline): void {
    while (skyline.count > this.stride) this.widen();
    this.segments[n] = skyline.count;
    this.wasteMm2[n] = skyline.wasteMm2;
    for (let s = 0, at = n * this.stride; s < skyline.count; s++, at++) {
      this.y[at] = skyline.y[s]!;
      this.width[at] = skyline.width[s]!;
      this.x[at] = skyline.x[s]!;
    }
  }

  private widen(): void {
    const wider = (from: Int32Array): Int32Array => {
      const to = new Int32Array(2 * from.length);
      for (let n = 0; n < this.capacity; n++)
        to.set(from.subarray(n * this.stride, (n + 1) * this.stride), 2 * n * this.stride);
      return to;
    };
    this.y = wider(this.y);
    this.width = wider(this.width);
    this.x = wider(this.x);
    this.stride *= 2;
  }
}
