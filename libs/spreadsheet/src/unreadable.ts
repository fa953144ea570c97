import type { FileFormat } from './line';

/** Why a file is not read. */
export interface Refusal {
  readonly format: FileFormat;
  /**
   * `unreadable`: not what it says. `too_large`: for what it holds or would become. `locked`: with a password. `quote`:
   * a quotation mark that
   * is never closed.
   */
  readonly reason: 'unreadable' | 'too_large' | 'locked' | 'quote';
  /** The line to blame, as a spreadsheet counts it. */
  readonly row?: number;
}

/** A file that is not read. */
export class Unreadable extends Error {
  constructor(readonly refusal: Refusal) {
    super(`not readable as ${refusal.format}: ${refusal.reason}`);
  }
}
