/**
 * What a file may hold; an import of 10 000 rows and 17 columns has half of it. Counted before anything is understood.
 */
export const limits = {
  /** Entries of a zip. */
  entries: 500,
  unpackedBytes: 64 * 1024 * 1024,
  /** Of a file that is no zip and no csv: old workbooks and web pages. */
  oldBytes: 8 * 1024 * 1024,
  /** Opening and closing tags of all sheets together. */
  tags: 2_000_000,
  /** Cells and lines. */
  cells: 400_000,
  /**
   * Letters of all cells of a workbook together: many cells may show one text, and each takes it along out of the
   * thread.
   */
  letters: 32 * 1024 * 1024,
  columns: 1_000,
  /** Merged areas of all sheets, each of which is compared with the others, and the cells they cover. */
  merges: 5_000,
  mergedCells: 200_000,
  /** Rows that are hidden as one. */
  hiddenRows: 20_000,
  /** Letters of one line of a csv file. */
  lineLength: 100_000,
} as const;
