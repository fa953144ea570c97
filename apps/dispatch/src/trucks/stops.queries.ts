import type { PalletRecord, RequestContext } from '@mullion/contracts';
import type { Database, Tx } from '@mullion/server-kit';
import { companyFeatures, orderCopies, type OrdersById } from '../copies/copies.queries';
import { groupLoads, type Group } from './rules/group-loads';

const present = <T>(item: T | undefined): item is T => item !== undefined;
const distinct = <T>(items: readonly T[]): T[] => [...new Set(items)];

/** What is unloaded at one stop. */
export interface StopGroups {
  readonly byPallet: ReadonlyMap<number, Group>;
  readonly orders: OrdersById;
  /** Stops are orders, which never come again: nothing is remembered of them. */
  readonly byOrder: boolean;
}

/**
 * The stops of some pallets: delivery addresses, or orders with the feature `dispatch_by_order`. A pallet whose record
 * has not arrived has none.
 */
export const groupPallets = (
  loads: readonly { readonly pallet_id: number; readonly dispatch_priority: number | null }[],
  pallets: ReadonlyMap<number, PalletRecord>,
  orders: OrdersById,
  byOrder: boolean,
): ReadonlyMap<number, Group> =>
  groupLoads(
    loads.map(({ pallet_id: palletId, dispatch_priority: priority }) => {
      const pallet = pallets.get(palletId);
      const own = (pallet?.order_ids ?? []).map((id) => orders.get(id)).filter(present);
      return {
        palletId,
        priority,
        addressKeys: pallet?.address_keys ?? [],
        addresses: distinct(own.map((order) => order.address).filter((address) => address !== null)),
        orderNumbers: own.map((order) => order.number),
      };
    }),
    byOrder,
  );

export const stopGroups = async (
  source: Tx | Database,
  context: Pick<RequestContext, 'company_id' | 'features'>,
  pallets: readonly PalletRecord[],
): Promise<StopGroups> => {
  const features = await companyFeatures(source, context);
  const orders = await orderCopies(source, context.company_id, distinct(pallets.flatMap((pallet) => pallet.order_ids)));
  const byOrder = features.includes('dispatch_by_order');
  const byId = new Map<number, PalletRecord>(pallets.map((pallet) => [pallet.id, pallet]));
  // their keys alone are asked for, which do not depend on the order
  const loads = pallets.map(({ id }) => ({ pallet_id: id, dispatch_priority: null }));
  return { byPallet: groupPallets(loads, byId, orders, byOrder), orders, byOrder };
};
