import {
  areTooClose,
  boundsOf,
  boxOf,
  dragToMiddle,
  DROP_SNAP_MM,
  isRefused,
  isViolation,
  movingPart,
  palletErrors,
  rowsOf,
  type PalletLoad,
  type PlacedProduct,
  type VerbResult,
  type Violation,
} from '@mullion/packing-model';

/** What releasing a dragged load would do, and the edge along the length that it snapped to. */
export interface DropPreview {
  readonly result: VerbResult;
  readonly guideXMm: number | null;
}

const keyOf = ({ code, params }: Violation): string => [code, params['product'] ?? '', params['other'] ?? ''].join('/');

/** The draft with a load moved by whole millimetres, refused when that breaks a rule that held before. */
export const shiftLoad = (load: PalletLoad, id: number, byXMm: number, byYMm: number): VerbResult => {
  const root = load.products.find((product) => product.id === id);
  if (!root) return { violations: [{ code: 'product.not_on_pallet', params: { product: id } }] };
  const part = movingPart(load.products, id);
  if (isViolation(part)) return { violations: [part] };
  const products = load.products.map((product) =>
    part.has(product.id) ? { ...product, xMm: product.xMm + byXMm, yMm: product.yMm + byYMm } : product,
  );
  return accepted(load, { ...load, products });
};

const accepted = (before: PalletLoad, after: PalletLoad): VerbResult => {
  const known = new Set(palletErrors(before).map(keyOf));
  const fresh = palletErrors(after).filter((error) => !known.has(keyOf(error)));
  return fresh.length > 0 ? { violations: fresh } : { load: after, unplaced: [] };
};

const nearest = (value: number, targets: readonly number[]): number | null => {
  const best = targets.reduce(
    (near, target) => (Math.abs(target - value) < Math.abs(near - value) ? target : near),
    Number.POSITIVE_INFINITY,
  );
  return Math.abs(best - value) <= DROP_SNAP_MM ? best : null;
};

/**
 * "Drag with snap": the load of a floor product dropped with its back left corner at a point. Edges within 40 mm snap
 * to the ends, to neighbours and to rows; dropped on a boundary between rows where it does not fit, it becomes a row of
 * its own.
 */
export const dropLoad = (load: PalletLoad, id: number, xMm: number, yMm: number): DropPreview => {
  const root = load.products.find((product) => product.id === id);
  const part = root ? movingPart(load.products, id) : null;
  if (!root || !part || isViolation(part)) {
    const why = part && isViolation(part) ? part : { code: 'product.not_on_pallet', params: { product: id } };
    return { result: { violations: [why] }, guideXMm: null };
  }
  const moving = boundsOf(load.products.filter((product) => part.has(product.id)).map(boxOf))!;
  const others = load.products.filter((product) => !part.has(product.id));
  const at = snapped(load, moving, others, { xMm: xMm + moving.x0 - root.xMm, yMm: yMm + moving.y0 - root.yMm });
  const free = shiftLoad(load, id, at.xMm - moving.x0, at.yMm - moving.y0);
  if (!isRefused(free)) return { result: free, guideXMm: at.guideXMm };
  const rowsBehind = rowsOf(others).filter(
    (row) => middleOf(row.stacks.flat()) < yMm + (moving.y1 - moving.y0) / 2,
  ).length;
  const between = root.zMm === 0 ? dragToMiddle(load, id, rowsBehind, at.xMm + root.xMm - moving.x0) : free;
  return { result: isRefused(between) ? free : between, guideXMm: isRefused(between) ? null : at.guideXMm };
};

const middleOf = (products: readonly PlacedProduct[]): number => {
  const bounds = boundsOf(products.map(boxOf));
  return bounds ? (bounds.y0 + bounds.y1) / 2 : 0;
};

const snapped = (
  load: PalletLoad,
  moving: { x0: number; x1: number; y0: number; y1: number },
  others: readonly PlacedProduct[],
  wish: { xMm: number; yMm: number },
): { xMm: number; yMm: number; guideXMm: number | null } => {
  const { spacingBetweenMm: gap, spacingEndsMm: ends, spacingSidesMm: sides } = load.limits;
  const along = moving.x1 - moving.x0;
  const across = moving.y1 - moving.y0;
  const boxes = others.map(boxOf);
  const lowest = { x: ends, y: sides };
  const highest = {
    x: Math.max(ends, load.lengthMm - ends - along),
    y: Math.max(sides, load.widthMm - sides - across),
  };
  const rows = rowsOf(others).map((row) => row.yMm);
  const yMm =
    nearest(wish.yMm, [
      lowest.y,
      highest.y,
      ...rows,
      ...boxes.flatMap((box) => [box.y1 + gap, box.y0 - gap - across]),
    ]) ?? Math.round(wish.yMm);
  const inRow = boxes.filter((box) =>
    areTooClose({ ...box, x0: 0, x1: 1 }, { x0: 0, x1: 1, y0: yMm, y1: yMm + across, z0: 0, z1: 100_000 }, gap),
  );
  const xs = [
    lowest.x,
    highest.x,
    ...inRow.flatMap((box) => [box.x1 + gap, box.x0 - gap - along]),
    ...boxes.flatMap((box) => [box.x0, box.x1 - along]),
  ];
  const xSnap = nearest(wish.xMm, xs);
  const xMm = Math.min(Math.max(xSnap ?? Math.round(wish.xMm), lowest.x), highest.x);
  return { xMm, yMm: Math.min(Math.max(yMm, lowest.y), highest.y), guideXMm: xSnap === null ? null : xMm };
};
