import type { Envelope, ScanTarget } from '../../../entities/scanning/acts';
import { codesMeant, isCodeOf } from '../../../kits/scan/item-of-code';

interface OwnList {
  /** What waits on this device, the oldest first. */
  readonly waiting: readonly Pick<Envelope, 'id' | 'act'>[];
  /** Barcodes on the open pallet that the server has taken from this device. */
  readonly taken: readonly string[];
  /** No answer can be had now. */
  readonly isOffline: boolean;
}

const isSameTarget = (one: ScanTarget, other: ScanTarget): boolean => {
  if ('pallet' in one) return 'pallet' in other && one.pallet === other.pallet;
  return 'opening' in one && 'opening' in other && one.opening === other.opening;
};
const isSameCode = (one: string, other: string): boolean =>
  isCodeOf(one, other) || codesMeant(one).some((code) => isCodeOf(other, code));

/**
 * The scan by which this device has scanned this product onto this pallet already, if no answer has changed that: then
 * the second pull of the trigger is said at once and sent nowhere. A scan that is being taken back does not count, and
 * what the server knows better is asked while it can be.
 * @returns its id while it waits
 */
export const scannedHere = (
  code: string,
  onto: ScanTarget,
  { waiting, taken, isOffline }: OwnList,
): { readonly id: string | null } | null => {
  const undone = new Set(waiting.flatMap(({ act }) => (act.kind === 'undo-scan' ? [act.scan] : [])));
  const waits = waiting.find(
    ({ id, act }) =>
      act.kind === 'load-product' && isSameTarget(act.onto, onto) && isSameCode(act.code, code) && !undone.has(id),
  );
  if (waits) return { id: waits.id };
  return isOffline && taken.some((barcode) => isCodeOf(code, barcode)) ? { id: null } : null;
};
