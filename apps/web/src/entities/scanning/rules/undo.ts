import { UNDO_SECONDS } from '@mullion/contracts';
import type { Attempt } from '../../../kits/outbox/envelope';
import type { Act } from '../acts';

const KINDS: ReadonlySet<Act['kind']> = new Set(['load-product', 'load-pallet', 'at-rack', 'change-status']);

/** Whether a scan can be taken back: it writes something, and the server has not said that it wrote nothing. */
export const isUndoable = (act: Act, attempt?: Attempt): boolean => {
  if (!KINDS.has(act.kind) || (attempt && 'problem' in attempt)) return false;
  if (!attempt) return true;
  const { outcome } = attempt.data as { readonly outcome?: string };
  // a pallet that was not ready, and what came late to a rack, stand where they stood
  return act.kind === 'load-pallet' ? outcome === 'loaded' : act.kind !== 'at-rack' || outcome !== 'late';
};

/** The last moment of a button that takes a scan back, by the clock that noted the scan. */
export const undoUntil = (at: number): number => at + UNDO_SECONDS * 1000;
