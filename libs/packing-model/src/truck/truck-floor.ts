import type { PlacedPallet, TruckFloor } from '../types';
import { overlapMm } from '../geometry/box';

/** A pallet's rectangle on the floor, in millimetres. */
export interface FloorRect {
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
}

/** The rectangle a pallet covers: length along x, width along y, swapped when turned. */
export function floorRect(pallet: PlacedPallet): FloorRect {
  const alongMm = pallet.isTurned ? pallet.widthMm : pallet.lengthMm;
  const acrossMm = pallet.isTurned ? pallet.lengthMm : pallet.widthMm;
  return { x0: pallet.xMm, x1: pallet.xMm + alongMm, y0: pallet.yMm, y1: pallet.yMm + acrossMm };
}

/** Whether two rectangles overlap, or, with a spacing, are nearer than it both in x and in y. */
export const rectsClash = (a: FloorRect, b: FloorRect, spacingMm = 0): boolean =>
  a.x0 < b.x1 + spacingMm && b.x0 < a.x1 + spacingMm && a.y0 < b.y1 + spacingMm && b.y0 < a.y1 + spacingMm;

/** Used length of the floor: the largest x end, in millimetres. */
export const usedLengthMm = (placed: readonly PlacedPallet[]): number =>
  Math.max(0, ...placed.map((p) => floorRect(p).x1));

/** Centre of mass over the floor and the mass on it; null when nothing weighs anything. */
export function centreOfMass(placed: readonly PlacedPallet[]): { xMm: number; yMm: number; massKg: number } | null {
  const massKg = placed.reduce((sum, p) => sum + p.massKg, 0);
  if (massKg <= 0) return null;
  const mean = (of: (rect: FloorRect) => number) =>
    Math.round(placed.reduce((sum, p) => sum + of(floorRect(p)) * p.massKg, 0) / massKg);
  return { xMm: mean((r) => (r.x0 + r.x1) / 2), yMm: mean((r) => (r.y0 + r.y1) / 2), massKg };
}

const byPlace = (a: PlacedPallet, b: PlacedPallet): number => a.xMm - b.xMm || a.yMm - b.yMm || a.id - b.id;

/**
 * "Rearrange": in the order of x, y, id every pallet is pushed towards the cab, then towards y = 0, keeping the
 * spacing. What is fixed stays and the others are pushed up to it.
 */
export function rearrange(floor: TruckFloor, placed: readonly PlacedPallet[]): readonly PlacedPallet[] {
  const fixed = placed.filter((pallet) => pallet.isFixed);
  const done: PlacedPallet[] = [];
  for (const pallet of [...placed].sort(byPlace))
    done.push(pallet.isFixed ? pallet : pushed(floor, pallet, done, fixed));
  const byId = new Map(done.map((p) => [p.id, p]));
  return placed.map((p) => byId.get(p.id) ?? p);
}

/**
 * A pallet behind those that are pushed already, beside them as near to y = 0 as they let it, and clear of what is
 * fixed.
 */
function pushed(
  floor: TruckFloor,
  pallet: PlacedPallet,
  done: readonly PlacedPallet[],
  fixed: readonly PlacedPallet[],
): PlacedPallet {
  const gap = floor.betweenPalletsMm;
  const others = [...new Set([...done, ...fixed])].map(floorRect);
  const acrossMm = floorRect(pallet).y1 - pallet.yMm;
  const inside = { ...pallet, yMm: Math.max(0, Math.min(pallet.yMm, floor.widthMm - acrossMm)) };
  const isFree = (at: PlacedPallet) => others.every((other) => !rectsClash(floorRect(at), other, gap));
  /** The first of some places where it is clear of everything. */
  const firstFree = (places: readonly PlacedPallet[]) => places.find(isFree);
  const rect = floorRect(inside);
  const ahead = done.map(floorRect).filter((d) => overlapMm(d.y0 - gap, d.y1 + gap, rect.y0, rect.y1) > 0);
  const xMm = Math.max(0, ...ahead.map((d) => d.x1 + gap));
  const xs = [xMm, ...others.map((other) => other.x1 + gap).filter((end) => end > xMm)].sort((a, b) => a - b);
  const forward = firstFree(xs.map((at) => ({ ...inside, xMm: at }))) ?? { ...inside, xMm };
  const now = floorRect(forward);
  const beside = done
    .map(floorRect)
    .filter((d) => d.y0 < now.y0 && overlapMm(d.x0 - gap, d.x1 + gap, now.x0, now.x1) > 0);
  const yMm = Math.max(0, ...beside.map((d) => d.y1 + gap));
  const ys = [yMm, ...others.map((other) => other.y1 + gap).filter((end) => end > yMm && end < forward.yMm)].sort(
    (a, b) => a - b,
  );
  return firstFree(ys.map((at) => ({ ...forward, yMm: at }))) ?? forward;
}

/** Edges nearer than this snap to each other when a pallet is dropped by hand, in millimetres. */
export const FLOOR_SNAP_MM = 40;

/**
 * A pallet dropped by hand: pulled inside the width and behind the headboard, edges snapped to walls and neighbours.
 */
export function snapToFloor(
  floor: TruckFloor,
  pallet: PlacedPallet,
  others: readonly PlacedPallet[],
  toleranceMm: number = FLOOR_SNAP_MM,
): PlacedPallet {
  const rect = floorRect(pallet);
  const along = rect.x1 - rect.x0;
  const across = rect.y1 - rect.y0;
  const gap = floor.betweenPalletsMm;
  const rects = others.filter((o) => o.id !== pallet.id).map(floorRect);
  const xs = [0, ...rects.flatMap((r) => [r.x1 + gap, r.x0, r.x0 - gap - along, r.x1 - along])];
  const ys = [
    0,
    floor.widthMm - across,
    ...rects.flatMap((r) => [r.y1 + gap, r.y0, r.y0 - gap - across, r.y1 - across]),
  ];
  const xMm = Math.max(0, nearest(pallet.xMm, xs, toleranceMm));
  const yMm = Math.max(0, Math.min(nearest(pallet.yMm, ys, toleranceMm), floor.widthMm - across));
  return { ...pallet, xMm, yMm };
}

function nearest(value: number, targets: readonly number[], tolerance: number): number {
  const best = targets.reduce(
    (near, t) => (Math.abs(t - value) < Math.abs(near - value) ? t : near),
    Number.POSITIVE_INFINITY,
  );
  return Math.abs(best - value) <= tolerance ? best : Math.round(value);
}
