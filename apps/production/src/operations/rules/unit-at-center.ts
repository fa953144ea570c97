import { operationStatus, orderStatus, type UnitAtCenterState } from '@mullion/contracts';

/** What is known of a unit at a work center. */
export interface UnitFacts {
  readonly product_status: number | null;
  readonly order_status: number | null;
  /** The product, or its order, is no more. */
  readonly is_removed: boolean;
  readonly is_scrapped: boolean;
  /** `operationStatus` of its last round here; null: it does not come here. */
  readonly operation: number | null;
  /** Work centers before this one that have something to do with it. */
  readonly awaits: readonly number[];
}

/**
 * Why a unit is, or is not, in the queue: what ends everything first, then what was done here, then what it waits for.
 */
export const unitAtCenter = (facts: UnitFacts): UnitAtCenterState => {
  if (facts.is_removed) return 'removed';
  if (facts.is_scrapped) return 'scrapped';
  const status = Math.max(facts.product_status ?? 0, facts.order_status ?? 0);
  if (status >= orderStatus.cancelled) return 'cancelled';
  if (status >= orderStatus.dispatched) return 'departed';
  if (facts.operation === null || facts.operation === operationStatus.cancelled) return 'not_here';
  if (facts.operation === operationStatus.completed) return 'done';
  return facts.awaits.length > 0 ? 'awaits' : 'ready';
};
