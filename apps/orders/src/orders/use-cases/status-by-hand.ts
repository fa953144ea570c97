import { lowestStatusByHand } from '@mullion/contracts';
import { AppError } from '@mullion/server-kit';
import type { StoredOrder } from '../../core/orders/order';
import type { OrderSet } from '../../core/orders/order.repository';
import { manualStatus, statusFactsOf } from '../../core/rules/follow-products';

/**
 * The columns of a status that a person sets and may set.
 * @throws AppError `status.loaded`, `status.departed` below what its products say
 */
export const statusByHand = (before: StoredOrder, after: number): OrderSet => {
  const facts = statusFactsOf(before);
  if (after < lowestStatusByHand(facts))
    throw new AppError(facts.departed ? 'status.departed' : 'status.loaded', {
      id: before.id,
      before: before.status,
      after,
    });
  return manualStatus(before, after);
};
