/** Rows of the contacts and addresses tables; null is all. */
export const ROW_CHOICES = [10, 20, 50, null] as const;
export type RowChoice = (typeof ROW_CHOICES)[number];
export const DEFAULT_ROWS: RowChoice = 20;

/** The rows of a page of a list that is wholly there; a page behind the last one is the last. */
export const pageOfRows = <Row>(rows: readonly Row[], choice: RowChoice, page: number) => {
  const perPage = choice ?? Math.max(1, rows.length);
  const lastPage = Math.max(1, Math.ceil(rows.length / perPage));
  const shown = Math.min(page, lastPage);
  return { rows: rows.slice((shown - 1) * perPage, shown * perPage), page: shown, perPage, lastPage };
};
