export type { Cell, FileFormat, Letters, Line, ReadOptions, Sheet, Table } from './line';
export { SpreadsheetReader } from './spreadsheet-reader';
export { Unreadable } from './unreadable';
