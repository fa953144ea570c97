import type { Envelope } from './acts';
import { undoUntil } from './rules/undo';
import type { Stage } from '../../kits/terminal/verdict';

/**
 * A terminal on the wall is one page all shift: what it remembers of a scan goes with its answer, and what can be taken
 * back with the time for it.
 */
export const createScanMemory = (now: () => number = Date.now) => {
  /** Without an answer. */
  const open = new Map<string, Envelope>();
  const stages = new Map<string, Stage>();
  /** Scans that may be taken back, as they were sent, and what each is called on screen. */
  const undoable = new Map<string, { readonly scan: Envelope; readonly code: string }>();
  /** Answered while the list of what was left here is being read. */
  let answered: Set<string> | null = null;
  const timers = new Set<ReturnType<typeof setTimeout>>();

  const prune = (): void => {
    for (const [id, { scan }] of undoable) if (!open.has(id) && undoUntil(scan.at) < now()) undoable.delete(id);
  };

  return {
    stageOf: (id: string): Stage | undefined => stages.get(id),
    staged: (id: string, stage: Stage): void => {
      if (stage === 'final') stages.delete(id);
      else stages.set(id, stage);
    },
    isKnown: (id: string): boolean => stages.has(id) || answered?.has(id) === true,
    open: (scan: Envelope): void => void open.set(scan.id, scan),
    openOf: (id: string): Envelope | undefined => open.get(id),
    unanswered: (): readonly Envelope[] => [...open.values()].toSorted((one, other) => one.at - other.at),
    /** True when it was open here. */
    answered: (id: string): boolean => {
      answered?.add(id);
      return open.delete(id);
    },
    closed: (id: string): void => {
      open.delete(id);
      stages.delete(id);
    },
    mayUndo: (scan: Envelope, code: string): void => {
      undoable.set(scan.id, { scan, code });
      prune();
    },
    mayNotUndo: (id: string): void => void undoable.delete(id),
    undoOf: (id: string): { readonly scan: Envelope; readonly code: string } | undefined => undoable.get(id),
    /** Until it is called again with false, answers are noted for the reader of what was left. */
    reading: (isReading: boolean): void => void (answered = isReading ? (answered ?? new Set()) : null),
    /** Calls back unless the page goes first. */
    later: (ms: number, act: () => void): void => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        act();
      }, ms);
      timers.add(timer);
    },
    /** The page is gone. */
    end: (): void => {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
    /** How much is remembered. */
    size: (): number => open.size + stages.size + undoable.size + timers.size + (answered?.size ?? 0),
  };
};
