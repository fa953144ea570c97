import type { PackProblem } from './pack-problem';
import type { SkylineRow } from './skyline-row';

/** A row where it stands on its pallet: mirrored end for end, and how far it is moved along the deck, mm. */
export interface ArrangedRow {
  readonly row: SkylineRow;
  readonly isMirrored: boolean;
  readonly shiftMm: number;
}

/** The rows of a pallet from the back to the front, with the free depth behind the first one, mm. */
export interface Arrangement {
  readonly rows: readonly ArrangedRow[];
  readonly startMm: number;
}

/** The deck that a pallet of the search gets, mm. */
export interface Deck {
  readonly lengthMm: number;
  readonly widthMm: number;
}

/** Moment of a row about its own middle, kg·mm; positive leans to the right. */
export function lean(problem: PackProblem, row: SkylineRow): number {
  let moment = 0;
  for (let k = 0; k < row.itemCount; k++) {
    const i = row.items[4 * k]!;
    const turn = row.items[4 * k + 1]!;
    moment += problem.massKg[i]! * (row.items[4 * k + 2]! + (problem.lengthMm[2 * i + turn]! - row.lengthMm) / 2);
  }
  return moment;
}

/** A list from light to heavy, dealt to both ends in turns, so that the last come to stand in the middle. */
export function middleOut<T>(sorted: readonly T[]): T[] {
  const left: T[] = [];
  const right: T[] = [];
  sorted.forEach((one, n) => (n % 2 ? right : left).push(one));
  return [...left, ...right.reverse()];
}
