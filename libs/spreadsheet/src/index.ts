export type { Cell, Line, Sheet } from './line';
export { SpreadsheetReader } from './spreadsheet-reader';
export { Unreadable } from './unreadable';
