/** Fill of a verdict: done, stop, look again, a pallet opened, still being asked, nothing scanned yet. */
export type VerdictTone = 'ok' | 'bad' | 'warn' | 'info' | 'pending' | 'idle';

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
}

/** One line of the log. */
export interface LogLine {
  readonly id: string;
  readonly at: number;
  readonly code: string;
  readonly tone: VerdictTone;
  readonly text: string;
  readonly person: string;
}

const LONGEST_LOG = 200;

/** Puts a line on top, or in the place of the one of the same scan. */
export const withLine = (log: readonly LogLine[], line: LogLine): readonly LogLine[] =>
  log.some((each) => each.id === line.id) ? log.map((each) => (each.id === line.id ? line : each)) : [line, ...log].slice(0, LONGEST_LOG);

/** A title as the end of a log line: it begins small there. */
export const asLine = (title: string): string => title.charAt(0).toLowerCase() + title.slice(1);

/** How far a scan is: read here, held for want of an answer, answered. */
export type Stage = 'taken' | 'waiting' | 'final';

/**
 * One tone a scan and one when its answer comes. A late success is silent: nobody stands beside the product any more,
 * and two hundred of them would cover the tone of the scan that is being made.
 */
export const isQuiet = (before: Stage | undefined, now: Stage, tone: VerdictTone): boolean => {
  if (now === 'waiting') return true;
  return before === 'waiting' && (tone === 'ok' || tone === 'info');
};
