import { centersAfter, centersBefore, operationStatus, type GraphCenter } from '@mullion/contracts';

interface CurrentOperation {
  readonly work_center_id: number;
  readonly status: number;
}
const isOpen = ({ status }: CurrentOperation): boolean =>
  status !== operationStatus.completed && status !== operationStatus.cancelled;

/** Work centers before this one where a product still has something to be done. */
export const awaitedCenters = (before: ReadonlySet<number>, operations: readonly CurrentOperation[]): number[] =>
  operations
    .filter((operation) => before.has(operation.work_center_id) && isOpen(operation))
    .map(({ work_center_id }) => work_center_id);

/** Work centers where work on a product may begin once it is complete here. */
export const nextCenters = (
  centers: readonly GraphCenter[],
  here: number,
  operations: readonly CurrentOperation[],
): number[] => {
  const after = centersAfter(centers, here);
  const open = operations.filter((operation) => isOpen(operation) && operation.work_center_id !== here);
  return open
    .map(({ work_center_id }) => work_center_id)
    .filter((id) => after.has(id) && awaitedCenters(centersBefore(centers, id), open).length === 0);
};
