import {
  hasShortTerm,
  MOST_PLANNED_ORDERS,
  planningTerms,
  type getPlanningData,
  type InputOf,
  type OutputOf,
} from '@mullion/contracts';
import { log, type CallInfo, type ServiceTools } from '@mullion/server-kit';
import { healOrders } from '../core/copies/heal-orders';
import { palletsOfOrders } from '../pallets/pallets.queries';
import { openRunsOf, claimedRunsOf } from '../runs/runs.queries';
import {
  incompleteOrders,
  knownTerms,
  ordersByNumber,
  ordersWithProducts,
  relatedOrders,
  unknownTerms,
  type OrderRow,
  type PlanningFilter,
} from './planned-orders.queries';
import { truncateToMessage, truncateOrders, readableOrders } from './rules/truncate-to-message';
import { doubtfulTerms, leftOutOf } from './rules/left-out';

type Tools = Pick<ServiceTools, 'database' | 'copies' | 'rpc'>;
type Query = InputOf<typeof getPlanningData>['query'];

/** What a filter looks for, in small letters; nothing when one of its numbers is too short. */
export const termsOf = (filter: string | null): string[] =>
  hasShortTerm(filter) ? [] : planningTerms(filter?.toLowerCase()).slice(0, MOST_PLANNED_ORDERS);

/**
 * Orders that are asked for with their products and pallets: the first ones that an answer can hold, and whether there
 * are more.
 */
export const planningPage = async (
  tools: Tools,
  call: CallInfo,
  query: Query,
): Promise<OutputOf<typeof getPlanningData>> => {
  const terms = termsOf(query.filter);
  if (terms.length === 0)
    return { orders: [], pallets: [], stale: false, more: false, left_out: [], runs: [], taken: [] };
  const { database } = tools;
  const companyId = call.context.company_id;
  const { orders: found, stale } = await arrivedOrders(tools, call, {
    terms,
    from: query.pal_status_from,
    to: query.pal_status_to,
  });
  const orders = found.slice(0, MOST_PLANNED_ORDERS);
  const ids = orders.map((order) => order.id);
  const numbers = found.map((order) => order.number);
  const isRelated = query.show_related === 'true' || query.show_related === '1';
  const related =
    isRelated && ids.length > 0 ? await relatedOrders(database, companyId, ids, MOST_PLANNED_ORDERS - ids.length) : [];
  const readable = readableOrders([...orders, ...related]);
  const fit = truncateOrders(await ordersWithProducts(database, companyId, readable.items));
  const shownIds = fit.items.map((order) => order.id);
  const doubtful = doubtfulTerms(terms, numbers);
  const [pallets, runs, taken, known] = await Promise.all([
    palletsOfOrders(database, call.context, shownIds),
    openRunsOf(database, companyId, shownIds),
    claimedRunsOf(database, call.context, shownIds),
    doubtful.length > 0 ? knownTerms(database, companyId, doubtful) : [],
  ]);
  const shownPallets = truncateToMessage(pallets);
  const more = found.length > MOST_PLANNED_ORDERS || readable.isCut || fit.isCut || shownPallets.isCut;
  return {
    orders: fit.items,
    pallets: shownPallets.items,
    stale,
    more,
    left_out: leftOutOf(known, numbers),
    runs,
    taken,
  };
};

/**
 * Orders as fresh as the asker has seen them: waits for their events, then asks the owner in bulk, else says that they
 * are stale.
 */
const arrivedOrders = async (
  tools: Tools,
  call: CallInfo,
  filter: PlanningFilter,
): Promise<{ orders: OrderRow[]; stale: boolean }> => {
  const { database } = tools;
  const companyId = call.context.company_id;
  const [freshness, ofTrucks] = await Promise.all([
    database.waitForStamps(call, ['orders']),
    database.waitForStamps(call, ['dispatch']),
  ]);
  const orders = await ordersByNumber(database, companyId, filter);
  const [incomplete, unknown] = await Promise.all([
    incompleteOrders(database, orders),
    unknownTerms(database, companyId, filter.terms),
  ]);
  const order_ids = freshness === 'stale' ? orders.map((order) => order.id) : incomplete;
  const numbers = freshness === 'stale' ? [...filter.terms] : unknown;
  if (order_ids.length === 0 && numbers.length === 0) return { orders, stale: ofTrucks === 'stale' };
  try {
    await healOrders(tools, companyId, {
      ...(order_ids.length ? { order_ids } : {}),
      ...(numbers.length ? { numbers } : {}),
    });
  } catch (error) {
    log().warn({ reason: String(error) }, 'orders could not be asked for what has not arrived');
    // also a number that nobody knows here may be an order's by now
    return { orders, stale: true };
  }
  return { orders: await ordersByNumber(database, companyId, filter), stale: ofTrucks === 'stale' };
};
