import { z } from 'zod';
import { defineCall } from '../kit/call';
import { companyId, orderId, palletId, productId, truckId } from '../kit/id.schema';
import { defineJob } from '../kit/job';
import { isoDate } from '../kit/route';
import { actionsQuery } from '../orders/composed.routes';
import { statusChange } from '../orders/order.schema';
import { foundTruck, searchedText } from '../orders/search.schema';
import { trucksToday } from '../orders/today.schema';
import { refusalPreview, truckPreview } from '../orders/what-if.schema';
import { whatIfTruck } from './what-if-truck.routes';
import { getReturnableHolders } from './returnables.routes';
import { getDepartureRecord } from './departure-record.schema';
import { palletPlaceOnTruck, truck } from './truck.schema';
import { readDepartureMoments } from '../orders/order-timeline.routes';

/** Whole trucks for PDFs. */
export const getTrucksToPrint = defineCall({
  service: 'dispatch',
  name: 'trucks.to-print',
  input: z.object({ truck_ids: z.array(truckId).max(50) }),
  output: z.array(truck),
});
/** The truck fields of pallets that packing was asked to write: done before anything of packing's own, or refused. */
export const placeOnTrucks = defineCall({
  service: 'dispatch',
  name: 'pallets.place',
  timeoutMs: 20_000,
  input: z.object({
    places: z
      .array(palletPlaceOnTruck.extend({ pallet_id: palletId }))
      .min(1)
      .max(200),
  }),
  output: z.object({ changed: z.boolean() }),
});
export const getTrucksToday = defineCall({
  service: 'dispatch',
  name: 'trucks.today',
  input: z.object({}),
  output: trucksToday,
});
/** Trucks by number, description or plate, the latest first. */
export const searchTrucks = defineCall({
  service: 'dispatch',
  name: 'trucks.search',
  timeoutMs: 2_000,
  input: z.object({ text: searchedText }),
  output: z.array(foundTruck),
});
export const listTruckActions = defineCall({
  service: 'dispatch',
  name: 'actions.list',
  input: actionsQuery,
  output: z.array(statusChange),
});

/**
 * The trucks of some days by ISO week: how long they are together and what already stands on them, in loading metres
 * (mm). `without`: so much of these pallets, 1 the whole, is left out, as if it did not stand there.
 */
export const getTruckSpace = defineCall({
  service: 'dispatch',
  name: 'trucks.space',
  timeoutMs: 2_000,
  input: z.object({
    from: isoDate,
    to: isoDate,
    without: z.array(z.object({ pallet_id: palletId, share: z.number().min(0).max(1) })).default([]),
  }),
  output: z.array(z.object({ week: z.string(), trucks: z.int(), length: z.int(), taken: z.int() })),
});

/** What worker-optimiser arranges: rectangles on one floor, or on as many equal floors as they need. */
export const floorInstance = z.object({
  truck: z.object({
    length: z.int(),
    width: z.int(),
    height: z.int(),
    max_weight: z.number(),
    between_pallets: z.int(),
    /** What king pin and axles may carry, kg; not looked at when missing. */
    max_king_pin: z.number().optional(),
    max_axles: z.number().optional(),
  }),
  pallets: z.array(
    z.object({
      id: palletId,
      length: z.int(),
      width: z.int(),
      height: z.int(),
      weight: z.number(),
      dispatch_priority: z.int(),
      allow_turn: z.boolean(),
      /** Where it stands now; a fixed one is loaded and stays. */
      stands: z.object({ x: z.int(), y: z.int(), is_turned: z.boolean(), is_fixed: z.boolean() }).optional(),
    }),
  ),
  trucks: z.enum(['one', 'many']),
  budget_ms: z.int(),
});
export type FloorInstance = z.infer<typeof floorInstance>;

export const floorPlan = z.object({
  trucks: z.array(
    z.object({
      items: z.array(z.object({ id: palletId, x: z.int(), y: z.int(), is_turned: z.boolean() })),
      /** No arrangement of these pallets is shorter, mm. */
      lower_bound: z.int(),
    }),
  ),
  unplaced: z.array(z.object({ id: palletId, rule: z.string() })),
});
export type FloorPlan = z.infer<typeof floorPlan>;

export const arrangementId = z.uuid();
export const arrangeFloorJob = defineJob({
  queue: 'floors',
  name: 'arrange-floor',
  payload: z.object({ arrangement_id: arrangementId, company_id: companyId }),
  attempts: 3,
  id: (p) => p.arrangement_id,
});
/** Worker → owner: the instance, null when it is no longer wanted. */
export const beginArrangement = defineCall({
  service: 'dispatch',
  name: 'arrangements.begin',
  input: z.object({ arrangement_id: arrangementId }),
  output: floorInstance.nullable(),
});
export const finishArrangement = defineCall({
  service: 'dispatch',
  name: 'arrangements.finish',
  input: z.object({ arrangement_id: arrangementId, plan: floorPlan.nullable(), error: z.string().nullable() }),
  output: z.object({ ok: z.literal(true) }),
});

/** The trucks that orders stand on. */
export const previewTrucks = defineCall({
  service: 'dispatch',
  name: 'trucks.foresee',
  input: z.object({ order_ids: z.array(orderId).max(1000) }),
  output: z.array(truckPreview),
});

/**
 * What a change of a truck's status would do: the truck itself, and what packing and the others would be asked. Errors:
 * not_found.
 */
export const previewTruck = defineCall({
  service: 'dispatch',
  name: 'truck.foresee',
  input: whatIfTruck.body.extend({ id: truckId }),
  output: z.object({
    move: z.enum(['departure', 'recall', 'change']),
    /** Null when nothing would be another. */
    truck: truckPreview.nullable(),
    refused: z.array(refusalPreview),
    departure: z.int(),
    pallet_ids: z.array(palletId),
    /** Orders that a recall brings back. */
    orders: z.array(z.object({ order_id: orderId, product_ids: z.array(productId) })),
    /** The contacts would be written to. */
    notify: z.boolean(),
  }),
});

/**
 * What a truck of this status would be raised to once its pallets were of these statuses: their events do it. Errors:
 * not_found.
 */
export const previewRaisedTruck = defineCall({
  service: 'dispatch',
  name: 'truck.foresee-raised',
  input: z.object({
    id: truckId,
    status: z.int(),
    pallets: z.array(z.object({ id: palletId, status: z.int() })).max(500),
  }),
  output: z.object({ status: z.int() }),
});

export const dispatchCalls = {
  readDepartureMoments,
  getReturnableHolders,
  getDepartureRecord,
  previewRaisedTruck,
  previewTruck,
  previewTrucks,
  getTruckSpace,
  getTrucksToPrint,
  placeOnTrucks,
  getTrucksToday,
  searchTrucks,
  listTruckActions,
  beginArrangement,
  finishArrangement,
};
