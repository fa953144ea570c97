import { operationStatus, type OrderProgress, type ProgressOperation, type ProgressProduct } from '@mullion/contracts';

export interface CellUnit {
  readonly product: ProgressProduct;
  readonly operation: ProgressOperation;
  /** What of it comes before and is not complete. */
  readonly isReady: boolean;
}

const currentOf = (product: ProgressProduct, centerId: number): ProgressOperation | undefined =>
  product.operations.filter((one) => one.work_center_id === centerId).at(-1);

const isOpen = ({ status }: ProgressOperation): boolean => status !== operationStatus.completed;

const urgency = ({ operation, isReady }: CellUnit): number => {
  if (operation.status === operationStatus.problem) return 0;
  if (!isOpen(operation)) return 3;
  return isReady ? 1 : 2;
};

/**
 * Products of an order at a work center: those with a problem first, then those that may be worked on, those that wait,
 * those that are done.
 */
export const cellUnits = ({ centers, products }: OrderProgress, centerId: number): CellUnit[] => {
  const before = centers.find(({ id }) => id === centerId)?.before ?? [];
  return products
    .flatMap((product) => {
      const operation = currentOf(product, centerId);
      const awaited = before.some((id) => {
        const earlier = currentOf(product, id);
        return earlier !== undefined && isOpen(earlier);
      });
      return operation ? [{ product, operation, isReady: isOpen(operation) && !awaited }] : [];
    })
    .sort((a, b) => urgency(a) - urgency(b));
};

/** The next work center of the order after this one. */
export const nextCenter = (
  { centers, products }: OrderProgress,
  centerId: number,
): OrderProgress['centers'][number] | undefined =>
  centers.find(
    ({ id, before }) =>
      before.some((one) => one === centerId) && products.some((product) => currentOf(product, id) !== undefined),
  );
