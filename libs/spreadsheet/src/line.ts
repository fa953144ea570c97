import type { FileEncoding, ImportSeparator } from '@mullion/contracts';

/** What a spreadsheet shows where it could not compute: #N/A, #REF!. */
export interface ErrorCell {
  readonly error: string;
}
/** A number that its format shows in another way: 412 as 00412, 1460.4 as 1460. A person sees `shown`. */
export interface ShownNumber {
  readonly number: number;
  readonly shown: string;
}
/** A cell as a file gives it: text from csv and web pages; text, number, truth value, date or error from workbooks. */
export type Cell = string | number | boolean | Date | ErrorCell | ShownNumber | null;

/** A sheet of a file, and its lines that hold something; a csv file is one without a name. */
export interface Sheet {
  readonly name: string;
  readonly lines: Line[];
  /** It has columns to the right of those that are read. */
  readonly isWider?: boolean;
  /** Columns, from 0, that the file holds and does not show. */
  readonly hiddenColumns?: readonly number[];
}

/** A line that holds something. */
export interface Line {
  /** As a spreadsheet counts it, from 1. */
  readonly row: number;
  readonly cells: readonly Cell[];
  /** Of csv: how many values the line has, empty ones too. A sheet knows no such count. */
  readonly count?: number;
  /**
   * Columns, from 0, whose value stands in a cell that is merged with the ones above: it is the value of each of them.
   */
  readonly merged?: readonly number[];
  /** Columns, from 0, that are merged with one to the left and so have no value of their own. */
  readonly covered?: readonly number[];
  /** The file holds the row and does not show it: hidden by hand, or left out by a filter. */
  readonly isHidden?: boolean;
}

/** How the letters of a file may be written. */
export interface LetterChoice {
  readonly encoding: FileEncoding;
  /** Words of the file, read so. */
  readonly sample: string;
}
export interface Letters {
  readonly encoding: FileEncoding;
  /** False: several fit, and a person has to say which `choices` is right. */
  readonly isSure: boolean;
  readonly choices: readonly LetterChoice[];
}
/** What a file is by its content. */
export type FileFormat = 'csv' | 'xlsx' | 'xls' | 'ods' | 'html';

/** A file as it is read. */
export interface Table {
  readonly format: FileFormat;
  /** Those that can be seen: lists to choose from are often kept in hidden ones. */
  readonly sheets: readonly Sheet[];
  /** Of csv and web pages, which do not say it themselves; null: the file says it. */
  readonly letters: Letters | null;
  /** Of csv: what stands between values. */
  readonly separator: string | null;
  /** Its letters are guessed, and only its first lines were read: read it again as they are written. */
  readonly isBeginning?: boolean;
}

/** What whoever reads a file knows of it. */
export interface ReadOptions {
  readonly encoding?: FileEncoding;
  readonly separator?: ImportSeparator;
  /** Of a csv file whose letters can only be guessed the first lines are enough. */
  readonly isBeginningEnough?: boolean;
  /** Words that are expected in it, such as heads: an encoding in which one stands is the right one. */
  readonly words?: readonly string[];
}
