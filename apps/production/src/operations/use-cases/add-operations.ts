import {
  orderStatus,
  productStatus,
  type addOperations as contract,
  type InputOf,
  type OrderId,
  type OutputOf,
} from '@mullion/contracts';
import { AppError, type CallInfo, type Committed, type ServiceTools, type Tx } from '@mullion/server-kit';
import { OperationRepository } from '../operation.repository';
import { missingOrders, productsToMake } from '../operations.queries';
import { ProgressRepository } from '../progress.repository';
import { publishOperations } from '../publish-operations';
import { recordProgress } from '../record-progress';
import { RuleRepository } from '../rule.repository';
import { nextRounds } from '../rules/next-rounds';
import { missingOperations, operationsToMake, type ProductToMake } from '../rules/operations-to-make';
import { healOrders } from './heal-orders';

type Answer = OutputOf<typeof contract>;

/**
 * Makes what is missing of the operations of orders by the rules of their product types: a product that was added later
 * gets all of its own, and one that has some gets those that it never had; what a person took off stays off. Orders
 * that lack nothing, have nothing to make, or are made no more are named.
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
    const products = (await productsToMake(tx, companyId, orderIds)).filter(
      ({ status }) => status < productStatus.made,
    );
    const answer: Answer = { made: [], refused: [] };
    const open = known.filter(({ status }) => status < orderStatus.dispatched);
    const made = await make(
      tools,
      tx,
      call,
      products.filter(({ order_id }) => open.some(({ id }) => id === order_id)),
    );
    for (const order of known) {
      const { id, number } = order;
      if (made.some((operation) => operation.order_id === id)) continue;
      const isMade = products.some(({ order_id }) => order_id === id) || (await progress.hasOperations(id));
      const code = isMade ? 'operation.already_there' : 'operation.no_products';
      answer.refused.push({ order_id: id as OrderId, number, code: open.includes(order) ? code : 'operation.ended' });
    }
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
  if (products.length === 0) return [];
  const operations = new OperationRepository(tx, context.company_id);
  await operations.lockCenters();
  const centers = await operations.graph();
  const usable = centers.filter(({ deleted }) => !deleted).map(({ id }) => id);
  const ruled = operationsToMake(products, await new RuleRepository(tx, context.company_id).all(), usable);
  await operations.beginProducts(products);
  await operations.lockProducts(products.map(({ id }) => id).sort((a, b) => a - b));
  const ids = products.map(({ id }) => id);
  const last = await operations.lastRounds(ids);
  const rows = missingOperations(ruled, { last, current: await operations.current(ids) });
  if (rows.length === 0) return [];
  const productIds = [...new Set(rows.map(({ product_id }) => product_id))].sort((a, b) => a - b);
  const rounds = nextRounds(last);
  const made = await operations.create(
    rows.map((row) => ({ ...row, round: rounds(row.product_id, row.work_center_id) })),
  );
  await recordProgress(tx, context, { productIds, centers, preparation: true });
  publishOperations(tools, tx, context.company_id, usable);
  return made;
};
