import type { TruckFloor, TruckPallet } from '@mullion/packing-model';

/** Equal pallets of one stop are one kind. Sizes are padded by the spacing, and so is the floor. */
export interface FloorKind {
  readonly acrossMm: number;
  readonly alongMm: number;
  readonly turns: boolean;
  /** 0 is at the cab: the stop that is unloaded last. */
  readonly stop: number;
  /** Pallets of this kind, in order of id. */
  readonly pallets: readonly TruckPallet[];
  /** Whether the pallet with these across and along is turned from its own length and width. */
  readonly isTurned: boolean;
}

export interface FloorProblem {
  readonly widthMm: number;
  readonly gapMm: number;
  readonly kinds: readonly FloorKind[];
  readonly stops: number;
  readonly count: number;
  readonly areaMm2: number;
}

/** Pallets as kinds in stop order from the cab. Every pallet must fit the width in one turn at least. */
export function floorProblem(floor: TruckFloor, pallets: readonly TruckPallet[]): FloorProblem {
  const gapMm = floor.betweenPalletsMm;
  const widthMm = floor.widthMm + gapMm;
  const priorities = [...new Set(pallets.map((p) => p.dispatchPriority))].sort((a, b) => b - a);
  const kinds = new Map<string, FloorKind & { pallets: TruckPallet[] }>();
  for (const pallet of [...pallets].sort((a, b) => a.id - b.id)) {
    const straight = { acrossMm: pallet.widthMm + gapMm, alongMm: pallet.lengthMm + gapMm };
    const turned = { acrossMm: straight.alongMm, alongMm: straight.acrossMm };
    const canTurn = pallet.allowTurn && straight.acrossMm !== straight.alongMm && turned.acrossMm <= widthMm;
    const isTurned = canTurn && (straight.acrossMm > widthMm || turned.acrossMm < straight.acrossMm);
    const size = isTurned ? turned : straight;
    const turns = canTurn && size.alongMm <= widthMm;
    const stop = priorities.indexOf(pallet.dispatchPriority);
    const key = [size.acrossMm, size.alongMm, turns, isTurned, stop].join('/');
    const kind = kinds.get(key);
    if (kind) kind.pallets.push(pallet);
    else kinds.set(key, { ...size, turns, stop, pallets: [pallet], isTurned });
  }
  const all = [...kinds.values()];
  return {
    widthMm,
    gapMm,
    kinds: all,
    stops: priorities.length,
    count: pallets.length,
    areaMm2: all.reduce((s, k) => s + k.acrossMm * k.alongMm * k.pallets.length, 0),
  };
}

/** One pallet put down: kind, turned from the kind's own sizes, place (padded millimetres). */
export interface FloorMove {
  readonly kind: number;
  readonly turn: number;
  readonly xMm: number;
  readonly yMm: number;
}

/** A whole floor: its moves in an order in which x never falls. */
export interface FloorSolution {
  readonly moves: readonly FloorMove[];
  /** Padded used length. */
  readonly lengthMm: number;
}
