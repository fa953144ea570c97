import { eachRow, log, type ServiceTools } from '@mullion/server-kit';
import { toComputed } from '../estimate.mapper';
import { EstimateRepository } from '../../core/estimates/estimate.repository';
import type { Computed } from '../../core/estimates/estimate.row';
import { dueEstimates, productsOfOrders, type DueEstimate } from '../estimates.queries';
import type { FirstPlans } from '../first-plans';
import { planRules, questionOf } from '../plan-rules';
import { recordEstimates } from '../record-estimates';

type Tools = Pick<ServiceTools, 'database' | 'copies'>;

/** As many as one event carries without growing large. */
const AT_ONCE = 100;
const nothing = { pallets: null, length_mm: null, mass_kg: null, timber_kg: null, gap: null, floor: [] } as const;

/**
 * Computes estimates that are due and announces those that differ. True while more of them are left.
 * @param failed companies whose estimates failed in this run: they are tried again with the next one, and do not hold
 * up the others
 */
export const computeDueEstimates = async (tools: Tools, plans: FirstPlans, failed: Set<number>): Promise<boolean> => {
  const due = await dueEstimates(tools.database, AT_ONCE, [...failed]);
  const companies = [...groupBy(due, (row) => row.company_id)].map(([id, rows]) => ({ id, rows }));
  const failures = await eachRow('order_estimate', companies, async ({ id, rows }) => {
    const computed = await compute(tools, plans, id, rows);
    await tools.database.transaction(null, async (tx) => {
      await recordEstimates(tx, id, await new EstimateRepository(tx, id).keep(computed));
    });
  });
  for (const { id } of failures) failed.add(id);
  return due.length === AT_ONCE;
};

const groupBy = <T>(items: readonly T[], keyOf: (item: T) => number): Map<number, T[]> => {
  const groups = new Map<number, T[]>();
  for (const item of items) {
    const known = groups.get(keyOf(item));
    if (known) known.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
};

const compute = async (
  tools: Tools,
  plans: FirstPlans,
  companyId: number,
  due: readonly DueEstimate[],
): Promise<Computed[]> => {
  const rules = await planRules(tools, companyId);
  const ids = due.filter(({ gone }) => !gone).map((row) => row.order_id);
  const byOrder = groupBy(await productsOfOrders(tools.database, companyId, ids), (product) => product.order_id);
  const computed: Computed[] = [];
  for (const { order_id, asked, gone } of due) {
    const products = byOrder.get(order_id) ?? [];
    const figures = gone ? nothing : await figuresOf(plans, order_id, questionOf(rules, products));
    computed.push({ order_id, asked, removed: gone, products_count: products.length, ...figures });
  }
  return computed;
};

/** An order that cannot be planned counts as not estimated and is tried again when it changes. */
const figuresOf = async (plans: FirstPlans, orderId: number, question: ReturnType<typeof questionOf>) => {
  try {
    return toComputed(await plans.kept.plan(question));
  } catch (error) {
    log().error({ order: orderId, err: error }, 'an estimate failed');
    return nothing;
  }
};
