import { UNDO_SECONDS } from '@mullion/contracts';
import type { Act, Attempt } from '../../outbox/envelope';

const KINDS: ReadonlySet<Act['kind']> = new Set(['load-product', 'load-pallet', 'change-status']);

/** Whether a scan can be taken back: it writes something, and the server has not said that it wrote nothing. */
export const isUndoable = (act: Act, attempt?: Attempt): boolean => {
  if (!KINDS.has(act.kind) || (attempt && 'problem' in attempt)) return false;
  if (!attempt || act.kind !== 'load-pallet') return true;
  return (attempt.data as { readonly outcome?: string }).outcome === 'loaded';
};

/** The last moment of a button that takes a scan back, by the clock that noted the scan. */
export const undoUntil = (at: number): number => at + UNDO_SECONDS * 1000;
