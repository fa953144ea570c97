import type { PalletRecord, RequestContext, Truck, TruckLoad, TruckRecord, Vehicle } from '@mullion/contracts';
import { palletStatus } from '@mullion/contracts';
import {
  dispatchPriorityOf,
  isLoadFixed,
  shownNumber,
  truckWarnings,
  usedLengthMm,
  type PlacedPallet,
  type TruckFloor,
} from '@mullion/packing-model';
import type { OrdersById } from '../copies/copies.queries';
import { groupPallets } from './stops.queries';
import { truckCan } from './truck.policy';
import type { LoadRow, TruckRow } from './truck.row';

/** Everything a truck is shown with. */
export interface TruckParts {
  readonly row: TruckRow & { readonly departs_at: Date | null };
  readonly loads: readonly LoadRow[];
  readonly pallets: ReadonlyMap<number, PalletRecord>;
  readonly orders: OrdersById;
  readonly vehicles: ReadonlyMap<number, Vehicle>;
}

export const floorOf = (row: TruckRow): TruckFloor => ({
  lengthMm: row.length,
  widthMm: row.width,
  heightMm: row.height,
  maxMassKg: Number(row.max_pallet_weight),
  axles: { maxKingPinKg: Number(row.max_king_pin), maxAxlesKg: Number(row.max_axles) },
  betweenPalletsMm: row.between_pallets,
});

/** A load with its pallet as the floor rules take it; null while the pallet's record has not arrived. */
export const placedPallet = (
  load: LoadRow,
  pallet: PalletRecord | undefined,
  allowTurn: boolean,
): PlacedPallet | null =>
  pallet === undefined
    ? null
    : {
        id: load.pallet_id,
        lengthMm: pallet.length,
        widthMm: pallet.width,
        heightMm: pallet.height,
        massKg: pallet.weight,
        dispatchPriority: dispatchPriorityOf(load.dispatch_priority),
        allowTurn,
        xMm: load.x,
        yMm: load.y,
        isTurned: load.is_turned,
        isFixed: isLoadFixed(pallet.status),
        addresses: pallet.address_keys.length,
      };

const distinct = <T>(items: readonly T[]): T[] => [...new Set(items)];
const present = <T>(item: T | null | undefined): item is T => item !== null && item !== undefined;

const toLoad = (load: LoadRow, parts: TruckParts, group: { group: number; label: string } | undefined): TruckLoad => {
  const pallet = parts.pallets.get(load.pallet_id);
  const orders = (pallet?.order_ids ?? []).map((id) => parts.orders.get(id)).filter(present);
  return {
    pallet_id: load.pallet_id as TruckLoad['pallet_id'],
    number: pallet?.number ?? null,
    shown_number: pallet?.number ? shownNumber(pallet.number) : `#${load.pallet_id}`,
    x: load.x,
    y: load.y,
    is_turned: load.is_turned,
    length: pallet?.length ?? 0,
    width: pallet?.width ?? 0,
    height: pallet?.height ?? 0,
    weight: pallet?.weight ?? 0,
    status: pallet?.status ?? 0,
    dispatch_priority: load.dispatch_priority,
    group: group?.group ?? 0,
    group_label: group?.label ?? '',
    order_ids: [...(pallet?.order_ids ?? [])],
    orders: orders.map((order) => order.number).join(', '),
    customers: distinct(orders.map((order) => order.customer).filter(present)).join(', '),
    products_count: pallet?.products_count ?? 0,
    loaded_count: pallet?.loaded_count ?? 0,
    remakes_count: pallet?.remakes_count ?? 0,
    outdated: pallet?.outdated ?? false,
    addresses: pallet?.address_keys.length ?? 0,
    state: load.state,
  };
};

