import { addRow, emptyPallet, withoutRows, type FleetPallet } from './fleet';
import { massLimitKg, type PackProblem } from './pack-problem';
import type { PackSettings } from './pallet-instance';
import { neededRoomMm } from './shorten';
import type { SkylineRow } from './skyline-row';
import { tipsAlways } from './steady-arrangement';

/**
 * Pallets of which none tips, as far as that can be: rows change places with rows of other pallets, and what still tips
 * gives rows away to a pallet of their own. One row that is heavy at one end stays as it is, and so do sets, which stay
 * together.
 */
export function steadyPallets(
  problem: PackProblem,
  pallets: readonly FleetPallet[],
  settings: PackSettings,
): FleetPallet[] {
  if (!settings.offsetLimits) return [...pallets];
  const steady = [...pallets];
  for (let p = 0; p < steady.length; p++) {
    if (!tipsAlways(problem, steady[p]!, settings) || !mayLoseRows(problem, steady[p]!)) continue;
    const exchanged = exchangedRows(problem, steady, p, settings);
    if (exchanged) for (const [at, pallet] of exchanged) steady[at] = pallet;
    else steady.push(...splitOff(problem, steady, p, settings));
  }
  return steady;
}

const mayLoseRows = (problem: PackProblem, pallet: FleetPallet): boolean =>
  pallet.rows.length > 1 && isFree(problem, pallet);

/** Whether its rows may go elsewhere: nothing is fixed there, and no product belongs to a set. */
const isFree = (problem: PackProblem, pallet: FleetPallet): boolean =>
  pallet.palletKey === null &&
  pallet.rows.every((row) =>
    Array.from({ length: row.itemCount }, (_, k) => problem.units[problem.unitOf[row.product(k)]!]!).every(
      (unit) => unit.length === 1,
    ),
  );

/**
 * Two pallets after one gave the other a row, or both a row each, so that neither tips; the least length of both. Null
 * when there are none.
 */
function exchangedRows(
  problem: PackProblem,
  pallets: readonly FleetPallet[],
  p: number,
  settings: PackSettings,
): (readonly [number, FleetPallet])[] | null {
  const from = pallets[p]!;
  let best: { readonly lengthMm: number; readonly changed: (readonly [number, FleetPallet])[] } | null = null;
  for (const [q, to] of pallets.entries()) {
    if (q === p || !isFree(problem, to)) continue;
    for (const given of from.rows) {
      for (const taken of [null, ...to.rows]) {
        const pair = [withRows(problem, from, given, taken), withRows(problem, to, taken, given)] as const;
        if (!pair.every((pallet) => isAllowed(problem, pallet))) continue;
        const lengthMm = pair.reduce((sum, pallet) => sum + neededRoomMm(problem, pallet), 0);
        if (best && lengthMm >= best.lengthMm) continue;
        if (pair.some((pallet) => tipsAlways(problem, pallet, settings))) continue;
        best = {
          lengthMm,
          changed: [
            [p, pair[0]],
            [q, pair[1]],
          ],
        };
      }
    }
  }
  return best?.changed ?? null;
}

/** New pallets with rows of one that tips, which is left with those that stand well together: as many as can. */
function splitOff(problem: PackProblem, pallets: FleetPallet[], p: number, settings: PackSettings): FleetPallet[] {
  const whole = pallets[p]!;
  const added: FleetPallet[] = [];
  let rest = whole;
  while (rest.rows.length > 1 && tipsAlways(problem, rest, settings)) {
    const ways = rest.rows.map((row) => ({ row, pallet: withRows(problem, rest, row, null) }));
    const way = ways.find(({ pallet }) => !tipsAlways(problem, pallet, settings)) ?? ways[0]!;
    rest = way.pallet;
    const joined = added.map((pallet) => withRows(problem, pallet, null, way.row));
    const at = joined.findIndex((pallet) => isAllowed(problem, pallet) && !tipsAlways(problem, pallet, settings));
    if (at < 0) added.push(withRows(problem, emptyPallet(problem.roomLengthMm), null, way.row));
    else added[at] = joined[at]!;
  }
  pallets[p] = rest;
  return added;
}

/** A version of a pallet without one row and with another. */
function withRows(
  problem: PackProblem,
  pallet: FleetPallet,
  without: SkylineRow | null,
  added: SkylineRow | null,
): FleetPallet {
  const version = without
    ? withoutRows(problem, pallet, (row) => row === without).pallet
    : { ...pallet, rows: [...pallet.rows] };
  if (added) addRow(problem, version, added);
  return version;
}

const isAllowed = (problem: PackProblem, pallet: FleetPallet): boolean =>
  pallet.rows.length > 0 &&
  pallet.depthMm <= problem.roomWidthMm &&
  pallet.massKg <= massLimitKg(problem, neededRoomMm(problem, pallet));
