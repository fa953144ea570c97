import { z } from 'zod';
import { defineRoute, urlInt } from '../kit/route';
import { statusChange } from './order.schema';
import { today } from './today.schema';

const session = { access: 'session' } as const;

/** History of status changes of one row; the gateway asks the owner of `table_name`. */
export const actionsQuery = z.strictObject({
  table_name: z.enum(['orders', 'products', 'pallets', 'trucks']),
  table_id: urlInt.positive(),
  language: z.enum(['lt', 'en']).default('lt'),
});
export const listActions = defineRoute({
  service: 'gateway',
  name: 'actions.list',
  method: 'GET',
  path: 'actions',
  summary: 'Status changes of an order, product, pallet or truck',
  policy: session,
  query: actionsQuery,
  response: z.array(statusChange),
});

/** What needs work today, of all owners in one call; parts of an owner that does not answer are null. */
export const getToday = defineRoute({
  service: 'gateway',
  name: 'today.get',
  method: 'GET',
  path: 'today',
  summary: 'What needs work today',
  policy: session,
  response: today,
});

/** Answered by the gateway from calls of several services. */
export const composedRoutes = { getToday, listActions };
