import { z } from 'zod';
import { defineCall } from '../kit/call';
import { orderId, palletId, productId, truckId, workCenterId } from '../kit/id.schema';
import { defineRoute, isoDate, isoMoment, urlText } from '../kit/route';
import { category } from '../orders/order.schema';
import { palletReadiness } from '../orders/today.schema';
import { truck } from './truck.schema';

/*
 * The load readiness board: what leaves next, what is missing for it, and where that stands. Three owners are asked;
 * the gateway puts it together.
 */

/** The next few departures, those of today, or those of the seven days from today on. */
export const boardSpans = ['next', 'today', 'week'] as const;
export type BoardSpan = (typeof boardSpans)[number];
/** So many trucks are `next`, and so many are shown at the most. */
export const NEXT_TRUCKS = 3;
export const MOST_BOARD_TRUCKS = 12;
/** So many missing units of all these trucks are named; all are counted. */
export const MOST_BOARD_UNITS = 400;

const boardFilter = z.object({ span: z.enum(boardSpans), gate: z.string().nullable() });

/** Trucks that have not left, the soonest departure first, and the one after them. */
export const getBoardTrucks = defineCall({
  service: 'dispatch',
  name: 'trucks.of-board',
  timeoutMs: 2_000,
  input: boardFilter,
  output: z.object({
    today: isoDate,
    trucks: z.array(truck),
    /** How many there are, shown or not. */
    total: z.int(),
    /** The first that leaves after the shown ones. */
    after: truck.nullable(),
    /** Where the trucks of the week are loaded. */
    gates: z.array(z.string()),
  }),
});

/** A unit of a pallet that is not made yet. */
export const missingUnit = z.object({
  product_id: productId,
  order_id: orderId,
  order: z.string(),
  position: z.string(),
  category,
  width: z.int(),
  height: z.int(),
  /** Hash of its picture; null without one. */
  image: z.string().nullable(),
  pallet_id: palletId,
});
export type MissingUnit = z.infer<typeof missingUnit>;

/** What is not made of these pallets, by pallet, order and position. */
export const getMissingUnits = defineCall({
  service: 'packing',
  name: 'pallets.missing-units',
  timeoutMs: 2_000,
  input: z.object({ pallet_ids: z.array(palletId).max(1_000) }),
  output: z.array(missingUnit),
});

/** The work center that has a unit now: the first that could go on with it. */
export const unitStation = z.object({
  work_center_id: workCenterId,
  code: z.string(),
  description: z.string(),
  /** Since when nothing has happened to it there. */
  since: isoMoment,
  /** Somebody works on it. */
  started: z.boolean(),
  /** What is wrong with it; null: nothing. */
  problem: z.string().nullable(),
});
export type UnitStation = z.infer<typeof unitStation>;

/** Where units stand; one without open work is not among them. */
export const getUnitStations = defineCall({
  service: 'production',
  name: 'products.stations',
  timeoutMs: 2_000,
  input: z.object({ product_ids: z.array(productId).max(1_000) }),
  output: z.array(z.object({ product_id: productId, station: unitStation })),
});

const boardUnit = missingUnit.extend({ station: unitStation.nullable() });
export type BoardUnit = z.infer<typeof boardUnit>;

const boardTruck = truck.extend({
  /** Null while packing does not answer. */
  readiness: z.array(palletReadiness).nullable(),
  /** What is not made; null while packing does not answer. */
  missing: z.array(boardUnit).nullable(),
  /** False while production does not answer: nobody knows where the units stand. */
  stations_known: z.boolean(),
});
export type BoardTruck = z.infer<typeof boardTruck>;

export const loadBoard = z.object({
  /** The server's clock: a display's own may be wrong. */
  now: isoMoment,
  /** The factory's clock, by which trucks leave. */
  time_zone: z.string(),
  today: isoDate,
  trucks: z.array(boardTruck),
  total: z.int(),
  after: z
    .object({
      id: truckId,
      number: z.string(),
      departs_at: isoMoment.nullable(),
      products_count: z.int(),
      pallets_count: z.int(),
      /** Null: nobody can say. */
      missing: z.int().nullable(),
    })
    .nullable(),
  gates: z.array(z.string()),
});
export type LoadBoard = z.infer<typeof loadBoard>;

/** Read by people who see trucks, and by displays on a wall. */
export const getLoadBoard = defineRoute({
  service: 'gateway',
  name: 'load-board.get',
  method: 'GET',
  path: 'load-board',
  summary: 'Trucks by departure with what is made, packed, loaded and missing, and where what is missing stands',
  policy: { access: 'session', terminals: ['display'] },
  query: z.strictObject({ span: z.enum(boardSpans).default('next'), gate: urlText }),
  response: loadBoard,
});

export const loadBoardRoutes = { getLoadBoard };
export const loadBoardCalls = { getBoardTrucks, getMissingUnits, getUnitStations };
