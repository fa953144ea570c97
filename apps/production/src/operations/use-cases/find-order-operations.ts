import type { InputOf, listOrderOperations, OutputOf } from '@mullion/contracts';
import { AppError, type ServiceTools } from '@mullion/server-kit';
import { knownOrders, missingOrders, operationsOfOrders } from '../operations.queries';
import { healOrders } from './heal-orders';

/**
 * Operations of orders; those that have not arrived here are fetched first.
 * @throws AppError `not_found` (an order), `unavailable`
 */
export const findOrderOperations = async (
  tools: ServiceTools,
  companyId: number,
  { query }: InputOf<typeof listOrderOperations>,
): Promise<OutputOf<typeof listOrderOperations>> => {
  await healOrders(tools, tools.copies, companyId, await missingOrders(tools.database, companyId, query.orders));
  const known = await knownOrders(tools.database, companyId, query.orders);
  if (known.length < new Set(query.orders).size) throw new AppError('not_found');
  return operationsOfOrders(tools.database, companyId, query.orders);
};
