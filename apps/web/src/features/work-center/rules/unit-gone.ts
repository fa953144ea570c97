import type { UnitAtCenter, UnitAtCenterState } from '@mullion/contracts';
import type { QueuedUnit } from './unit-queue';

/** Whoever has such a unit in hand must put it aside. */
const STOPS: ReadonlySet<UnitAtCenterState> = new Set(['cancelled', 'departed', 'removed', 'scrapped']);

/**
 * The unit that was worked on and is in the list no more, though nothing was done with it here: the list as it was read
 * last tells, not the queue, which what is done here leaves at once.
 */
export const unitGone = (
  before: QueuedUnit | null,
  orders: readonly { readonly products: readonly { readonly product_id: number }[] }[],
): QueuedUnit | null =>
  before && !orders.some(({ products }) => products.some(({ product_id: id }) => id === before.product.product_id))
    ? before
    : null;

/**
 * Whether it has to be said that a unit has left the list: it must not be made, or somebody else has finished what this
 * person had begun.
 */
export const mustBeTold = ({ state }: UnitAtCenter, wasBegunHere: boolean): boolean =>
  STOPS.has(state) || (wasBegunHere && state !== 'ready');
