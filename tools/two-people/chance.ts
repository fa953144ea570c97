/** Numbers that are the same for the same seed (mulberry32). */
export class Chance {
  constructor(private state: number) {}

  /** 0 to `count` - 1. */
  of(count: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % count;
  }
  /** @throws Error when there is nothing to choose from */
  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new Error('there is nothing to choose from');
    return list[this.of(list.length)] as T;
  }
  /** Some different ones, at most so many. */
  some<T>(list: readonly T[], most: number): T[] {
    const left = [...list];
    return Array.from(
      { length: Math.min(left.length, 1 + this.of(most)) },
      () => left.splice(this.of(left.length), 1)[0] as T,
    );
  }
}
