/** What remakes and changes of products may use of this slice. */
export { OperationRepository } from './operation.repository';
export type { OperationRow } from './operation';
export { productCopy } from './order-copies';
export { actionOf } from './operations-done';
export { publishOperations } from './publish-operations';
export { recordProgress } from './record-progress';
export { nextRounds } from './rules/next-rounds';
export { eventOf } from './use-cases/change-operations';
