import { roomLengthFor, type PackProblem } from '../pallets/pack-problem';
import { below, type Random } from '../search/random';

/** How often a pallet more is tried where one is allowed, and two pallets become one. */
const SPLIT_CHANCE = 0.4;
const JOIN_CHANCE = 0.1;

/**
 * How often a length is wished for that fills the floor's width beside others, and how often a cut pallet's mate may
 * get longer.
 */
const WISH_CHANCE = 0.5;
const GROW_CHANCE = 0.8;

/** Which pallets of a way leave, and the padded rooms that their products may get at most. */
export interface Change {
  readonly leave: readonly number[];
  readonly rooms: readonly number[];
}

/**
 * A change of a way's lengths: one pallet is cut, another or a new one gets what it needs instead; how little that is,
 * packing shows. `wishMm` gives a padded room with which a pallet would stand flush beside others; `longer`: how many
 * times as long the load gets by its width.
 */
export function propose(
  problem: PackProblem,
  rooms: readonly number[],
  mostPallets: number,
  longer: number,
  wishMm: () => number,
  random: Random,
): Change {
  const longestMm = problem.roomLengthMm;
  const between = (fromMm: number, toMm: number) => fromMm + (toMm - fromMm) * random();
  const one = below(random, rooms.length);
  const other = rooms.length > 1 ? (one + 1 + below(random, rooms.length - 1)) % rooms.length : -1;
  const wish = random() < WISH_CHANCE ? wishMm() : 0;
  const cut = (mm: number) => (wish > 0.3 * mm && wish < mm ? wish : mm * (1 - 0.6 * random() ** 1.5) - 1);
  const change = (leave: readonly number[], made: readonly number[]): Change => ({
    leave,
    rooms: made.map((mm) =>
      Math.min(longestMm, roomLengthFor(problem, Math.max(1, Math.floor(mm * (wish > 0 ? 1 : longer))))),
    ),
  });
  if (rooms.length < mostPallets && random() < SPLIT_CHANCE) {
    if (other < 0 || random() < 0.4) return change([one], [cut(rooms[one]!), between(0.3, 1) * rooms[one]!]);
    return change([one, other], [cut(rooms[one]!), rooms[other]! * between(0.6, 1), between(0.3, 0.9) * longestMm]);
  }
  if (other < 0) return change([one], [rooms[one]! * between(0.9, 1) - 1]);
  if (random() < JOIN_CHANCE) return change([one, other], [between(Math.max(rooms[one]!, rooms[other]!), longestMm)]);
  if (random() < GROW_CHANCE) return change([one, other], [cut(rooms[one]!), between(rooms[other]!, longestMm)]);
  return change([one], [rooms[one]! * between(0.8, 1) - 1]);
}
