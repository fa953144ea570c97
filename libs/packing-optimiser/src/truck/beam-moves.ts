import type { FloorMove } from './floor-problem';

/** Numbers a move takes: its step, x, y and the move before. */
const MOVE = 4;

/**
 * What a pallet of a kind does on a front, in one number: turned or not, at which side, the lowest segment first left
 * empty (sides 2, 3).
 */
export const stepOf = (kind: number, turn: number, side: number): number => (kind << 3) | (turn << 2) | side;
export const kindOf = (step: number): number => step >> 3;
export const turnOf = (step: number): number => (step >> 2) & 1;
export const sideOf = (step: number): number => step & 3;

/** The moves of all nodes that a beam ever kept, each knowing the one before it. */
export class BeamMoves {
  private numbers: Int32Array;
  private count = 0;

  constructor(capacity: number) {
    this.numbers = new Int32Array(MOVE * capacity);
  }

  clear(): void {
    this.count = 0;
  }

  /** Answers the move's number; `before` is -1 for the first. */
  add(step: number, xMm: number, yMm: number, before: number): number {
    const at = MOVE * this.count;
    if (at + MOVE > this.numbers.length) {
      const longer = new Int32Array(2 * this.numbers.length);
      longer.set(this.numbers);
      this.numbers = longer;
    }
    this.numbers[at] = step;
    this.numbers[at + 1] = xMm;
    this.numbers[at + 2] = yMm;
    this.numbers[at + 3] = before;
    return this.count++;
  }

  /** All moves up to this one, and their steps. */
  upTo(last: number): { moves: FloorMove[]; steps: number[] } {
    const steps: number[] = [];
    const moves: FloorMove[] = [];
    for (let m = last; m >= 0; m = this.numbers[MOVE * m + 3]!) {
      const [step, xMm, yMm] = this.numbers.subarray(MOVE * m, MOVE * m + 3);
      steps.push(step!);
      moves.push({ kind: kindOf(step!), turn: turnOf(step!), xMm: xMm!, yMm: yMm! });
    }
    return { moves: moves.reverse(), steps: steps.reverse() };
  }
}