/** The truck as the contract shows it, with warnings, groups and what this person may do. */
export const toTruck = (parts: TruckParts, who: Pick<RequestContext, 'type' | 'rights' | 'features'>): Truck => {
  const { row } = parts;
  const orderIds = distinct(parts.loads.flatMap((load) => parts.pallets.get(load.pallet_id)?.order_ids ?? []));
  const orders = orderIds.map((id) => parts.orders.get(id)).filter(present);
  const groups = groupPallets(parts.loads, parts.pallets, parts.orders, who.features.includes('dispatch_by_order'));
  const placed = parts.loads
    .filter((load) => load.state !== 'leaving')
    .map((load) => placedPallet(load, parts.pallets.get(load.pallet_id), row.allow_turn))
    .filter(present);
  const loads = [...parts.loads].sort((a, b) => a.x - b.x || a.y - b.y || a.pallet_id - b.pallet_id);
  const isFinal = parts.loads.every((load) => load.state === 'placed');
  const allLoaded =
    isFinal && parts.loads.every((load) => (parts.pallets.get(load.pallet_id)?.status ?? 0) >= palletStatus.loaded);
  return {
    id: row.id as Truck['id'],
    company_id: row.company_id as Truck['company_id'],
    number: row.number ?? row.description,
    description: row.description,
    orders: orders.map((order) => order.number).join(', '),
    order_links: orders.map((order) => ({ id: order.id as Truck['order_links'][number]['id'], number: order.number })),
    customers: distinct(orders.map((order) => order.customer).filter(present)).join(', '),
    delivery_date: row.delivery_date,
    departure_time: row.departure_time,
    departs_at: row.departs_at?.toISOString() ?? null,
    gate: row.gate,
    status: row.status,
    user_id: row.user_id as Truck['user_id'],
    locked_by: row.locked_until !== null && row.locked_until > new Date() ? row.locked_by : null,
    locked_until: row.locked_until !== null && row.locked_until > new Date() ? row.locked_until.toISOString() : null,
    width: row.width,
    length: row.length,
    height: row.height,
    max_pallet_weight: Number(row.max_pallet_weight),
    max_king_pin: Number(row.max_king_pin),
    max_axles: Number(row.max_axles),
    between_pallets: row.between_pallets,
    allow_turn: row.allow_turn,
    vehicle_id: row.vehicle_id as Truck['vehicle_id'],
    vehicle: row.vehicle_id === null ? null : (parts.vehicles.get(row.vehicle_id) ?? null),
    pallets: loads.map((load) => toLoad(load, parts, groups.get(load.pallet_id))),
    pallets_count: loads.length,
    products_count: loads.reduce((sum, load) => sum + (parts.pallets.get(load.pallet_id)?.products_count ?? 0), 0),
    weight: Math.round(placed.reduce((sum, pallet) => sum + pallet.massKg, 0) * 10) / 10,
    used_length: usedLengthMm(placed),
    lower_bound_length: row.lower_bound_length,
    arrangement_failed: row.arrangement_failed,
    warnings: truckWarnings(floorOf(row), placed).map(({ code, params }) => ({ code, params: { ...params } })),
    departure: row.departure,
    departed_at: row.departed_at?.toISOString() ?? null,
    departing: row.departing !== null,
    refusal: row.refusal,
    version: row.version,
    details_version: row.details_version,
    can: truckCan(row, allLoaded, loads.length, who),
  };
};

/** The truck as other services keep it. */
export const toTruckRecord = (
  row: TruckRow,
  loads: readonly LoadRow[],
  orderIds: readonly number[],
  removed = false,
): TruckRecord => ({
  id: row.id as TruckRecord['id'],
  company_id: row.company_id as TruckRecord['company_id'],
  description: row.description,
  delivery_date: row.delivery_date,
  status: row.status,
  pallet_ids: loads.map((load) => load.pallet_id) as TruckRecord['pallet_ids'],
  order_ids: [...orderIds] as TruckRecord['order_ids'],
  departure: row.departure,
  version: row.version,
  removed,
});
