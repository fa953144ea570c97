/** What a spreadsheet shows where it could not compute: #N/A, #REF!. */
export interface ErrorCell {
  readonly error: string;
}
/** A cell as a file gives it: text from csv; text, number, truth value, date or error from xlsx. */
export type Cell = string | number | boolean | Date | ErrorCell | null;

/** A sheet of a file, and its lines that hold something; a csv file is one without a name. */
export interface Sheet {
  readonly name: string;
  readonly lines: Line[];
}

/** A line that holds something. */
export interface Line {
  /** As a spreadsheet counts it, from 1. */
  readonly row: number;
  readonly cells: readonly Cell[];
  /** Of csv: how many values the line has, empty ones too. A sheet knows no such count. */
  readonly count?: number;
  /** Columns, from 0, whose value stands in a cell that is merged with the ones below: it is the value of each of them. */
  readonly merged?: readonly number[];
}
