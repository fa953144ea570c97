import { below, type Random } from '../search/random';
import type { BinLimits, RowBin } from './rows-to-pallets';
import type { SkylineRow } from './skyline-row';

/** Different fillings of a pallet that are looked at before the one before it is changed. */
const FILLINGS = 3;

/**
 * Rows onto a given number of pallets when hardly a millimetre may be lost: pallets are filled one after the other, each begun with
 * the deepest row left and completed with the least possible loss (bounded subset sums over the different depths, by dynamic
 * programming), in a depth-first search over the fillings that ends after a number of pallets filled.
 */
export class TightBins {
  private depths: number[] = [];
  private byDepth: SkylineRow[][] = [];
  private counts = new Int32Array(0);
  /** sums[t][s]: whether rows of depths t and later sum to s exactly. */
  private sums: Uint8Array[] = [];
  private used = new Int32Array(0);
  private nodes = 0;

  constructor(
    private readonly limits: BinLimits,
    private readonly random: Random,
  ) {}

  /** All rows on `count` pallets, or null when none was found within `maxNodes` pallets filled. */
  pack(rows: readonly SkylineRow[], count: number, maxNodes: number): RowBin[] | null {
    const { widthMm, massKg } = this.limits;
    const slackMm = count * widthMm - rows.reduce((sum, row) => sum + row.depthMm, 0);
    if (slackMm < 0 || rows.reduce((sum, row) => sum + row.massKg, 0) > count * massKg) return null;
    this.sort(rows);
    this.nodes = maxNodes;
    const fillings: Int32Array[] = [];
    if (!this.fillFrom(fillings, rows.length, count, slackMm)) return null;
    return this.binsOf(fillings);
  }

  private sort(rows: readonly SkylineRow[]): void {
    const groups = new Map<number, SkylineRow[]>();
    for (const row of rows) {
      const group = groups.get(row.depthMm);
      if (group) group.push(row);
      else groups.set(row.depthMm, [row]);
    }
    this.depths = [...groups.keys()].sort((a, b) => b - a);
    this.byDepth = this.depths.map((depth) => groups.get(depth)!.sort((a, b) => a.massKg - b.massKg));
    this.counts = Int32Array.from(this.byDepth, (group) => group.length);
    this.used = new Int32Array(this.limits.widthMm + 1);
    while (this.sums.length <= this.depths.length) this.sums.push(new Uint8Array(this.limits.widthMm + 1));
  }

  private fillFrom(fillings: Int32Array[], rowsLeft: number, binsLeft: number, slackMm: number): boolean {
    if (rowsLeft === 0) return true;
    if (binsLeft === 0 || this.nodes <= 0) return false;
    const first = this.counts.findIndex((n) => n > 0);
    const roomMm = this.limits.widthMm - this.depths[first]!;
    if (roomMm < 0) return false;
    const tried: string[] = [];
    for (let k = 0; k < FILLINGS && this.nodes > 0; k++) {
      this.nodes--;
      const filling = this.fillOne(first, roomMm, slackMm, binsLeft);
      if (!filling) return false;
      const key = filling.join();
      if (tried.includes(key)) continue;
      tried.push(key);
      let lossMm = this.limits.widthMm;
      let taken = 0;
      filling.forEach((n, t) => {
        lossMm -= n * this.depths[t]!;
        taken += n;
        this.counts[t]! -= n;
      });
      fillings.push(filling);
      if (this.fillFrom(fillings, rowsLeft - taken, binsLeft - 1, slackMm - lossMm)) return true;
      fillings.pop();
      filling.forEach((n, t) => (this.counts[t]! += n));
    }
    return false;
  }

  /** A filling begun with depth `first`, with the least loss there is; which one of several, chance decides. */
  private fillOne(first: number, roomMm: number, slackMm: number, binsLeft: number): Int32Array | null {
    this.counts[first]! -= 1;
    this.findSums(first, roomMm);
    let sum = roomMm;
    while (sum > 0 && !this.sums[first]![sum]) sum--;
    let filling: Int32Array | null = null;
    if (roomMm - sum <= slackMm) {
      filling = new Int32Array(this.depths.length);
      for (let t = first; t < this.depths.length; t++) {
        const n = this.howMany(t, sum, binsLeft);
        filling[t] = n;
        sum -= n * this.depths[t]!;
      }
      filling[first]! += 1;
    }
    this.counts[first]! += 1;
    return filling;
  }

  /** How many rows of depth t go into a sum that they and the later depths reach: near the share of a pallet, or many at random. */
  private howMany(t: number, sumMm: number, binsLeft: number): number {
    const depth = this.depths[t]!;
    const most = Math.min(this.counts[t]!, Math.floor(sumMm / depth));
    const wanted = this.random() < 0.5 ? Math.round(this.counts[t]! / binsLeft) : below(this.random, most + 1);
    const later = this.sums[t + 1]!;
    for (let away = 0; away <= most + wanted; away++) {
      for (const n of [wanted + away, wanted - away]) if (n >= 0 && n <= most && later[sumMm - n * depth]) return n;
    }
    return 0;
  }

  private findSums(first: number, roomMm: number): void {
    const end = this.depths.length;
    this.sums[end]!.fill(0, 0, roomMm + 1);
    this.sums[end]![0] = 1;
    const { used } = this;
    for (let t = end - 1; t >= first; t--) {
      const [sums, later] = [this.sums[t]!, this.sums[t + 1]!];
      const depth = this.depths[t]!;
      const pieces = this.counts[t]!;
      for (let s = 0; s <= roomMm; s++) {
        sums[s] = later[s]!;
        used[s] = 0;
        if (sums[s] || s < depth || !sums[s - depth] || used[s - depth]! >= pieces) continue;
        sums[s] = 1;
        used[s] = used[s - depth]! + 1;
      }
    }
  }

  /** Rows for the fillings, heavy and light ones mixed; null when a pallet gets too heavy. */
  private binsOf(fillings: readonly Int32Array[]): RowBin[] | null {
    const bins: RowBin[] = fillings.map(() => ({ depthMm: 0, massKg: 0, rows: [] }));
    this.byDepth.forEach((group, t) => {
      for (let g = group.length - 1; g >= 0; g--) {
        const row = group[g]!;
        let best = -1;
        fillings.forEach((filling, b) => {
          if (filling[t]! > 0 && (best < 0 || bins[b]!.massKg < bins[best]!.massKg)) best = b;
        });
        fillings[best]![t]! -= 1;
        const bin = bins[best]!;
        bin.rows.push(row);
        bin.depthMm += row.depthMm;
        bin.massKg += row.massKg;
      }
    });
    return bins.every((bin) => bin.massKg <= this.limits.massKg) ? bins : null;
  }
}
