import { useMemo, useRef } from 'react';
import type { Selection } from './use-selection';

/** Choosing from one row to another. */
export interface Range<Row> {
  /** Chooses a row; with `through` every row of the page between the last one chosen and this. */
  choose: (row: Row, on: boolean, through: boolean) => void;
}

/** Remembers the row that was chosen last; pages that have come since begin without it. */
export const useRange = <Row>(
  selection: Selection<Row> | undefined,
  rows: readonly Row[],
  idOf: (row: Row) => number,
): Range<Row> => {
  const last = useRef<number | null>(null);
  return useMemo(
    () => ({
      choose: (row, on, through) => {
        const to = rows.findIndex((one) => idOf(one) === idOf(row));
        const from = through ? rows.findIndex((one) => idOf(one) === last.current) : -1;
        selection?.set(from < 0 ? [row] : rows.slice(Math.min(from, to), Math.max(from, to) + 1), on);
        last.current = idOf(row);
      },
    }),
    [selection, rows, idOf],
  );
};
