import {
  cutToContent,
  palletErrors,
  supportOf,
  type LengthRule,
  type PackProduct,
  type PalletLoad,
  type PlacedProduct,
} from '@mullion/packing-model';

export interface PlannedItem {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly is_flipped: boolean;
}

/**
 * A pallet of a plan as it can be created now: what is no longer wanted is missing, what stood on it goes too, the rest
 * is cut to its content and must break no rule. Products that cannot stand on it are named in `out`; `load` is null
 * when none is left.
 */
export const planPalletNow = (
  empty: PalletLoad,
  items: readonly PlannedItem[],
  products: ReadonlyMap<number, PackProduct>,
  rule: LengthRule,
): { load: PalletLoad | null; out: { id: number; rule: string }[] } => {
  const out: { id: number; rule: string }[] = [];
  let placed: PlacedProduct[] = [];
  for (const item of items) {
    const product = products.get(item.id);
    if (product) placed.push({ ...product, xMm: item.x, yMm: item.y, zMm: item.z, isFlipped: item.is_flipped });
  }
  const isComplete = placed.length === items.length;
  for (;;) {
    const loose = placed.filter((p) => !supportOf(p, placed).isSupported);
    if (loose.length === 0) break;
    out.push(...loose.map((p) => ({ id: p.id, rule: 'changed' })));
    placed = placed.filter((p) => !loose.includes(p));
  }
  if (placed.length === 0) return { load: null, out };
  const full: PalletLoad = { ...empty, products: placed };
  const load = isComplete && out.length === 0 ? full : cutToContent(full, rule);
  const [error] = palletErrors(load);
  if (!error) return { load, out };
  return { load: null, out: [...out, ...placed.map((p) => ({ id: p.id, rule: error.code }))] };
};
