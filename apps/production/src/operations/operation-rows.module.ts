/** What remakes and changes of products may use of this slice. */
export { ChangeNoticeRepository, type NewNotice } from './change-notice.repository';
export { OperationRepository } from './operation.repository';
export type { OperationRow } from './operation';
export { productCopy } from './order-copies';
export { actionOf } from './operations-done';
export { publishOperations } from './publish-operations';
export { recordProgress } from './record-progress';
export { awaitedCenters } from './rules/next-centers';
export { nextRounds } from './rules/next-rounds';
export { centersToTell, goesBy } from './rules/tell-of-change';
export { eventOf } from './use-cases/change-operations';
