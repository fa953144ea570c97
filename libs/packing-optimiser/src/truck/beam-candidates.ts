/** Children of a beam level, as columns; keeps about twice the beam of the best. */
export class Candidates {
  dropped = false;
  readonly parent: number[] = [];
  readonly kind: number[] = [];
  readonly turn: number[] = [];
  readonly side: number[] = [];
  private readonly score: number[] = [];
  private readonly hash: number[] = [];
  private order: number[] = [];
  private readonly seen = new Map<number, number>();
  private worst = Number.POSITIVE_INFINITY;

  constructor(private readonly beam: number) {}

  add(score: number, parent: number, kind: number, turn: number, side: number, hash: number): void {
    if (score >= this.worst) {
      this.dropped = true;
      return;
    }
    const twin = this.seen.get(hash);
    if (twin !== undefined && this.score[twin]! <= score) return;
    const c = this.score.length;
    this.seen.set(hash, c);
    this.score.push(score);
    this.parent.push(parent);
    this.kind.push(kind);
    this.turn.push(turn);
    this.side.push(side);
    this.hash.push(hash);
    this.order.push(c);
    if (this.order.length < 4 * this.beam + 8) return;
    this.sort();
    this.dropped = true;
    this.order.length = 2 * this.beam;
    this.worst = this.score[this.order[this.order.length - 1]!]!;
  }

  best(): number {
    this.sort();
    return this.order[0] ?? -1;
  }

  chosen(): number[] {
    this.sort();
    const kept = this.order.filter((c) => this.seen.get(this.hash[c]!) === c);
    if (kept.length > this.beam) {
      this.dropped = true;
      kept.length = this.beam;
    }
    return kept;
  }

  private sort(): void {
    this.order.sort((a, b) => this.score[a]! - this.score[b]! || a - b);
  }
}
