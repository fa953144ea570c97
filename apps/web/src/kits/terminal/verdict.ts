/**
 * Fill of a verdict: done, stop, look again, something opened, taken back, still being asked, better put aside until it
 * is asked, nothing scanned yet.
 */
export type VerdictTone = 'ok' | 'bad' | 'warn' | 'info' | 'undone' | 'pending' | 'hold' | 'idle';

/** What is heard and felt: a tone of its own says that a whole is complete. */
export type SignalName = VerdictTone | 'complete';

/** What a scanner answers to one scan, in the person's words. */
export interface Verdict {
  readonly tone: VerdictTone;
  /** What was scanned, as people call it. */
  readonly code: string;
  readonly title: string;
  /** Where it goes; read from as far as the title. */
  readonly place?: string | undefined;
  /** One instruction. */
  readonly text: string;
  /** By this device alone: it is kept, and nothing is sure before the answer. */
  readonly isKept?: true | undefined;
  /** A picture that says more than the tone's: an identical one instead, the same again, no right. */
  readonly glyph?: 'swap' | 'loop' | 'lock' | undefined;
  /** Heard instead of the tone's own signal. */
  readonly signal?: 'complete' | undefined;
}

export interface LogLine {
  readonly id: string;
  readonly at: number;
  readonly code: string;
  readonly tone: VerdictTone;
  readonly text: string;
  readonly person: string;
  readonly glyph?: Verdict['glyph'];
  /** Until then the person can take it back. */
  readonly undoUntil?: number | undefined;
}

const LONGEST_LOG = 200;

/** Puts a line on top, or in the place of the one of the same scan. */
export const withLine = (log: readonly LogLine[], line: LogLine): readonly LogLine[] =>
  log.some((each) => each.id === line.id)
    ? log.map((each) => (each.id === line.id ? line : each))
    : [line, ...log].slice(0, LONGEST_LOG);

/** The same log with one line changed. */
export const withChange = (log: readonly LogLine[], id: string, change: Partial<LogLine>): readonly LogLine[] =>
  log.map((line) => (line.id === id ? { ...line, ...change } : line));

/** A title as the end of a log line: it begins small there. */
export const asLine = (title: string): string => title.charAt(0).toLowerCase() + title.slice(1);

/** How far a scan is: read here, held for want of an answer, answered. */
export type Stage = 'taken' | 'waiting' | 'final';

const LATE_SUCCESS: ReadonlySet<VerdictTone> = new Set(['ok', 'info', 'undone']);

/**
 * One tone a scan and one when its answer comes. A late success is silent: nobody stands beside the thing any more,
 * and two hundred of them would cover the tone of the scan that is being made.
 */
export const isQuiet = (before: Stage | undefined, now: Stage, tone: VerdictTone): boolean => {
  if (now === 'waiting') return true;
  return before === 'waiting' && LATE_SUCCESS.has(tone);
};
