import type { PalletLoad, PlacedProduct } from '../types';
import { boundsOf, boxOf, type Box } from '../geometry/box';
import { rowsOf } from '../geometry/stacks';
import { isViolation, movingPart } from './moving-part';
import { acceptIfNoWorse, shifted, unknownProduct, type VerbResult } from './verb-result';

/**
 * "Drag to middle": the load becomes a row of its own between two rows; later rows move by its depth and spacing.
 * `rowsBehind` counts the rows (of the pallet without the load) that stay behind the new one; 0 puts it first.
 */
export function dragToMiddle(load: PalletLoad, id: number, rowsBehind: number, xMm?: number): VerbResult {
  const root = load.products.find((p) => p.id === id);
  if (!root) return unknownProduct(id);
  const part = movingPart(load.products, id);
  if (isViolation(part)) return { violations: [part] };
  const { spacingBetweenMm: gap, spacingSidesMm } = load.limits;
  const moving = boundsOf(load.products.filter((p) => part.has(p.id)).map(boxOf))!;
  const rest = closeGap(load, part);
  const rows = rowsOf(rest);
  const behind = rows.slice(0, rowsBehind).flatMap((row) => row.stacks.flat());
  const yMm = behind.length ? Math.max(...behind.map((p) => boxOf(p).y1)) + gap : spacingSidesMm;
  const later = new Set(rows.slice(rowsBehind).flatMap((row) => row.stacks.flat().map((p) => p.id)));
  const front = rest.filter((p) => later.has(p.id));
  const roomMm = front.length ? Math.min(...front.map((p) => p.yMm)) - yMm : Number.POSITIVE_INFINITY;
  const pushMm = Math.max(0, moving.y1 - moving.y0 + gap - roomMm);
  const placed = shifted(
    load.products.filter((p) => part.has(p.id)),
    part,
    { x: shiftAlong(load, moving, root, xMm), y: yMm - moving.y0, z: -root.zMm },
  );
  const at = new Map([...shifted(rest, later, { y: pushMm }), ...placed].map((p) => [p.id, p]));
  return acceptIfNoWorse(load, { ...load, products: load.products.map((p) => at.get(p.id) ?? p) });
}

/**
 * How far the part moves along: its lowest product to `xMm` or its outline to the end, as far as the outline stays
 * between both ends.
 */
function shiftAlong(
  { lengthMm, limits }: PalletLoad,
  outline: Box,
  root: PlacedProduct,
  xMm: number | undefined,
): number {
  const first = limits.spacingEndsMm - outline.x0;
  const last = lengthMm - limits.spacingEndsMm - outline.x1;
  return xMm === undefined ? first : Math.max(first, Math.min(xMm - root.xMm, last));
}

/** What stays, moved up where the leaving part was a whole row, so that its room is free for the new row. */
function closeGap(load: PalletLoad, part: ReadonlySet<number>) {
  const rest = load.products.filter((p) => !part.has(p.id));
  const rows = rowsOf(load.products);
  const emptied = rows.findIndex((row) => row.stacks.flat().every((p) => part.has(p.id)));
  const next = rows[emptied + 1];
  if (emptied < 0 || !next) return rest;
  const later = new Set(rows.slice(emptied + 1).flatMap((row) => row.stacks.flat().map((p) => p.id)));
  const firstMm = Math.min(...rest.filter((p) => later.has(p.id)).map((p) => p.yMm));
  return shifted(rest, later, { y: Math.min(...rows[emptied]!.stacks.flat().map((p) => p.yMm)) - firstMm });
}
