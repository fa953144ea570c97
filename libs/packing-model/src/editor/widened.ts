import type { PalletLoad } from '../types';
import { isRefused, type VerbResult } from './verb-result';

/**
 * A product on a pallet that was cut narrower than its full width: it gets that back where there is no room otherwise,
 * or where less deck is needed for it than for a longer pallet.
 */
export function orWidened(load: PalletLoad, fullWidthMm: number, attempt: (on: PalletLoad) => VerbResult): VerbResult {
  const first = attempt(load);
  const fits = !isRefused(first) && first.load.lengthMm <= load.lengthMm;
  if (fits || fullWidthMm <= load.widthMm) return first;
  const wide = attempt({ ...load, widthMm: fullWidthMm });
  if (isRefused(wide) || isRefused(first)) return isRefused(wide) ? first : wide;
  return wide.load.lengthMm * fullWidthMm < first.load.lengthMm * load.widthMm ? wide : first;
}
