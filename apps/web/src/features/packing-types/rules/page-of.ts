export const ROWS = 20;

/** The rows of a page, counted from 1; a page behind the last one is the last. */
export const pageOf = <T>(rows: readonly T[], page: number) => {
  const lastPage = Math.max(1, Math.ceil(rows.length / ROWS));
  const shown = Math.min(page, lastPage);
  return { shown, lastPage, rows: rows.slice((shown - 1) * ROWS, shown * ROWS) };
};
