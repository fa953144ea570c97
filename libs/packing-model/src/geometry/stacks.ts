import type { PlacedProduct } from '../types';
import { boxOf, planOverlapMm2 } from './box';

/** Specification 2.9: a stack joins a row when its y is within this of the row's first stack. */
export const ROW_TOLERANCE_MM = 5;

/** Products connected by "rests on", lowest first. */
export type Stack = readonly PlacedProduct[];

/** Stacks one beside the other along the length. */
export interface Row {
  /** y of the row's first stack. */
  readonly yMm: number;
  readonly stacks: readonly Stack[];
}

/** Whether the upper product stands on the lower: top meets bottom and the plan areas overlap. */
export function restsOn(upper: PlacedProduct, lower: PlacedProduct): boolean {
  if (upper.zMm <= 0 || upper.id === lower.id) return false;
  const above = boxOf(upper);
  const below = boxOf(lower);
  return above.z0 === below.z1 && planOverlapMm2(above, below) > 0;
}

const byHeight = (a: PlacedProduct, b: PlacedProduct): number =>
  a.zMm - b.zMm || a.xMm - b.xMm || a.yMm - b.yMm || a.id - b.id;

/**
 * The load of one product: itself and everything resting on it, directly or not, lowest first. Empty for an unknown id.
 */
export function loadOf(products: readonly PlacedProduct[], id: number): readonly PlacedProduct[] {
  const root = products.find((p) => p.id === id);
  if (!root) return [];
  const load = [root];
  for (const product of [...products].sort(byHeight)) {
    if (!load.includes(product) && load.some((lower) => restsOn(product, lower))) load.push(product);
  }
  return load;
}

/** The load of every product, by product id. */
export function loadsOf(products: readonly PlacedProduct[]): ReadonlyMap<number, readonly PlacedProduct[]> {
  return new Map(products.map((p) => [p.id, loadOf(products, p.id)]));
}

/** Sets of products connected under "rests on", in order of y, then x, of their lowest product. */
export function stacksOf(products: readonly PlacedProduct[]): readonly Stack[] {
  const left = new Set([...products].sort(byHeight));
  const stacks: PlacedProduct[][] = [];
  for (const start of left) {
    left.delete(start);
    const stack = [start];
    for (const member of stack) {
      for (const other of left) {
        if (!restsOn(other, member) && !restsOn(member, other)) continue;
        left.delete(other);
        stack.push(other);
      }
    }
    stacks.push(stack.sort(byHeight));
  }
  return stacks.sort((a, b) => stackY(a) - stackY(b) || stackX(a) - stackX(b));
}

const stackY = (stack: Stack): number => Math.min(...stack.map((p) => p.yMm));
const stackX = (stack: Stack): number => Math.min(...stack.map((p) => p.xMm));

/** Rows behind one another across the width, back row first; stacks inside a row from left to right. */
export function rowsOf(products: readonly PlacedProduct[], toleranceMm: number = ROW_TOLERANCE_MM): readonly Row[] {
  const rows: { yMm: number; stacks: Stack[] }[] = [];
  for (const stack of stacksOf(products)) {
    const yMm = stackY(stack);
    const row = rows.find((r) => Math.abs(r.yMm - yMm) <= toleranceMm);
    if (row) row.stacks.push(stack);
    else rows.push({ yMm, stacks: [stack] });
  }
  for (const row of rows) row.stacks.sort((a, b) => stackX(a) - stackX(b));
  return rows;
}

/**
 * The number of the stack that each product stands in, by product id: counted from 1 in the order of building, row by
 * row from the back, each from left to right.
 */
export function stackNumbersOf(rows: readonly Row[]): ReadonlyMap<number, number> {
  const stacks = rows.flatMap((row) => row.stacks);
  return new Map(stacks.flatMap((stack, index) => stack.map((product) => [product.id, index + 1] as const)));
}
