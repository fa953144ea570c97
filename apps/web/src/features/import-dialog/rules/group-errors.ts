import type { ImportError } from '@mullion/contracts';

/** One fault and the rows it stands in. */
export interface GroupedError {
  readonly error: ImportError;
  readonly rows: readonly number[];
}

/** Equal faults of a column together, in the order of their first rows. */
export const groupErrors = (errors: readonly ImportError[]): GroupedError[] => {
  const groups = new Map<string, { error: ImportError; rows: number[] }>();
  for (const error of errors) {
    const key = JSON.stringify([error.column, error.code, error.params]);
    const group = groups.get(key);
    if (group) group.rows.push(error.row);
    else groups.set(key, { error, rows: [error.row] });
  }
  return [...groups.values()];
};

/** Row numbers with neighbours as a range: `3–102, 105`. */
export const rowRanges = (rows: readonly number[]): string => {
  const ranges: { from: number; to: number }[] = [];
  for (const row of [...new Set(rows)].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && row === last.to + 1) last.to = row;
    else ranges.push({ from: row, to: row });
  }
  return ranges.map(({ from, to }) => (from === to ? String(from) : `${from}–${to}`)).join(', ');
};
