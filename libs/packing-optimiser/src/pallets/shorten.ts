import type { Budget } from '../search/budget';
import { below, type Random } from '../search/random';
import { withoutRows, type FleetPallet } from './fleet';
import type { FleetSearch } from './fleet-search';
import { roomLengthFor, type PackProblem } from './pack-problem';

/** Steps spent on one try to shorten. */
const STEPS_A_TRY = 150;

/** Padded length that the rows of a pallet use. */
export const usedRoomMm = (pallet: FleetPallet): number =>
  pallet.rows.reduce((most, row) => Math.max(most, row.lengthMm), 0);

/** Room a pallet needs at the least, by the lengths allowed. */
export const neededRoomMm = (problem: PackProblem, pallet: FleetPallet): number =>
  roomLengthFor(problem, usedRoomMm(pallet));

/** Least deck area at the same number of pallets: a pallet's room is cut back and what stuck out is worked in again. */
export function shortenPallets(
  problem: PackProblem,
  start: readonly FleetPallet[],
  search: FleetSearch,
  random: Random,
  budget: Budget,
  untilShare: number,
): FleetPallet[] {
  let best = start.map((pallet) => tightened(problem, pallet));
  const movable = () =>
    best.map((pallet, p) => ({ pallet, p })).filter(({ pallet }) => pallet.palletKey === null && pallet.rows.length);
  while (!budget.isOver && budget.used() < untilShare) {
    const choices = movable();
    // open pallets may have taken everything
    if (!choices.length) return best;
    const { pallet, p } = choices[below(random, choices.length)]!;
    const targetMm = shorterRoom(problem, pallet.roomLengthMm, random);
    if (targetMm <= 0) {
      if (!budget.step(untilShare)) break;
      continue;
    }
    const pallets = [...best];
    let grownMm = 0;
    const other = choices[below(random, choices.length)]!.p;
    if (other !== p && random() < 0.4) {
      const longer = longerRoom(problem, best[other]!.roomLengthMm, pallet.roomLengthMm - targetMm, random);
      grownMm = longer - best[other]!.roomLengthMm;
      pallets[other] = { ...best[other]!, roomLengthMm: longer };
    }
    if (grownMm >= pallet.roomLengthMm - targetMm) continue;
    const cut = withoutRows(problem, pallet, (row) => row.lengthMm > targetMm || sharesSet(problem, pallet, targetMm));
    pallets[p] = { ...cut.pallet, roomLengthMm: targetMm };
    const fleet = { pallets, absent: cut.removed };
    if (search.repair(fleet, untilShare, STEPS_A_TRY)) best = fleet.pallets.map((q) => tightened(problem, q));
  }
  return best;
}

/** With sets on a pallet all rows leave together, so that no set is torn. */
const sharesSet = (problem: PackProblem, pallet: FleetPallet, targetMm: number): boolean =>
  problem.hasSets && pallet.rows.some((row) => row.lengthMm > targetMm);

function tightened(problem: PackProblem, pallet: FleetPallet): FleetPallet {
  if (pallet.palletKey !== null || !pallet.rows.length) return pallet;
  return { ...pallet, roomLengthMm: neededRoomMm(problem, pallet) };
}

function shorterRoom(problem: PackProblem, roomMm: number, random: Random): number {
  if (!problem.roomLengthsMm.length) return Math.floor(roomMm * (1 - 0.15 * random() ** 2)) - 1;
  return problem.roomLengthsMm.findLast((length) => length < roomMm) ?? 0;
}

function longerRoom(problem: PackProblem, roomMm: number, atMostMm: number, random: Random): number {
  if (!problem.roomLengthsMm.length) return Math.min(problem.roomLengthMm, roomMm + Math.floor(atMostMm * random()));
  return problem.roomLengthsMm.find((length) => length > roomMm) ?? roomMm;
}
