import type { estimateOrders as contract, InputOf, OutputOf } from '@mullion/contracts';
import type { ServiceTools } from '@mullion/server-kit';
import { toComputed, toKeptEstimate } from '../estimate.mapper';
import { departedOrders } from '../estimates.queries';
import type { FirstPlans } from '../first-plans';
import { planRules, questionOf } from '../plan-rules';
import { learnSpread } from '../rules/spread';

/** A person waits for the preview of an import so long for its estimates; the rest is computed once the orders are there. */
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
    const inTime = performance.now() < until;
    estimated.push({ key, estimate: inTime ? toKeptEstimate(toComputed(await plans.asked.plan(questionOf(rules, products)))) : null });
  }
  return { orders: estimated, spread: learnSpread(await departedOrders(tools.database, companyId)) };
};
