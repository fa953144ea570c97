/** Seeded draws: mulberry32 by Tommy Ettinger (public domain), the same numbers on every machine. */
export class Draw {
  constructor(private state: number) {}

  /** In [0, 1). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  /** An integer from `low` to `high`, both included. */
  integer(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  /** One of the values, by weight. */
  pick<T>(choices: readonly (readonly [number, T])[]): T {
    let left = this.next() * choices.reduce((sum, [weight]) => sum + weight, 0);
    for (const [weight, value] of choices) if ((left -= weight) <= 0) return value;
    return choices.at(-1)![1];
  }

  /** Near normal: the sum of six draws, mean and deviation given, in steps of `step`, held between `low` and `high`. */
  around(mean: number, deviation: number, step: number, low: number, high: number): number {
    let sum = 0;
    for (let i = 0; i < 6; i++) sum += this.next();
    const value = Math.round((mean + (deviation * (sum - 3)) / Math.SQRT1_2) / step) * step;
    return Math.max(low, Math.min(high, value));
  }

  /** True in this share of the draws. */
  chance(share: number): boolean {
    return this.next() < share;
  }

  shuffled<T>(list: readonly T[]): T[] {
    const result = [...list];
    for (let i = result.length - 1; i > 0; i--) {
      const j = this.integer(0, i);
      [result[i], result[j]] = [result[j]!, result[i]!];
    }
    return result;
  }
}
