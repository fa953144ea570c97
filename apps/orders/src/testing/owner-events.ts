import { placementsChanged, truckLeft, truckRecalled, type Product } from '@mullion/contracts';
import type { TestService } from '@mullion/server-testing';

/** Where a product stands; null is on no pallet. */
export interface Place {
  readonly product: Product | undefined;
  readonly pallet: number | null;
  readonly loaded?: boolean;
  readonly version: number;
}
/** Packing says where products of an order stand. */
export const placed = (orders: TestService, id: number, places: Place[], user: number | null = 5) =>
  orders.receive(placementsChanged, 1, {
    order_id: id,
    placements: places.map(({ product, pallet, loaded, version }) => ({
      product_id: product?.id ?? 0,
      pallet_id: pallet,
      loaded_at: loaded ? '2026-11-20T10:00:00Z' : null,
      version,
    })),
    user_id: user,
  });

interface Loaded {
  readonly id: number;
  readonly products: readonly Product[];
}

/** A truck as dispatch publishes it. */
export const truckRecord = (id: number, orderIds: number[], version: number, departure = 0, removed = false) => ({
  id,
  company_id: 1,
  description: 'Truck',
  delivery_date: null,
  status: 4,
  pallet_ids: [],
  order_ids: orderIds,
  departure,
  version,
  removed,
});

/** What dispatch says of a departure, and of its recall. */
export const departureOf = (id: number, departure: number, list: Loaded[]) => ({
  truck_id: id,
  departure,
  user_id: 4,
  orders: list.map((one) => ({ order_id: one.id, product_ids: one.products.map((product) => product.id) })),
});

/** Dispatch says that a truck has left with products of these orders. */
export const left = (orders: TestService, id: number, departure: number, list: Loaded[]) =>
  orders.receive(truckLeft, 1, {
    ...departureOf(id, departure, list),
    description: 'Truck',
    departed_at: '2026-11-21T10:00:00Z',
    notify: true,
  });
/** Dispatch says that a truck has been called back. */
export const recalled = (orders: TestService, id: number, departure: number, list: Loaded[]) =>
  orders.receive(truckRecalled, 1, departureOf(id, departure, list));
