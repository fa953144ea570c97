import { log } from '../logging/log';

/**
 * Does the work of a sweep row by row: a row that throws is logged and does not keep the rest from theirs. Gives the
 * rows that failed.
 */
export const eachRow = async <Row extends { readonly id: string | number }>(
  sweep: string,
  rows: readonly Row[],
  work: (row: Row) => Promise<unknown>,
): Promise<Row[]> => {
  const failed: Row[] = [];
  for (const row of rows) {
    try {
      await work(row);
    } catch (error) {
      failed.push(row);
      log().warn({ sweep, row: row.id, err: error }, 'a row of a sweep failed');
    }
  }
  return failed;
};
