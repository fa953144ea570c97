/** What stands in a cell: text is always text, never something a spreadsheet would work out. */
export type Cell = string | number | null;

export interface CellColumn<Row> {
  readonly key: string;
  readonly head: string;
  /** Of a number: how many decimals it is shown with. */
  readonly decimals?: number;
  readonly cell: (row: Row) => Cell;
}
