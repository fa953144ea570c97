import { compareNatural, operationStatus } from '@mullion/contracts';

/**
 * What a return wrote of one operation of a product; made for another round: its status before is that of what is not
 * there.
 */
export interface ReturnedOperation {
  readonly work_center_id: number;
  readonly code: string;
  readonly status_before: number;
}

/**
 * From where to where a product was sent back. The operation that was there keeps its round, unless it was complete:
 * then it is the last of those that are to be done again. The target is the first of them.
 */
export const returnRoute = (
  operations: readonly ReturnedOperation[],
): { readonly from: number; readonly to: number | null } | null => {
  const sorted = [...operations].sort((a, b) => compareNatural(a.code, b.code));
  const here = sorted.find(({ status_before }) => status_before !== operationStatus.cancelled) ?? sorted.at(-1);
  const [target] = sorted;
  if (!here || !target) return null;
  return { from: here.work_center_id, to: target === here ? null : target.work_center_id };
};
