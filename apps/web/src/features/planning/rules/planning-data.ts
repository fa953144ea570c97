import type { getOrdersPallets, PalletWhole, PlacedProductDto } from '@mullion/contracts';
import type { Result } from '../../../app/base-api';

/** Everything of the planning page as the server answers it. */
export type PlanningData = Result<typeof getOrdersPallets>;
export type PlanningOrder = PlanningData['orders'][number];

/** All products of the page by id: those of the orders shown, and those that stand on shown pallets. */
export const productsById = (data: PlanningData): ReadonlyMap<number, PlacedProductDto> =>
  new Map([...data.pallets.flatMap((pallet) => pallet.products), ...data.orders.flatMap((order) => order.products)].map((p) => [p.id, p]));

/** Products of the shown orders that stand on no pallet. */
export const unplacedOf = (data: PlanningData): readonly PlacedProductDto[] =>
  data.orders.flatMap((order) => order.products.filter((product) => product.pallet_id === null));

/** Orders with something left to pack first, otherwise as they came. */
export const sortedOrders = (orders: readonly PlanningOrder[], unplacedFirst: boolean): readonly PlanningOrder[] => {
  if (!unplacedFirst) return orders;
  const left = (order: PlanningOrder) => Number(order.placed_count >= order.products_count);
  return [...orders].sort((a, b) => left(a) - left(b));
};

/** Dispatch group of every order shown, 1-based: its delivery address, or the order itself with the feature `dispatch_by_order`. */
export const orderGroups = (orders: readonly PlanningOrder[], byOrder: boolean): ReadonlyMap<number, number> => {
  const keys = [...new Set(orders.map((order) => groupKey(order, byOrder)))];
  return new Map(orders.map((order) => [order.id, keys.indexOf(groupKey(order, byOrder)) + 1]));
};
const groupKey = (order: PlanningOrder, byOrder: boolean): string =>
  byOrder ? `order ${order.id}` : (order.products[0]?.address_key ?? order.address ?? `order ${order.id}`);

/** Share of the pallet's plan area that its products' stacks cover, 0 to 1. */
export const fillOf = (pallet: Pick<PalletWhole, 'length' | 'width' | 'products'>): number => {
  const floorMm2 = pallet.products
    .filter((product) => product.z === 0)
    .reduce((sum, product) => sum + (product.is_flipped ? product.height : product.width) * product.depth, 0);
  const deckMm2 = pallet.length * pallet.width;
  return deckMm2 === 0 ? 0 : Math.min(1, floorMm2 / deckMm2);
};
