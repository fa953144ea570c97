export type { Cell, Line } from './line';
export { SpreadsheetReader } from './spreadsheet-reader';
export { Unreadable } from './unreadable';
