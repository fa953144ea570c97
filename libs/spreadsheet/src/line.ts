/** A cell as a file gives it: text from csv; text, number, truth value or date from xlsx. */
export type Cell = string | number | boolean | Date | null;

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
}
