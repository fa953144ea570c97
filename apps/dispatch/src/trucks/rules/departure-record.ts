import type { DepartureDetails, DepartureRecord, Truck } from '@mullion/contracts';
import { loadingOrder, unloadingOrder } from '@mullion/packing-model';

export interface Leaving {
  readonly departure: number;
  readonly departedAt: Date;
  readonly confirmedBy: string;
  /** Null: nobody was asked. */
  readonly details: DepartureDetails | null;
}

/** The number of each group's stop: as the driver unloads them. */
const stopNumbers = ({ pallets }: Truck): ReadonlyMap<number, number> =>
  new Map(
    unloadingOrder(
      pallets.map((load) => ({ ...load, key: `${load.group}`, priority: load.dispatch_priority })),
    ).flatMap((own, at) => own.map(({ group }) => [group, at + 1] as const)),
  );

/** How a truck leaves, pallet by pallet in the order of loading. */
export const departureRecordOf = (
  truck: Truck,
  { departure, departedAt, confirmedBy, details }: Leaving,
): DepartureRecord => {
  const stops = stopNumbers(truck);
  return {
    truck_id: truck.id,
    number: truck.number,
    description: truck.description,
    departure,
    departed_at: departedAt.toISOString(),
    confirmed_by: confirmedBy,
    plate: truck.vehicle?.number_plate ?? '',
    trailer_plate: truck.vehicle?.trailer_number_plate ?? '',
    driver: details?.driver || truck.vehicle?.driver || '',
    seals: details?.seals ?? [],
    signature: details?.signature ?? null,
    unsigned_reason: details?.unsigned_reason ?? null,
    length: truck.length,
    width: truck.width,
    height: truck.height,
    used_length: truck.used_length,
    warnings: [...new Set(truck.warnings.map(({ code }) => code))],
    pallets: loadingOrder(truck).map(({ step, side, fromHeadboardMm, load }) => ({
      step,
      side,
      from_headboard: fromHeadboardMm,
      pallet_id: load.pallet_id,
      shown_number: load.shown_number,
      stop: stops.get(load.group) ?? load.group + 1,
      // an order without an address is a stop of its own, called by its number
      stop_label: load.group_label || load.orders,
      customers: load.customers,
      order_ids: load.order_ids,
      x: load.x,
      y: load.y,
      is_turned: load.is_turned,
      length: load.length,
      width: load.width,
      height: load.height,
      weight: load.weight,
    })),
  };
};
