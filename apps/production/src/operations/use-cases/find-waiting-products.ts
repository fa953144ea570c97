import type { InputOf, listWaitingProducts, OutputOf } from '@mullion/contracts';
import type { Copies, ServiceTools } from '@mullion/server-kit';
import { workCenterById } from '../../work-centers/work-centers.queries';
import { ordersToHeal, waitingProducts } from '../operations.queries';
import { healOrders } from './heal-orders';

/**
 * What waits at a work center, in the order of its list; orders that have not arrived here are fetched first.
 * @throws AppError `not_found`
 */
export const findWaitingProducts = async (
  tools: ServiceTools,
  copies: Copies,
  companyId: number,
  { id, limit }: InputOf<typeof listWaitingProducts>,
): Promise<OutputOf<typeof listWaitingProducts>> => {
  const workCenter = await workCenterById(tools.database, companyId, id);
  await healOrders(tools, copies, companyId, await ordersToHeal(tools.database, companyId, id));
  return { work_center: workCenter, ...(await waitingProducts(tools.database, companyId, id, limit)) };
};
