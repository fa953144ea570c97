import { z } from 'zod';
import { palletId, truckId } from '../kit/id.schema';
import { pageQuery, sortOrder } from '../kit/page.schema';
import { defineRoute, isoDate, ok, urlDate, urlFlag, urlId, urlIds, urlInt, urlText } from '../kit/route';
import { line } from '../kit/text.schema';
import { usualTruckLimits } from '../packing/usual-limits';
import { truckStatus } from '../statuses';
import { departureStopsRoutes } from './departure-stops.routes';
import { loadBoardRoutes } from './load-board.routes';
import { palletIds, proposeStops, truckMaker as maker } from './stops.routes';
import { stopKey, truck, truckFields } from './truck.schema';
import { vehiclesRoutes } from './vehicles.routes';
import { whatIfTruck } from './what-if-truck.routes';

const session = { access: 'session' } as const;
const id = z.strictObject({ id: urlId(truckId) });
/** Loaded pallets leave a truck only when the caller says that they do. */
const consent = z.strictObject({ despite_loaded: urlFlag });

export const listTrucks = defineRoute({
  service: 'dispatch',
  name: 'trucks.list',
  method: 'GET',
  path: 'trucks',
  summary: 'Trucks, paged',
  policy: { ...session, terminals: ['scanner'] },
  query: z.strictObject({
    ...pageQuery,
    filter: urlText,
    delivery_date_from: urlDate,
    delivery_date_to: urlDate,
    /** Trucks that left on this day (UTC) or later. */
    departed_from: urlDate,
    status_from: urlInt.min(0).max(100).default(1),
    status_to: urlInt.min(0).max(100).default(100),
    order_by: z
      .enum([
        'description',
        'delivery_date',
        'departed_at',
        'status',
        'pallets_count',
        'products_count',
        'customers',
        'null',
      ])
      .default('null'),
    order: sortOrder,
    /** Only these trucks (planning page). */
    ids: urlIds(truckId).optional(),
  }),
  response: z.object({ trucks: z.array(truck), total: z.int(), page: z.int(), pages: z.int() }),
});

export const getTruck = defineRoute({
  service: 'dispatch',
  name: 'trucks.get',
  method: 'GET',
  path: 'trucks/{id}',
  summary: 'A truck with its floor',
  policy: { ...session, terminals: ['scanner'] },
  params: id,
  response: truck,
});

export const createTruck = defineRoute({
  service: 'dispatch',
  name: 'trucks.create',
  method: 'POST',
  path: 'trucks',
  summary: 'A truck of given values',
  success: 201,
  policy: maker,
  timeoutMs: 15_000,
  body: truckFields
    .omit({ pallets: true, version: true, despite_warnings: true, notify: true, departure_details: true })
    .extend({ orders: line(2000).optional(), customers: line(2000).optional(), pallets: palletIds.optional() }),
  response: truck,
});

/** As many trucks of the given values as the chosen pallets need, floors optimised. */
export const generateTrucks = defineRoute({
  service: 'dispatch',
  name: 'trucks.generate',
  method: 'POST',
  path: 'trucks/generate',
  summary: 'Truck maker',
  success: 201,
  policy: maker,
  timeoutMs: 20_000,
  body: z.strictObject({
    pallets: palletIds,
    description: line(191).optional(),
    delivery_date: isoDate.nullish(),
    truck_width: z.int().min(500).max(10_000),
    truck_height: z.int().min(500).max(10_000),
    truck_length: z.int().min(500).max(50_000),
    max_weight: z.number().min(1).max(100_000),
    /** Most that the load may put on the king pin and on the axles, kg. */
    max_king_pin: z.number().min(1).max(100_000).default(usualTruckLimits.max_king_pin),
    max_axles: z.number().min(1).max(100_000).default(usualTruckLimits.max_axles),
    default_truck_spacing: z.int().min(0).max(1000).default(50),
    allow_turn: z.boolean().default(true),
    /**
     * Keys of stops, the first is unloaded first; each truck keeps that order of those it has. Left out: the order is
     * not set.
     */
    stop_order: z.array(stopKey).max(200).optional(),
  }),
  response: z.object({
    trucks: z.array(truck),
    refused: z.array(z.object({ id: palletId, code: z.string(), shown_number: z.string() })),
  }),
});

/**
 * Any change to 4 or more is the departure with its check; below 4 again a recall. A terminal confirms the departure
 * and changes nothing else.
 */
export const updateTruck = defineRoute({
  service: 'dispatch',
  name: 'trucks.update',
  method: 'PUT',
  path: 'trucks/{id}',
  summary: 'Edit a truck, place pallets by hand, confirm the departure',
  timeoutMs: 15_000,
  policy: {
    ...session,
    terminals: ['scanner'],
    terminalBody: {
      status: [truckStatus.dispatched],
      version: 'any',
      despite_warnings: 'any',
      notify: 'any',
      departure_details: 'any',
    },
  },
  params: id,
  body: truckFields,
  response: truck,
});

export const deleteTruck = defineRoute({
  service: 'dispatch',
  name: 'trucks.delete',
  method: 'DELETE',
  path: 'trucks/{id}',
  summary: 'Delete a truck; its pallets become free, loaded ones only with despite_loaded',
  timeoutMs: 15_000,
  policy: session,
  params: id,
  query: consent,
  response: ok,
});

export const addTruckPallets = defineRoute({
  service: 'dispatch',
  name: 'trucks.add-pallets',
  method: 'POST',
  path: 'trucks/{id}/pallets',
  summary: 'Put pallets on a truck',
  timeoutMs: 15_000,
  policy: session,
  params: id,
  body: z.strictObject({ pallets: palletIds, optimise: z.boolean().default(true) }),
  response: z.object({
    truck,
    refused: z.array(z.object({ id: palletId, code: z.string(), shown_number: z.string() })),
  }),
});

export const removeTruckPallet = defineRoute({
  service: 'dispatch',
  name: 'trucks.remove-pallet',
  method: 'DELETE',
  path: 'trucks/{id}/pallets/{pallet_id}',
  summary: 'Take a pallet off a truck, a loaded one only with despite_loaded; the load plan is arranged again',
  timeoutMs: 15_000,
  policy: session,
  params: z.strictObject({ id: urlId(truckId), pallet_id: urlId(palletId) }),
  query: consent,
  response: truck,
});

export const optimiseTruck = defineRoute({
  service: 'dispatch',
  name: 'trucks.optimise',
  method: 'POST',
  path: 'trucks/{id}/optimize',
  summary: 'Arrange the load plan again',
  timeoutMs: 15_000,
  policy: session,
  params: id,
  body: z.strictObject({ pallets: palletIds.optional() }),
  response: truck,
});

export const rearrangeTruck = defineRoute({
  service: 'dispatch',
  name: 'trucks.rearrange',
  method: 'POST',
  path: 'trucks/{id}/rearrange',
  summary: 'Push pallets towards the cab, then towards the left',
  policy: session,
  params: id,
  response: truck,
});

export const dispatchRoutes = {
  ...loadBoardRoutes,
  ...departureStopsRoutes,
  listTrucks,
  proposeStops,
  generateTrucks,
  getTruck,
  createTruck,
  whatIfTruck,
  updateTruck,
  deleteTruck,
  addTruckPallets,
  removeTruckPallet,
  optimiseTruck,
  rearrangeTruck,
  ...vehiclesRoutes,
};
