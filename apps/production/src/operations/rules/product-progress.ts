import { operationStatus, productStatus } from '@mullion/contracts';

/** What of an operation counts for how far production is. */
export interface CountedOperation {
  readonly status: number;
  /** Of a work center that prepares. */
  readonly preperation: boolean;
}

/**
 * How far production is with a product, by its operations that are not cancelled: 0 without any, 8 when all are
 * complete, 6 when one at a work center that does not prepare has begun, else 4. Preparation alone makes nothing:
 * without another operation a product stays at 4.
 */
export const productProgress = (operations: readonly CountedOperation[]): 0 | 4 | 6 | 8 => {
  const counted = operations.filter(({ status }) => status !== operationStatus.cancelled);
  if (counted.length === 0) return productStatus.new;
  const production = counted.filter(({ preperation }) => !preperation);
  if (production.length > 0 && counted.every(({ status }) => status === operationStatus.completed))
    return productStatus.made;
  return production.some(({ status }) => status !== operationStatus.waiting)
    ? productStatus.inProduction
    : productStatus.inPreparation;
};
