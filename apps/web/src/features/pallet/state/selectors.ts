import type { PalletDetail } from '@mullion/contracts';
import {
  boundsOf,
  boxOf,
  generateStructure,
  isViolation,
  movingPart,
  palletFromWire,
  rowsOf,
  type PalletLoad,
} from '@mullion/packing-model';

/**
 * The pallet as rules and drawings take it; before it is saved, length and timber are those that the server will make
 * of it.
 */
export const shownLoad = (pallet: PalletDetail, isDraft: boolean, tallPalletRule: boolean): PalletLoad => {
  const load = palletFromWire(pallet, tallPalletRule);
  if (!isDraft) return load;
  const bounds = boundsOf(load.products.map(boxOf));
  const arranged = { ...load, lengthMm: Math.max(load.lengthMm, (bounds?.x1 ?? 0) + load.limits.spacingEndsMm) };
  return pallet.auto_update ? { ...arranged, structure: generateStructure(arranged) } : arranged;
};

/** The chosen product and what goes along with it. */
export const chosenPart = (load: PalletLoad, id: number | null): ReadonlySet<number> => {
  if (id === null || !load.products.some((product) => product.id === id)) return new Set();
  const part = movingPart(load.products, id);
  return isViolation(part) ? new Set([id]) : part;
};

/** Lowest product of the stack that a product belongs to: what a press in the top view means. */
export const stackRoot = (load: PalletLoad, id: number): number => {
  const stack = rowsOf(load.products)
    .flatMap((row) => row.stacks)
    .find((each) => each.some((product) => product.id === id));
  return stack?.[0]?.id ?? id;
};

/** Row and place of a product, 1-based; null when it is not there. */
export const rowPlace = (
  load: PalletLoad,
  id: number | null,
): { readonly row: number; readonly place: number } | null => {
  const rows = rowsOf(load.products);
  for (const [rowIndex, row] of rows.entries()) {
    const placeIndex = row.stacks.findIndex((stack) => stack.some((product) => product.id === id));
    if (placeIndex >= 0) return { row: rowIndex + 1, place: placeIndex + 1 };
  }
  return null;
};

/** Which row the side view shows. */
export const shownRow = (load: PalletLoad, selectedId: number | null, row: number | null): number => {
  const last = Math.max(0, rowsOf(load.products).length - 1);
  if (row !== null) return Math.min(row, last);
  const place = rowPlace(load, selectedId);
  return place ? place.row - 1 : last;
};
