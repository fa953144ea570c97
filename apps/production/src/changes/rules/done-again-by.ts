import { centersBefore, workInputs, type GraphCenter, type WorkInput } from '@mullion/contracts';

interface Center extends GraphCenter {
  readonly works_by: readonly WorkInput[];
}

/**
 * What must change for the work of a center to be done again: what it works by itself, and what those before it work by,
 * for what is cut again is also put together again. Preparation that is done again leaves what was made.
 */
export const doneAgainBy = (centers: readonly Center[], id: number): WorkInput[] => {
  const before = centersBefore(centers, id);
  const concerned = centers.filter((center) => center.id === id || (before.has(center.id) && !center.preperation));
  return workInputs.filter((input) => concerned.some(({ works_by }) => works_by.includes(input)));
};
