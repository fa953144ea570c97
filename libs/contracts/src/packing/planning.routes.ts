import { z } from 'zod';
import { truck } from '../dispatch/truck.schema';
import { orderId } from '../kit/id.schema';
import { pageOf, pageQuery } from '../kit/page.schema';
import { defineRoute, isoDate, urlFlag, urlInt, urlTextOf } from '../kit/route';
import { packingRun } from './packing-run.schema';
import { palletDetail, placedProduct } from './pallet.schema';
import { LONGEST_PLANNING_FILTER } from './planning-filter';

const session = { access: 'session' } as const;

/** An order in the planning page: packing's copy with its products and how many are placed. */
export const planningOrder = z.object({
  id: orderId,
  number: z.string(),
  customer: z.string().nullable(),
  address: z.string().nullable(),
  delivery_date: isoDate.nullable(),
  week: z.string().nullable(),
  status: z.int(),
  pal_status: z.int(),
  products_count: z.int(),
  placed_count: z.int(),
  products: z.array(placedProduct),
});

const planningQuery = z.strictObject({
  /**
   * Order numbers as `planningFilter` writes them, each at least 3 characters or in quotes; otherwise nothing is
   * loaded.
   */
  filter: urlTextOf(LONGEST_PLANNING_FILTER),
  pal_status_from: urlInt.min(0).max(3).default(1),
  pal_status_to: urlInt.min(0).max(3).default(2),
  /** Other orders that share a pallet or truck with those found. */
  show_related: urlFlag,
});

/**
 * A number of the filter that nothing shown answers to, and why: nobody knows it, its dispatch is not planned, or it
 * has left.
 */
export const leftOutTerm = z.object({ term: z.string(), reason: z.enum(['unknown', 'not_planned', 'departed']) });
export type LeftOutTerm = z.infer<typeof leftOutTerm>;

/** Packing's part of the planning page. */
export const getPlanningData = defineRoute({
  service: 'packing',
  name: 'planning.get',
  method: 'GET',
  path: 'packing/planning',
  summary: 'Orders with products and pallets of the planning page, at most 200 orders',
  policy: session,
  query: planningQuery,
  response: z.object({
    orders: z.array(planningOrder),
    pallets: z.array(palletDetail),
    stale: z.boolean(),
    /** There is more than an answer holds: orders, products or pallets are missing. */
    more: z.boolean(),
    left_out: z.array(leftOutTerm),
    runs: z.array(packingRun),
    /** Plans that the asker took and may take back, the last one last. */
    taken: z.array(packingRun),
  }),
});

/** Composition: packing's planning data and dispatch's trucks (null while dispatch does not answer). */
export const getOrdersPallets = defineRoute({
  service: 'gateway',
  name: 'orders-pallets.get',
  method: 'GET',
  path: 'orders-pallets',
  summary: 'Everything of the planning page',
  policy: session,
  query: planningQuery,
  response: z.object({
    orders: z.array(planningOrder),
    pallets: z.array(palletDetail),
    trucks: z.array(truck).nullable(),
    stale: z.boolean(),
    more: z.boolean(),
    left_out: z.array(leftOutTerm),
    runs: z.array(packingRun),
    /** Plans that the asker took and may take back, the last one last. */
    taken: z.array(packingRun),
  }),
});

/**
 * An order that waits to be packed; `products_count` and `weight` (kg) are of what is on no pallet, and so are those of
 * its group.
 */
export const waitingOrder = z.object({
  id: orderId,
  number: z.string(),
  customer: z.string().nullable(),
  address: z.string().nullable(),
  delivery_date: isoDate.nullable(),
  week: z.string().nullable(),
  products_count: z.int(),
  weight: z.number(),
  /**
   * Everything that waits for the same week and address (the customer where an order has no address), also on other
   * pages.
   */
  group: z.object({ orders: z.int(), products_count: z.int(), weight: z.number() }),
});
export type WaitingOrder = z.infer<typeof waitingOrder>;

export const listWaitingOrders = defineRoute({
  service: 'packing',
  name: 'planning.waiting',
  method: 'GET',
  path: 'packing/waiting',
  summary: 'Orders in planning with products on no pallet, by delivery week and address, paged',
  policy: session,
  query: z.strictObject(pageQuery),
  response: pageOf(waitingOrder),
});

export const planningRoutes = { getPlanningData, getOrdersPallets, listWaitingOrders };
