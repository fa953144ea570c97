import { mayTip, offsetLimitsMm } from '@mullion/packing-model';
import { lean, middleOut, type ArrangedRow, type Arrangement, type Deck } from './arrangement';
import { alongMm, alongRows } from './balance-along';
import { acrossMm, bestOrder, bestStart } from './balance-across';
import type { FleetPallet } from './fleet';
import type { PackProblem } from './pack-problem';
import type { PackSettings } from './pallet-instance';
import { neededRoomMm } from './shorten';
import type { SkylineRow } from './skyline-row';

/**
 * Tall and heavy rows in the middle, mirrored in turns so that they balance along the length. A row on what is fixed is
 * the first and stays.
 */
export function usualArrangement(problem: PackProblem, pallet: FleetPallet): Arrangement {
  let leaning = 0;
  const fixed = pallet.rows.filter((row) => row.base);
  const rows = [...fixed, ...heaviestInTheMiddle(pallet.rows.filter((row) => !row.base))].map((row): ArrangedRow => {
    const own = lean(problem, row);
    const isMirrored = !row.base && leaning > 0 === own > 0;
    leaning += own * (isMirrored ? -1 : 1);
    return { row, isMirrored, shiftMm: 0 };
  });
  return { rows, startMm: 0 };
}

/**
 * The arrangement in which a new pallet does not tip, or the nearest to it: the usual one where that will do, else the
 * whole load in the middle of the deck, rows in another order, mirrored otherwise, moved along, at last with their
 * stacks in another order.
 */
export function steadyArrangement(
  problem: PackProblem,
  pallet: FleetPallet,
  settings: PackSettings,
  deck: Deck,
): { readonly arrangement: Arrangement; readonly tips: boolean } {
  const usual = usualArrangement(problem, pallet);
  const limits = settings.offsetLimits;
  if (!limits || !isTippable(problem, pallet, settings, deck)) return { arrangement: usual, tips: false };
  const most = offsetLimitsMm(limits, deck);
  const standsAcross = (arrangement: Arrangement) =>
    Math.abs(acrossMm(problem, arrangement, settings, deck)) <= most.acrossMm;
  const inTheMiddle = (rows: readonly ArrangedRow[]): Arrangement => ({
    rows,
    startMm: bestStart(problem, rows, settings, deck),
  });
  let found = usual;
  if (!standsAcross(found)) found = inTheMiddle(usual.rows);
  if (!standsAcross(found)) found = inTheMiddle(bestOrder(problem, usual.rows, settings, deck));
  found = { ...found, rows: alongRows(problem, found.rows, settings, deck, most.alongMm) };
  const tips = !standsAcross(found) || Math.abs(alongMm(problem, found.rows, settings, deck)) > most.alongMm;
  return { arrangement: found, tips };
}

/**
 * The deck of a new pallet: its length by its rows, and the narrowest width that holds them and on which it does not
 * tip.
 */
export function deckOf(problem: PackProblem, pallet: FleetPallet, settings: PackSettings): Deck {
  const room = settings.cutToContent ? neededRoomMm(problem, pallet) : problem.roomLengthMm;
  const lengthMm = room - problem.lengthOffsetMm;
  const whole = { lengthMm, widthMm: settings.widthMm };
  if (pallet.palletKey !== null || !settings.narrowerWidthsMm?.length) return whole;
  const neededMm = pallet.depthMm - problem.gapMm + 2 * settings.spacingSidesMm;
  const widths = [...settings.narrowerWidthsMm]
    .filter((widthMm) => widthMm >= neededMm && widthMm < settings.widthMm)
    .sort((a, b) => a - b);
  const narrow = widths
    .map((widthMm) => ({ lengthMm, widthMm }))
    .find((deck) => !steadyArrangement(problem, pallet, settings, deck).tips);
  return narrow ?? whole;
}

/** Whether a new pallet would tip however its rows are arranged. */
export const tipsAlways = (problem: PackProblem, pallet: FleetPallet, settings: PackSettings): boolean =>
  pallet.palletKey === null && steadyArrangement(problem, pallet, settings, deckOf(problem, pallet, settings)).tips;

function isTippable(problem: PackProblem, pallet: FleetPallet, settings: PackSettings, deck: Deck): boolean {
  let topMm = 0;
  for (const row of pallet.rows)
    for (let k = 0; k < row.itemCount; k++)
      topMm = Math.max(topMm, row.items[4 * k + 3]! + problem.heightMm[2 * row.items[4 * k]! + row.items[4 * k + 1]!]!);
  const timberKg = (problem.timberKgPerMm / settings.widthMm) * deck.widthMm * deck.lengthMm;
  return mayTip(pallet.massKg + timberKg, settings.palletHeightMm + topMm, deck.widthMm);
}

/** Lightest rows at the edges, heaviest in the middle. */
const heaviestInTheMiddle = (rows: readonly SkylineRow[]): SkylineRow[] =>
  middleOut([...rows].sort((a, b) => a.massKg - b.massKg));
