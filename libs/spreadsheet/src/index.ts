export type { Cell, Line } from './line';
export { ReaderBusy, SpreadsheetReader } from './spreadsheet-reader';
export { Unreadable } from './unreadable';
