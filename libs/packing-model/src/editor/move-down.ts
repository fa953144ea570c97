import type { PalletLoad, PlacedProduct } from '../types';
import { boxOf } from '../geometry/box';
import { rowsOf, type Row } from '../geometry/stacks';
import { isViolation, movingPart } from './moving-part';
import { acceptIfNoWorse, isRefused, refuse, shifted, unknownProduct, type VerbResult } from './verb-result';

const rowEndMm = (row: Row): number => Math.max(...row.stacks.flat().map((p) => boxOf(p).x1));
const rowFrontMm = (products: readonly PlacedProduct[]): number => Math.max(...products.map((p) => boxOf(p).y1));

function placeAt(
  load: PalletLoad,
  root: PlacedProduct,
  part: ReadonlySet<number>,
  at: { x: number; y: number },
): VerbResult {
  const products = shifted(load.products, part, { x: at.x - root.xMm, y: at.y - root.yMm, z: -root.zMm });
  return acceptIfNoWorse(load, { ...load, products });
}

/**
 * "Move down": a load standing on another goes to the floor, at the end of its row if it fits, else as a new row at the
 * front.
 */
export function moveDown(load: PalletLoad, id: number): VerbResult {
  const root = load.products.find((p) => p.id === id);
  if (!root) return unknownProduct(id);
  if (root.zMm === 0) return refuse('pallet.already_down', { product: id });
  const part = movingPart(load.products, id);
  if (isViolation(part)) return { violations: [part] };
  const { spacingBetweenMm, spacingEndsMm } = load.limits;
  const rest = load.products.filter((p) => !part.has(p.id));
  const row = rowsOf(load.products).find((r) => r.stacks.flat().some((p) => p.id === id));
  const staying = row && { ...row, stacks: row.stacks.map((s) => s.filter((p) => !part.has(p.id))) };
  const atEnd = staying && placeAt(load, root, part, { x: rowEndMm(staying) + spacingBetweenMm, y: staying.yMm });
  if (atEnd && !isRefused(atEnd)) return atEnd;
  return placeAt(load, root, part, { x: spacingEndsMm, y: rowFrontMm(rest) + spacingBetweenMm });
}

/** "Move to upper row end": the load goes to the end of the neighbouring row with the smaller y, drawn above. */
export function moveToUpperRowEnd(load: PalletLoad, id: number): VerbResult {
  const root = load.products.find((p) => p.id === id);
  if (!root) return unknownProduct(id);
  const rows = rowsOf(load.products);
  const index = rows.findIndex((r) => r.stacks.flat().some((p) => p.id === id));
  const upper = rows[index - 1];
  if (!upper) return refuse('pallet.no_upper_row', { product: id });
  const part = movingPart(load.products, id);
  if (isViolation(part)) return { violations: [part] };
  return placeAt(load, root, part, { x: rowEndMm(upper) + load.limits.spacingBetweenMm, y: upper.yMm });
}
