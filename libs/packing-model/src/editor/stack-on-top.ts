import type { PalletLoad } from '../types';
import { boxOf } from '../geometry/box';
import { stacksOf } from '../geometry/stacks';
import { isViolation, movingPart } from './moving-part';
import { acceptIfNoWorse, isRefused, refuse, shifted, unknownProduct, type VerbResult } from './verb-result';

/**
 * "Stack on top": the load goes onto the stack of the target, left-aligned with its top product; refused by support and
 * limits.
 */
export function stackOnTop(load: PalletLoad, id: number, targetId: number): VerbResult {
  const root = load.products.find((p) => p.id === id);
  if (!root) return unknownProduct(id);
  const part = movingPart(load.products, id);
  if (isViolation(part)) return { violations: [part] };
  const rest = load.products.filter((p) => !part.has(p.id));
  const stack = stacksOf(rest).find((s) => s.some((p) => p.id === targetId));
  const top = stack?.reduce((highest, p) => (boxOf(p).z1 > boxOf(highest).z1 ? p : highest));
  if (!top) return refuse('pallet.stack_on_itself', { product: targetId });
  const [from, onto] = [boxOf(root), boxOf(top)];
  // A deeper product hangs over to the front, else to the back, else evenly to both.
  const ys = [onto.y0, onto.y1 - (from.y1 - from.y0), Math.round((onto.y0 + onto.y1 - from.y1 + from.y0) / 2)];
  const tries = ys.map((y) => {
    const products = shifted(load.products, part, { x: onto.x0 - from.x0, y: y - from.y0, z: onto.z1 - from.z0 });
    return acceptIfNoWorse(load, { ...load, products });
  });
  return tries.find((t) => !isRefused(t)) ?? tries[0]!;
}
