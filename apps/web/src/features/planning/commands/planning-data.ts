import type { getOrdersPallets, OutputOf, PalletDetail, PlacedProductDto } from '@mullion/contracts';

/** Everything of the planning page as the server answers it. */
export type PlanningData = OutputOf<typeof getOrdersPallets>;
export type PlanningOrder = PlanningData['orders'][number];

/** All products of the page by id: those of the orders shown, and those that stand on shown pallets. */
export const productsById = (data: PlanningData): ReadonlyMap<number, PlacedProductDto> =>
  new Map(
    [...data.pallets.flatMap((pallet) => pallet.products), ...data.orders.flatMap((order) => order.products)].map(
      (p) => [p.id, p],
    ),
  );

/** Products of the shown orders that stand on no pallet. */
export const unplacedOf = (data: PlanningData): readonly PlacedProductDto[] =>
  data.orders.flatMap((order) => order.products.filter((product) => product.pallet_id === null));

/** Orders with something left to pack first, otherwise as they came. */
export const sortedOrders = (orders: readonly PlanningOrder[], unplacedFirst: boolean): readonly PlanningOrder[] => {
  if (!unplacedFirst) return orders;
  const left = (order: PlanningOrder) => Number(order.placed_count >= order.products_count);
  return [...orders].sort((a, b) => left(a) - left(b));
};

/**
 * Numbers of the dispatch groups on the page, 1-based, so that orders and trucks show one colour for one stop: by
 * delivery address, or by order with the feature `dispatch_by_order`.
 */
export const pageGroups = (
  data: Pick<PlanningData, 'orders' | 'trucks'>,
  byOrder: boolean,
): ReadonlyMap<string, number> => {
  const labels = [
    ...data.orders.map((order) => groupLabel(order, byOrder)),
    ...(data.trucks ?? []).flatMap((truck) => truck.pallets.map((load) => load.group_label)),
  ];
  return new Map([...new Set(labels)].map((label, index) => [label, index + 1]));
};

/** The label of an order's group, as trucks carry it. */
export const groupLabel = (order: Pick<PlanningOrder, 'number' | 'address'>, byOrder: boolean): string =>
  byOrder ? order.number : (order.address ?? order.number);

/**
 * The groups of the orders on the page by their ids, so that an order's line and the pallets with its products bear one
 * mark.
 */
export const orderGroups = (
  data: Pick<PlanningData, 'orders' | 'trucks'>,
  byOrder: boolean,
): ReadonlyMap<number, number> => {
  const groups = pageGroups(data, byOrder);
  return new Map(data.orders.map((order) => [order.id, groups.get(groupLabel(order, byOrder)) ?? 1]));
};

/**
 * The marks of a pallet: each group of its products once, with the numbers of its orders. An order that is not on the
 * page has no mark.
 */
export const palletMarks = (
  products: readonly Pick<PlacedProductDto, 'order' | 'order_id'>[],
  groups: ReadonlyMap<number, number>,
): readonly { readonly group: number; readonly orders: readonly string[] }[] => {
  const marks = new Map<number, Set<string>>();
  for (const { order, order_id: id } of products) {
    const group = groups.get(id);
    if (group !== undefined) marks.set(group, (marks.get(group) ?? new Set()).add(order));
  }
  return [...marks].map(([group, orders]) => ({ group, orders: [...orders].sort() })).sort((a, b) => a.group - b.group);
};

/** Share of the pallet's plan area that its products' stacks cover, 0 to 1. */
export const fillOf = (pallet: Pick<PalletDetail, 'length' | 'width' | 'products'>): number => {
  const floorMm2 = pallet.products
    .filter((product) => product.z === 0)
    .reduce((sum, product) => sum + (product.is_flipped ? product.height : product.width) * product.depth, 0);
  const deckMm2 = pallet.length * pallet.width;
  return deckMm2 === 0 ? 0 : Math.min(1, floorMm2 / deckMm2);
};

/** Which products these are, as one text: the same for the same products in any order. */
export const idsOf = (products: readonly Pick<PlacedProductDto, 'id'>[]): string =>
  products
    .map(({ id }) => id)
    .sort((a, b) => a - b)
    .join();
