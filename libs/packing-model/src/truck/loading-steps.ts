import type { PlacedPallet, TruckFloor } from '../types';
import { floorRect, type FloorRect } from './truck-floor';

/** As seen from the doors, where the loader stands. */
export type FloorSide = 'left' | 'right' | 'middle';

/** One pallet driven in, and where it is put down. */
export interface LoadingStep<Pallet extends PlacedPallet = PlacedPallet> {
  /** 1 goes in first. The same on screen, on paper and at the scanner, however much is loaded. */
  readonly step: number;
  readonly pallet: Pallet;
  readonly side: FloorSide;
  /** From the headboard to its end towards the cab, millimetres. */
  readonly fromHeadboardMm: number;
  /** The pallet it is pushed up to; null at the headboard. */
  readonly behindId: number | null;
}

/** Middle of a pallet this near the middle line, as a share of the width, is on neither side. */
const MIDDLE_SHARE = 1 / 8;

/** The side a pallet stands on as seen from the doors: looking to the cab, y = 0 is on the right. */
export const sideFromDoors = (floor: TruckFloor, pallet: PlacedPallet): FloorSide => {
  const { y0, y1 } = floorRect(pallet);
  const offMiddleMm = (y0 + y1) / 2 - floor.widthMm / 2;
  if (Math.abs(offMiddleMm) < floor.widthMm * MIDDLE_SHARE) return 'middle';
  return offMiddleMm < 0 ? 'right' : 'left';
};

/** Whether a pallet that stands there bars the straight way from the doors to another's place. */
const bars = (loaded: FloorRect, place: FloorRect): boolean =>
  loaded.x0 > place.x0 && loaded.y0 < place.y1 && place.y0 < loaded.y1;

/** Last stop first, then from the headboard to the doors and from the right wall to the left. */
const byTurn = (a: PlacedPallet, b: PlacedPallet): number =>
  b.dispatchPriority - a.dispatchPriority || a.xMm - b.xMm || a.yMm - b.yMm || a.id - b.id;

/**
 * The order in which a truck is loaded, with the place of each pallet: what is unloaded last goes in first, from the
 * headboard to the doors, and only to places whose way from the doors is free. Where a plan has a stop before an
 * earlier one, the way decides: the pallet further in goes first. Every pallet is in it once; the order depends on the
 * plan alone, not on what is loaded.
 */
export function loadingSteps<Pallet extends PlacedPallet>(
  floor: TruckFloor,
  placed: readonly Pallet[],
): readonly LoadingStep<Pallet>[] {
  const waiting = [...placed].sort(byTurn).map((pallet) => ({ pallet, rect: floorRect(pallet) }));
  const inside: typeof waiting = [];
  while (waiting.length > 0) {
    // the one furthest in bars nobody's way, so there always is one
    const at = waiting.findIndex(({ rect }) => !waiting.some((other) => bars(rect, other.rect)));
    inside.push(...waiting.splice(Math.max(0, at), 1));
  }
  return inside.map(({ pallet, rect }, index) => {
    const ahead = inside
      .slice(0, index)
      .filter((other) => other.rect.y0 < rect.y1 && rect.y0 < other.rect.y1 && other.rect.x1 <= rect.x0);
    const nearest = ahead.reduce<(typeof ahead)[number] | null>(
      (near, other) => (near && near.rect.x1 >= other.rect.x1 ? near : other),
      null,
    );
    return {
      step: index + 1,
      pallet,
      side: sideFromDoors(floor, pallet),
      fromHeadboardMm: pallet.xMm,
      behindId: nearest?.pallet.id ?? null,
    };
  });
}

/** Pallets of a plan that stand on the truck already. */
export const loadedIdsOf = (steps: readonly LoadingStep[]): ReadonlySet<number> =>
  new Set(steps.filter(({ pallet }) => pallet.isFixed).map(({ pallet }) => pallet.id));

/** What a pallet loaded before its turn leaves undone. */
export interface OutOfTurn<Step extends LoadingStep = LoadingStep> {
  /** Steps that should have come before it. */
  readonly skipped: readonly Step[];
  /** Those of them whose way it bars: they cannot be driven in any more. */
  readonly barred: readonly Step[];
}

/**
 * What should have been loaded before a pallet and is not; null when it was its turn. `loadedIds`: what stands on the
 * truck.
 */
export function outOfTurn<Step extends LoadingStep>(
  steps: readonly Step[],
  palletId: number,
  loadedIds: ReadonlySet<number>,
): OutOfTurn<Step> | null {
  const own = steps.find(({ pallet }) => pallet.id === palletId);
  if (!own) return null;
  const skipped = steps.filter(({ step, pallet }) => step < own.step && !loadedIds.has(pallet.id));
  if (skipped.length === 0) return null;
  const rect = floorRect(own.pallet);
  return { skipped, barred: skipped.filter(({ pallet }) => bars(rect, floorRect(pallet))) };
}

/**
 * What comes next: the first step that is not loaded and can still be driven in; when none can, the first not loaded.
 */
export function nextStep<Step extends LoadingStep>(
  steps: readonly Step[],
  loadedIds: ReadonlySet<number>,
): Step | undefined {
  const loaded = steps.filter(({ pallet }) => loadedIds.has(pallet.id)).map(({ pallet }) => floorRect(pallet));
  const missing = steps.filter(({ pallet }) => !loadedIds.has(pallet.id));
  return missing.find(({ pallet }) => !loaded.some((rect) => bars(rect, floorRect(pallet)))) ?? missing[0];
}
