import {
  type estimateOrders as contract,
  type InputOf,
  MOST_ESTIMATED_PIECES,
  type OutputOf,
  piecesOf,
} from '@mullion/contracts';
import type { ServiceTools } from '@mullion/server-kit';
import { toComputed, toKeptEstimate } from '../estimate.mapper';
import { departedOrders } from '../estimates.queries';
import type { FirstPlans } from '../first-plans';
import { planRules, questionOf } from '../plan-rules';
import { calibrateEstimate } from '../rules/spread';

/**
 * A person waits for the preview of an import so long for its estimates; the rest, and very large orders, are computed
 * once they are there.
 */
const WAITS_MS = 2_500;

/** What orders that are not there yet would take. */
export const estimateOrders = async (
  tools: Pick<ServiceTools, 'database' | 'copies'>,
  plans: FirstPlans,
  companyId: number,
  { orders }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> => {
  const until = performance.now() + WAITS_MS;
  const rules = await planRules(tools, companyId);
  const estimated: OutputOf<typeof contract>['orders'] = [];
  for (const { key, products } of orders) {
    const isAnswered = performance.now() < until && piecesOf(products) <= MOST_ESTIMATED_PIECES;
    estimated.push({
      key,
      estimate: isAnswered ? toKeptEstimate(toComputed(await plans.asked.plan(questionOf(rules, products)))) : null,
    });
  }
  return { orders: estimated, spread: calibrateEstimate(await departedOrders(tools.database, companyId)) };
};
