import { z } from 'zod';
import { companyId, orderId, palletId, truckId, userId, vehicleId } from '../kit/id.schema';
import { clockTime } from '../kit/clock-time.schema';
import { int } from '../kit/number.schema';
import { isoDate, isoMoment, version } from '../kit/route';
import { line } from '../kit/text.schema';
import { params } from '../kit/problem.schema';
import { departureDetails } from './departure-record.schema';

const mm = z.int().min(0).max(100_000);
const kg = z.number().min(0).max(100_000);

export const vehicle = z.object({
  id: vehicleId,
  company_id: companyId,
  make: z.string(),
  number_plate: z.string(),
  /** By this a truck finds its vehicle: never twice in a company. */
  trailer_number_plate: z.string(),
  driver: z.string(),
  version,
});
export type Vehicle = z.infer<typeof vehicle>;

const plate = line(32);
export const vehicleFields = z.strictObject({
  make: line(191).optional(),
  number_plate: plate.optional(),
  trailer_number_plate: plate.min(1).optional(),
  driver: line(191).optional(),
  version: version.optional(),
});
export type VehicleFields = z.infer<typeof vehicleFields>;

/** A pallet on a truck. `state`: pending until packing has answered the claim, leaving until it has released. */
export const truckLoad = z.object({
  pallet_id: palletId,
  number: z.string().nullable(),
  shown_number: z.string(),
  x: z.int(),
  y: z.int(),
  is_turned: z.boolean(),
  length: mm,
  width: mm,
  height: mm,
  weight: kg,
  status: z.int(),
  dispatch_priority: z.int().nullable(),
  /**
   * Delivery address, or order with the feature dispatch_by_order: 0-based number of the group, colour = group mod 8.
   */
  group: z.int(),
  group_label: z.string(),
  order_ids: z.array(orderId),
  orders: z.string(),
  customers: z.string(),
  products_count: z.int(),
  loaded_count: z.int(),
  /** Places on it kept for units that are made again and are not made yet. */
  remakes_count: z.int().optional(),
  /** Something else stands on it than on its printed list. */
  outdated: z.boolean().optional(),
  /** Delivery addresses of its products: with more than one it is warned about, since it is left at one stop. */
  addresses: z.int().optional(),
  state: z.enum(['pending', 'placed', 'leaving']),
});
export type TruckLoad = z.infer<typeof truckLoad>;

/**
 * What dispatch owns of a pallet (docs/architecture.md, "Fields of two owners in one call"): PUT pallets takes these
 * fields too. Unchanged ones are ignored; changed ones are written by dispatch first, and its refusal ends the call.
 */
export const palletPlaceOnTruck = z.strictObject({
  /** Null: off its truck. */
  truck_id: truckId.nullish(),
  truck_x: z.int().min(0).max(100_000).optional(),
  truck_y: z.int().min(0).max(100_000).optional(),
  is_turned: z.boolean().optional(),
  /** Off its truck although it is loaded there already. */
  despite_loaded: z.boolean().optional(),
});
export type PalletPlaceOnTruck = z.infer<typeof palletPlaceOnTruck>;

export const truck = z.object({
  id: truckId,
  company_id: companyId,
  /** T26-104: the 104th of the company in 2026, never given twice. */
  number: z.string(),
  /** What a person calls it; its number when nobody has. */
  description: z.string(),
  /** Comma-separated. */
  orders: z.string(),
  order_links: z.array(z.object({ id: orderId, number: z.string() })),
  customers: z.string(),
  delivery_date: isoDate.nullable(),
  /** When it is to leave on that day, by the company's clock; null: at the company's usual time. */
  departure_time: clockTime.nullable(),
  /** The moment that makes; null without a day. */
  departs_at: isoMoment.nullable(),
  /** Where it is loaded; empty: nobody has said. */
  gate: z.string(),
  status: z.int(),
  user_id: userId.nullable(),
  locked_by: z.string().nullable(),
  locked_until: isoMoment.nullable(),
  width: mm,
  length: mm,
  height: mm,
  max_pallet_weight: kg,
  /** Most that the load may put on the king pin and on the axles, kg. */
  max_king_pin: kg,
  max_axles: kg,
  between_pallets: mm,
  allow_turn: z.boolean(),
  vehicle_id: vehicleId.nullable(),
  vehicle: vehicle.nullable(),
  pallets: z.array(truckLoad),
  pallets_count: z.int(),
  products_count: z.int(),
  weight: kg,
  /** Largest x end, mm. */
  used_length: mm,
  lower_bound_length: mm.nullable(),
  /** The last search for an arrangement of the floor failed; pallets stand as before it. */
  arrangement_failed: z.boolean(),
  warnings: z.array(z.object({ code: z.string(), params })),
  /** Number of the last departure, 0 before the first. */
  departure: z.int(),
  departed_at: isoMoment.nullable(),
  /** A departure is being settled. */
  departing: z.boolean(),
  /** Why the last attempt to leave was refused, with the pallets named. */
  refusal: z.object({ code: z.string(), params }).nullable(),
  version,
  /** Rises only with what a person edits of the truck itself; `version` rises with every change of its pallets too. */
  details_version: version,
  can: z.object({ edit: z.boolean(), load: z.boolean(), remove: z.boolean(), depart: z.boolean() }),
});
export type Truck = z.infer<typeof truck>;

export const stopKey = z.string().max(4000);
/**
 * Pallets that are unloaded together: those of one delivery address, or of one order with the feature
 * dispatch_by_order.
 */
export const truckStop = z.object({
  key: stopKey,
  label: z.string(),
  customers: z.array(z.string()),
  pallets: z.array(palletId),
});
export type TruckStop = z.infer<typeof truckStop>;

export const truckFields = z.strictObject({
  description: line(191).min(1).optional(),
  delivery_date: isoDate.nullish(),
  /** Null: at the company's usual time. */
  departure_time: clockTime.nullish(),
  gate: line(32).optional(),
  status: z.int().min(0).max(100).optional(),
  width: mm.min(1).optional(),
  length: mm.min(1).optional(),
  height: mm.min(1).optional(),
  max_pallet_weight: kg.optional(),
  max_king_pin: kg.min(1).optional(),
  max_axles: kg.min(1).optional(),
  between_pallets: mm.optional(),
  allow_turn: z.boolean().optional(),
  /** The truck's vehicle by its trailer's plate; made when unknown. */
  trailer_number_plate: line(32).nullish(),
  vehicle_id: vehicleId.nullish(),
  /** New places by hand. */
  pallets: z
    .array(
      z.strictObject({
        pallet_id: palletId,
        x: int(),
        y: int(),
        is_turned: z.boolean(),
        dispatch_priority: int().min(1).nullish(),
      }),
    )
    .max(500)
    .optional(),
  /** Departure although a warning (overlap, stop order) is shown. */
  despite_warnings: z.boolean().optional(),
  /** Write to the contacts: yes for a first departure, no for a repeated one unless said. */
  notify: z.boolean().optional(),
  /** Of a departure: its seals and the driver's signature. */
  departure_details: departureDetails.optional(),
  version: version.optional(),
  /** The version of the details that were edited: another one is a conflict, with the truck as it is now. */
  details_version: version.optional(),
});
export type TruckFields = z.infer<typeof truckFields>;
