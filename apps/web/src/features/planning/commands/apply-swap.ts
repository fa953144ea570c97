import type { PalletDetail, PlacedProductDto } from '@mullion/contracts';
import { palletFromWire, swapBetween, type LengthRule, type PalletLoad, type Violation } from '@mullion/packing-model';
import type { DropRules } from './judge-drop';
import { productsById, type PlanningData } from './planning-data';

/** A product and the pallet it stands on. */
export interface SwapEnd {
  readonly productId: number;
  readonly palletId: number;
}
/**
 * The two pallets that stand side by side at first: those that were chosen as far as they can exchange products, else
 * the next that can.
 */
export const pairToSwap = (
  free: readonly number[],
  chosen: readonly number[],
): readonly [number | null, number | null] => {
  const [first = null, second = null] = new Set([...chosen.filter((id) => free.includes(id)), ...free]);
  return [first, second];
};

type Rules = Pick<DropRules, 'lengthRule' | 'tallPalletRule'>;

/**
 * A pallet that is longer than the company's longest may stay so; only the server knows how much longer it may become.
 */
const ruleOf = (pallet: PalletDetail, rule: LengthRule): LengthRule => ({
  ...rule,
  longestMm: Math.max(rule.longestMm, pallet.length),
});

/** Both pallets as they would be, or why two loads cannot exchange places. */
export const judgeSwap = (
  a: PalletDetail,
  onA: number,
  b: PalletDetail,
  onB: number,
  { lengthRule, tallPalletRule }: Rules,
): { readonly a: PalletLoad; readonly b: PalletLoad } | { readonly violations: readonly Violation[] } =>
  swapBetween(palletFromWire(a, tallPalletRule), onA, palletFromWire(b, tallPalletRule), onB, {
    a: ruleOf(a, lengthRule),
    b: ruleOf(b, lengthRule),
  });

/**
 * The page as it will look after two loads have exchanged places; null when they cannot. Errors wait for the answer.
 */
export const applySwap = (data: PlanningData, first: SwapEnd, second: SwapEnd, rules: Rules): PlanningData | null => {
  const palletOf = ({ palletId }: SwapEnd) => data.pallets.find(({ id }) => id === palletId);
  const [a, b] = [palletOf(first), palletOf(second)];
  const swapped = a && b ? judgeSwap(a, first.productId, b, second.productId, rules) : null;
  if (!a || !b || !swapped || 'violations' in swapped) return null;
  const known = productsById(data);
  const now = new Map([
    [a.id as number, withLoad(a, swapped.a, known)],
    [b.id as number, withLoad(b, swapped.b, known)],
  ]);
  const moved = new Map(
    [...now.values()].flatMap((pallet) => pallet.products).map((product) => [product.id as number, product]),
  );
  return {
    ...data,
    pallets: data.pallets.map((pallet) => now.get(pallet.id) ?? pallet),
    orders: data.orders.map((order) => ({
      ...order,
      products: order.products.map((product) => moved.get(product.id) ?? product),
    })),
  };
};

const withLoad = (
  pallet: PalletDetail,
  load: PalletLoad,
  known: ReadonlyMap<number, PlacedProductDto>,
): PalletDetail => {
  const products = load.products.flatMap((placed) => {
    const product = known.get(placed.id);
    return product
      ? [
          {
            ...product,
            pallet_id: pallet.id,
            x: placed.xMm,
            y: placed.yMm,
            z: placed.zMm,
            is_flipped: placed.isFlipped,
          },
        ]
      : [];
  });
  const massKg = (list: readonly PlacedProductDto[]) => list.reduce((sum, product) => sum + product.weight, 0);
  return {
    ...pallet,
    length: load.lengthMm,
    products,
    products_count: products.length,
    weight: pallet.weight - massKg(pallet.products) + massKg(products),
  };
};
