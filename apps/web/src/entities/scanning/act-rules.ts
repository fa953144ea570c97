import { isLate, isRefused } from '@mullion/contracts';
import { isAside, isWaiting, type ActRules, type Attempt } from '../../kits/outbox/envelope';
import { conflictOf } from '../../kits/outbox/rules/queue';
import { targetOf, type Act, type Envelope, type Kept, type Opened } from './acts';
import { deliver } from './deliver';

/**
 * Products that were scanned for a pallet whose own scan has been answered since: they go onto the pallet it opened.
 * When it was refused, or the server fails over it each time, they are sent with the code alone: the server judges them
 * by it, or keeps them as conflicts, so that nothing that was scanned is lost.
 */
const resolved = (kept: readonly Kept[]): readonly Kept[] => {
  const openings = new Map(
    kept.filter(({ act }) => act.kind === 'open-pallet').map((envelope) => [envelope.id, envelope]),
  );
  return kept.flatMap((envelope): readonly Kept[] => {
    const { act } = envelope;
    if (!isWaiting(envelope) || act.kind !== 'load-product' || !('opening' in act.onto)) return [];
    const opening = openings.get(act.onto.opening);
    if (opening && isWaiting(opening) && !isAside(opening)) return [];
    const { name } = act.onto;
    const onto = { ...act, onto: opening?.opened ? { pallet: opening.opened.pallet, name } : { code: name, name } };
    return [{ ...envelope, act: onto, target: targetOf(envelope.id, onto) }];
  });
};

/**
 * A scan that was sent while somebody stood before the screen and is refused when they have gone: it is asked once
 * more, and as a late one becomes a conflict.
 */
const refusedUnseen = ({ act, at }: Envelope, attempt: Attempt, sentAt: number, now: number): boolean =>
  'problem' in attempt &&
  (act.kind === 'load-product' || act.kind === 'load-pallet') &&
  isRefused(attempt.problem) &&
  conflictOf(attempt.problem) === null &&
  !isLate({ waited_ms: Math.max(0, sentAt - at) }) &&
  isLate({ waited_ms: Math.max(0, now - at) });

/** The pallet that an answered scan has opened; null for every other act. */
const openedBy = ({ act }: Envelope, attempt: Attempt): Opened | null =>
  act.kind === 'open-pallet' && 'data' in attempt
    ? { pallet: (attempt.data as { readonly pallet: { readonly id: number } }).pallet.id }
    : null;

/** What the outbox has to know of scans and of what else is done on the floor and on the way. */
export const actRules: ActRules<Act, Opened> = {
  targetOf,
  isDecided: ({ kind }) => kind !== 'rack-or-thing',
  isUndoOf: (act, id) => act.kind === 'undo-scan' && act.scan === id,
  deliver,
  openedBy,
  resolved,
  refusedUnseen,
};
