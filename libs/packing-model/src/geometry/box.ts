import type { PlacedProduct } from '../types';

/** A product's place in space, whole millimetres, half-open in every axis. */
export interface Box {
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
  readonly z0: number;
  readonly z1: number;
}

/**
 * Extents of a product standing on edge: width (x), depth (y), height (z); flipped: height (x), depth (y), width (z).
 */
export function sizeOf(
  product: { widthMm: number; heightMm: number; depthMm: number },
  isFlipped: boolean,
): { xMm: number; yMm: number; zMm: number } {
  return isFlipped
    ? { xMm: product.heightMm, yMm: product.depthMm, zMm: product.widthMm }
    : { xMm: product.widthMm, yMm: product.depthMm, zMm: product.heightMm };
}

/** The box a placed product occupies, in millimetres. */
export function boxOf(product: PlacedProduct): Box {
  const size = sizeOf(product, product.isFlipped);
  return {
    x0: product.xMm,
    x1: product.xMm + size.xMm,
    y0: product.yMm,
    y1: product.yMm + size.yMm,
    z0: product.zMm,
    z1: product.zMm + size.zMm,
  };
}

/** Length shared by two intervals in millimetres, 0 when they are apart or only touch. */
export const overlapMm = (a0: number, a1: number, b0: number, b1: number): number =>
  Math.max(0, Math.min(a1, b1) - Math.max(a0, b0));

/** Plan area shared by two boxes in mm². */
export const planOverlapMm2 = (a: Box, b: Box): number =>
  overlapMm(a.x0, a.x1, b.x0, b.x1) * overlapMm(a.y0, a.y1, b.y0, b.y1);

/** Whether two boxes break hard rule 2: at one height, and nearer than the spacing both in x and in y. */
export function areTooClose(a: Box, b: Box, spacingMm: number): boolean {
  if (overlapMm(a.z0, a.z1, b.z0, b.z1) === 0) return false;
  return a.x0 < b.x1 + spacingMm && b.x0 < a.x1 + spacingMm && a.y0 < b.y1 + spacingMm && b.y0 < a.y1 + spacingMm;
}

/** The smallest box around several, or null when there is none. */
export function boundsOf(boxes: readonly Box[]): Box | null {
  const first = boxes[0];
  if (!first) return null;
  return boxes.reduce(
    (sum, box) => ({
      x0: Math.min(sum.x0, box.x0),
      x1: Math.max(sum.x1, box.x1),
      y0: Math.min(sum.y0, box.y0),
      y1: Math.max(sum.y1, box.y1),
      z0: Math.min(sum.z0, box.z0),
      z1: Math.max(sum.z1, box.z1),
    }),
    first,
  );
}
