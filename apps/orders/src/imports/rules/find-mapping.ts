import type { ImportMapping } from '@mullion/contracts';
import { chooseSheet, type ImportSheet, PROBED } from './choose-sheet';
import { headKey, readHeader } from './columns';

interface Kept {
  readonly customer_id: number | null;
  readonly mapping: ImportMapping;
}

const mappedIn = ({ mapping }: Kept): number => mapping.columns.filter(({ field }) => field !== null).length;

/**
 * A mapping as it is looked for in another file of the same kind: its heads may stand lower there, its sheet may be
 * called otherwise.
 */
const again = ({ head_row: _row, sheet, ...mapping }: ImportMapping, sheets: readonly ImportSheet[]): ImportMapping =>
  sheet !== undefined && sheets.some(({ name }) => name === sheet) ? { ...mapping, sheet } : mapping;

/**
 * The kept mapping whose heads all stand in a file, the customer's own first, then the one that reads most columns.
 * What is kept for another customer than the chosen one is his.
 */
export const findMapping = <T extends Kept>(
  kept: readonly T[],
  sheets: readonly ImportSheet[],
  customerId: number | undefined,
): T | null => {
  const mine = kept.filter(
    ({ customer_id }) => customer_id === null || customerId === undefined || customer_id === customerId,
  );
  // most are of other lists altogether
  const present = new Set(
    sheets.flatMap(({ lines }) => lines.slice(0, PROBED).flatMap(({ cells }) => cells.map(headKey))),
  );
  const isPossible = ({ mapping }: Kept): boolean =>
    mapping.columns.every(({ field, head }) => field === null || head === '' || present.has(headKey(head)));
  const fitting = mine
    .filter(isPossible)
    .map((one) => ({ ...one, mapping: again(one.mapping, sheets) }))
    .filter((one) => {
      const chosen = mappedIn(one) > 0 ? chooseSheet(sheets, undefined, one.mapping) : null;
      if (chosen?.lines[0] === undefined) return false;
      const { unmapped, missing } = readHeader(chosen.lines[0].cells, one.mapping);
      return unmapped.length + missing.length === 0;
    });
  const isOwn = (one: Kept): number => Number(customerId !== undefined && one.customer_id === customerId);
  return fitting.toSorted((a, b) => isOwn(b) - isOwn(a) || mappedIn(b) - mappedIn(a))[0] ?? null;
};
