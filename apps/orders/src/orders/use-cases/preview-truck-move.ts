import type { previewTruckMove as contract, OrdersPreview, InputOf } from '@mullion/contracts';
import type { CallInfo, ServiceTools } from '@mullion/server-kit';
import { freshFacts } from '../../core/products/fresh-facts';
import { productRows } from '../../core/products/product-rows.queries';
import { orderRows } from '../orders.queries';
import { previewFollowing } from './preview-following';
import { departureFacts } from './accept-departure';
import { isRecall, nextFacts } from './accept-product-facts';
import { recallFacts } from './accept-recall';

/**
 * What the event of a departure, or of a recall, would do to orders and products: the handlers' own decisions, nothing
 * written.
 */
export const previewTruckMove = async (
  { database, clock }: Pick<ServiceTools, 'database' | 'clock'>,
  { context }: Pick<CallInfo, 'context'>,
  { move, ...event }: InputOf<typeof contract>,
): Promise<OrdersPreview> => {
  const { company_id: companyId } = context;
  const { orderIds, next } =
    move === 'recall' ? recallFacts(event) : departureFacts({ ...event, departed_at: clock.now().toISOString() });
  const [orders, products] = await Promise.all([
    orderRows(database, companyId, orderIds),
    productRows(database, companyId, [...next.keys()]),
  ]);
  const changes = nextFacts(orders, products, next);
  const known = new Map(orders.map((order) => [order.id, order]));
  return previewFollowing(database, companyId, {
    ...{ known, edited: known, announced: new Set<number>() },
    products: freshFacts(changes, false),
    ...{ following: orders, recalled: isRecall(changes) },
  });
};
