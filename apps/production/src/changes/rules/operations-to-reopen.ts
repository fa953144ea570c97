import { operationStatus } from '@mullion/contracts';

interface CurrentOperation {
  readonly status: number;
}

/** Something was done there: begun, ended, or stopped by a problem. */
export const isDone = ({ status }: CurrentOperation): boolean =>
  status === operationStatus.started || status === operationStatus.completed || status === operationStatus.problem;

/**
 * What is to be done again with a product that is another now. What was completed gets another round, so that its
 * history stays; what was begun or stopped waits again. What nobody has touched stays as it is.
 */
export const operationsToReopen = <Operation extends CurrentOperation>(
  operations: readonly Operation[],
): { readonly again: Operation[]; readonly waiting: Operation[] } => ({
  again: operations.filter(({ status }) => status === operationStatus.completed),
  waiting: operations.filter((operation) => isDone(operation) && operation.status !== operationStatus.completed),
});
