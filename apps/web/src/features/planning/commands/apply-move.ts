import type { PalletDetail, PlacedProductDto, PlanningActResult } from '@mullion/contracts';
import type { PlanningData, PlanningOrder } from './planning-data';

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly is_flipped: boolean;
}

/**
 * The page as it will look after a move, shown before the server has answered. Weights follow, sizes and errors wait
 * for the answer.
 */
export const applyMove = (
  data: PlanningData,
  product: PlacedProductDto,
  toPalletId: number | null,
  place: Place | null,
): PlanningData => {
  const moved = {
    ...product,
    ...(place ?? { x: 0, y: 0, z: 0 }),
    pallet_id: toPalletId as PlacedProductDto['pallet_id'],
  };
  const pallets = data.pallets.map((pallet) => {
    const without = pallet.products.filter((each) => each.id !== product.id);
    // without a place only the server knows where it will stand, so it is not drawn yet
    const products = pallet.id === toPalletId && place ? [...without, moved] : without;
    return pallet.products.length === products.length && pallet.id !== toPalletId
      ? pallet
      : recounted(pallet, products);
  });
  return { ...data, pallets, orders: withProduct(data.orders, moved) };
};

/**
 * The page with what the server answered to an act: every pallet it touched, those it deleted, and the products
 * themselves.
 */
export const absorbAct = <D extends PlanningData>(
  data: D,
  answer: Pick<PlanningActResult, 'products' | 'pallets' | 'deleted'>,
): D => {
  const fresh = new Map(answer.pallets.map((pallet) => [pallet.id, pallet]));
  const gone = new Set<number>(answer.deleted);
  const kept = data.pallets
    .filter((pallet) => !gone.has(pallet.id))
    .map((pallet) => newest(pallet, fresh.get(pallet.id)));
  const known = new Set(data.pallets.map((pallet) => pallet.id));
  const made = answer.pallets.filter((pallet) => !known.has(pallet.id));
  const standing = answer.pallets.flatMap((pallet) => pallet.products);
  const orders = [...answer.products, ...standing].reduce<readonly PlanningOrder[]>(withProduct, data.orders);
  return { ...data, pallets: [...kept, ...made], orders: [...orders] };
};

/** An answer that was overtaken by a newer one does not undo it. */
const newest = (known: PalletDetail, fresh: PalletDetail | undefined): PalletDetail =>
  fresh && fresh.version >= known.version ? fresh : known;

const recounted = (pallet: PalletDetail, products: readonly PlacedProductDto[]): PalletDetail => {
  const massKg = (list: readonly PlacedProductDto[]) => list.reduce((sum, product) => sum + product.weight, 0);
  return {
    ...pallet,
    products: [...products],
    products_count: products.length,
    weight: pallet.weight - massKg(pallet.products) + massKg(products),
  };
};

const withProduct = (orders: readonly PlanningOrder[], product: PlacedProductDto): PlanningOrder[] =>
  orders.map((order) => {
    if (!order.products.some((each) => each.id === product.id)) return order;
    const products = order.products.map((each) => (each.id === product.id ? product : each));
    return { ...order, products, placed_count: products.filter((each) => each.pallet_id !== null).length };
  });
