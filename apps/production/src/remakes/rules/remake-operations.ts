import { centersAfter, centersBefore, compareNatural, operationStatus, type GraphCenter } from '@mullion/contracts';

interface CurrentOperation {
  readonly work_center_id: number;
  readonly status: number;
}

/**
 * Which operations of a scrapped unit the new one has to go through: that of the first work center, those after it by
 * the graph, and of work centers that the graph does not compare with it those with a higher code. What is not complete
 * is to be done in any case; the rest stays done.
 */
export const repeatedOperations = <Op extends CurrentOperation>(
  centers: readonly GraphCenter[],
  first: number,
  operations: readonly Op[],
): Op[] => {
  const after = centersAfter(centers, first);
  const before = centersBefore(centers, first);
  const codeOf = (id: number): string => centers.find((center) => center.id === id)?.code ?? '';
  const isRepeated = (id: number): boolean =>
    id === first || after.has(id) || (!before.has(id) && compareNatural(codeOf(id), codeOf(first)) > 0);
  return operations.filter(({ work_center_id: id, status }) => status !== operationStatus.completed || isRepeated(id));
};

/** Of a unit that is made again because it was changed nothing that was done for the old one is of use. */
export const operationsOfRemake = <Op extends CurrentOperation>(
  centers: readonly GraphCenter[],
  { problem_id, work_center_id }: { readonly problem_id: number | null; readonly work_center_id: number },
  operations: readonly Op[],
): readonly Op[] => (problem_id === null ? operations : repeatedOperations(centers, work_center_id, operations));

/**
 * Where a unit stands: at its problem, else at the first work center that is not complete, else at the last of its way.
 */
export const centerOfUnit = (
  centers: readonly GraphCenter[],
  operations: readonly CurrentOperation[],
): number | null => {
  const codeOf = (id: number): string => centers.find((center) => center.id === id)?.code ?? '';
  const sorted = [...operations].sort((a, b) => compareNatural(codeOf(a.work_center_id), codeOf(b.work_center_id)));
  const standing =
    sorted.find(({ status }) => status === operationStatus.problem) ??
    sorted.find(({ status }) => status !== operationStatus.completed);
  return (standing ?? sorted.at(-1))?.work_center_id ?? null;
};
