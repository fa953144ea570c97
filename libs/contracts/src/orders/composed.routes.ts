import { z } from 'zod';
import { defineRoute, urlInt } from '../kit/route';
import { statusChange } from './order.schema';
import { found, searchedText } from './search.schema';
import { today, todayBoard } from './today.schema';

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

/** The trucks of the week with how far their pallets are, what left, and the pallets that wait for somebody. */
export const getTodayBoard = defineRoute({
  service: 'gateway',
  name: 'today.board',
  method: 'GET',
  path: 'today/board',
  summary: 'Trucks of the week with the readiness of their pallets, and pallets that wait for somebody',
  policy: session,
  response: todayBoard,
});

/** Orders, products by barcode, customers, pallets and trucks by what is known of them; five of each at the most. */
export const searchEverything = defineRoute({
  service: 'gateway',
  name: 'search.everything',
  method: 'GET',
  path: 'search',
  summary: 'Orders, products, customers, pallets and trucks by a number, a barcode or a name',
  policy: session,
  query: z.strictObject({ text: searchedText }),
  response: found,
});

/** Answered by the gateway from calls of several services. */
export const composedRoutes = { getToday, getTodayBoard, listActions, searchEverything };
