import { productStatus, type addOperations as contract, type InputOf, type OrderId, type OutputOf } from '@mullion/contracts';
import { AppError, type CallInfo, type Committed, type ServiceTools, type Tx } from '@mullion/server-kit';
import { OperationRepository } from '../operation.repository';
import { missingOrders, productsToMake } from '../operations.queries';
import { ProgressRepository } from '../progress.repository';
import { publishOperations } from '../publish-operations';
import { recordProgress } from '../record-progress';
import { RuleRepository } from '../rule.repository';
import { nextRounds } from '../rules/next-rounds';
import { operationsToMake, type ProductToMake } from '../rules/operations-to-make';
import { healOrders } from './heal-orders';

type Answer = OutputOf<typeof contract>;

/**
 * Makes the operations of orders by the rules of their product types. Orders that have operations, or nothing to make, are named; the others get theirs.
 * @throws AppError `not_found` (an order), `unavailable`
 */
export const addOperations = async (
  tools: ServiceTools,
  call: CallInfo,
  { body }: InputOf<typeof contract>,
): Promise<Committed<Answer>> => {
  const { company_id: companyId } = call.context;
  const orderIds = [...new Set(body.orders)].sort((a, b) => a - b);
  await healOrders(tools, tools.copies, companyId, await missingOrders(tools.database, companyId, orderIds));
  return tools.database.transaction(call, async (tx) => {
    const progress = new ProgressRepository(tx, companyId);
    const known = await progress.knownOrders(orderIds);
    if (known.length < orderIds.length) throw new AppError('not_found');
    // the orders' rows are locked, so that operations of an order are made once
    await progress.lockOrders(orderIds);
    const products = (await productsToMake(tx, companyId, orderIds)).filter(({ status }) => status < productStatus.made);
    const busy = await progress.ordersWithOperations(orderIds);
    const answer: Answer = { made: [], refused: [] };
    const fresh: ProductToMake[] = [];
    for (const { id, number } of known) {
      const own = products.filter((product) => product.order_id === id);
      const named = { order_id: id as OrderId, number };
      if (busy.has(id)) answer.refused.push({ ...named, code: 'operation.already_there' });
      else if (own.length === 0) answer.refused.push({ ...named, code: 'operation.no_products' });
      else fresh.push(...own);
    }
    const made = fresh.length === 0 ? [] : await make(tools, tx, call, fresh);
    for (const { id, number } of known) {
      const own = made.filter((operation) => operation.order_id === id);
      if (own.length === 0) continue;
      const unestimated = own.filter(({ amount }) => amount === null).length;
      answer.made.push({ order_id: id as OrderId, number, operations: own.length, unestimated });
    }
    return answer;
  });
};

const make = async (tools: ServiceTools, tx: Tx, { context }: CallInfo, products: readonly ProductToMake[]) => {
  const operations = new OperationRepository(tx, context.company_id);
  await operations.holdCenters();
  const centers = await operations.graph();
  const usable = centers.filter(({ deleted }) => !deleted).map(({ id }) => id);
  const rows = operationsToMake(products, await new RuleRepository(tx, context.company_id).all(), usable);
  const productIds = products.map(({ id }) => id).sort((a, b) => a - b);
  await operations.beginProducts(products);
  await operations.lockProducts(productIds);
  const rounds = nextRounds(await operations.lastRounds(productIds));
  const made = await operations.create(rows.map((row) => ({ ...row, round: rounds(row.product_id, row.work_center_id) })));
  await recordProgress(tx, context, { productIds, centers, preparation: true });
  publishOperations(tools, tx, context.company_id, usable);
  return made;
};
