import { z } from 'zod';
import { line } from './text.schema';

/** For so long a person may take back what they have just done at a scanner or a terminal. */
export const UNDO_SECONDS = 30;
/** What a request may take on its way after the button was pressed in time. */
export const UNDO_WAY_SECONDS = 30;
/** An undo pressed in time may wait for the network as long as this. */
const UNDO_QUEUED_SECONDS = 60 * 60;

/** A scan by the Idempotency-Key it was sent under; only its own person finds it. */
export const scanParams = z.strictObject({ scan: line(200).min(1) });
/** How long after the scan the button was pressed, by the device: a duration, so that a wrong clock does not matter. */
export const undoBody = z.strictObject({ after_seconds: z.number().min(0).max(86_400).optional() });

interface UndoTime {
  /** When the server took the scan. */
  readonly at: Date;
  readonly now: Date;
  readonly afterSeconds: number | undefined;
}

/**
 * Whether an undo comes in time: 30 s by the server's clock and its way, or 30 s on a device that had no network
 * meanwhile.
 */
export const isUndoInTime = ({ at, now, afterSeconds }: UndoTime): boolean => {
  const seconds = (now.getTime() - at.getTime()) / 1000;
  if (seconds <= UNDO_SECONDS + UNDO_WAY_SECONDS) return true;
  return afterSeconds !== undefined && afterSeconds <= UNDO_SECONDS && seconds <= UNDO_QUEUED_SECONDS;
};
