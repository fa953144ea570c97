import { compareNatural } from '../kit/compare-natural';
import { operationStatus } from '../statuses';
import { centersAfter, type GraphCenter } from './work-center-graph';

/** The current operation of a product at a work center. */
export interface CurrentOperation {
  readonly work_center_id: number;
  readonly status: number;
}

/** Work centers that products may be sent back to from here: those with a lower code. */
export const returnTargets = (centers: readonly GraphCenter[], from: number): readonly GraphCenter[] => {
  const here = centers.find(({ id }) => id === from);
  return here ? centers.filter(({ code }) => compareNatural(code, here.code) < 0) : [];
};

/**
 * Completed operations of a product that are to be done again when it goes back: the target's and those of every work
 * center that comes after the target, by the graph or by its code up to where the product is sent from.
 */
export const operationsToRepeat = <Op extends CurrentOperation>(
  centers: readonly GraphCenter[],
  { from, target }: { readonly from: number; readonly target: number },
  operations: readonly Op[],
): Op[] => {
  const after = centersAfter(centers, target);
  const codeOf = (id: number): string => centers.find((center) => center.id === id)?.code ?? '';
  const isBetween = (id: number): boolean =>
    compareNatural(codeOf(id), codeOf(target)) >= 0 && compareNatural(codeOf(id), codeOf(from)) <= 0;
  return operations.filter(
    ({ work_center_id: id, status }) =>
      status === operationStatus.completed && (id === target || after.has(id) || isBetween(id)),
  );
};
