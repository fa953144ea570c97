import { z } from 'zod';
import { orderId } from '../kit/id.schema';
import { defineRoute, urlId, urlInt, urlText } from '../kit/route';
import { orderProgress, productionCenter, productionOrder } from './production-order.schema';

/** Most orders that are shown at once. */
export const MOST_PRODUCTION_ORDERS = 2_000;

/**
 * Which work centers: those of production, or those of preparation. Unless statuses are asked for, production has
 * orders of status 5 to 7 and those with open work; preparation those of 4 and 5, those with something to prepare, and
 * those begun before their suppliers confirmed. None has left or is cancelled.
 */
export const productionTypes = ['production', 'preperation'] as const;

const shown = {
  service: 'production',
  method: 'GET',
  policy: { access: 'session' },
  timeoutMs: 10_000,
  query: z.strictObject({
    /** A part of the order's number or of the customer's name. */
    filter: urlText,
    type: z.enum(productionTypes).default('production'),
    status_from: urlInt.min(0).max(100).optional(),
    status_to: urlInt.min(0).max(100).optional(),
  }),
  response: z.object({
    /** By code. */
    centers: z.array(productionCenter),
    /** Soonest delivery first, at most 2,000. */
    orders: z.array(productionOrder),
    /** How many there are in all. */
    total: z.int(),
  }),
} as const;

export const listProductionOrders = defineRoute({
  ...shown,
  name: 'production-orders.list',
  path: 'orders/many/production',
  summary: 'Orders in production with a box for each work center',
});

/** What the page of testing mode asks; it answers the same. */
export const listProductionOrdersTested = defineRoute({
  ...shown,
  name: 'production-orders.list-tested',
  path: 'orders/many/production1',
  summary: 'The same orders for the page in testing mode',
});

export const getOrderProgress = defineRoute({
  service: 'production',
  name: 'production-orders.progress',
  method: 'GET',
  path: 'orders/{id}/progress',
  summary: 'The progress of an order through the work centers: every operation of its products',
  policy: { access: 'session' },
  params: z.strictObject({ id: urlId(orderId) }),
  response: orderProgress,
});

export const productionOrdersRoutes = { listProductionOrders, listProductionOrdersTested, getOrderProgress };
