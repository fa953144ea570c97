import { judgeProductScan } from '@mullion/packing-model';
import type { Act } from '../../../entities/scanning/acts';
import { isCodeOf } from '../../../kits/scan/item-of-code';
import { palletOfCode, productOfCode, type CachedPallet } from '../../../entities/pallet/kept-pallets';

/** What a scan means by what this device knows; `at`: how old that is. */
export type LocalVerdict =
  | { readonly kind: 'opened'; readonly pallet: CachedPallet['pallet']; readonly at: number }
  | {
      readonly kind: 'fits';
      readonly name: string;
      /** The pallet, and whose place on it the product takes: its own, or an identical one's. */
      readonly onto: CachedPallet['pallet'];
      readonly slotId: number;
      readonly at: number;
    }
  | {
      readonly kind: 'hold';
      readonly why: 'other' | 'already' | 'not_ready' | 'left';
      readonly name: string;
      readonly planned: CachedPallet['pallet'];
      readonly at: number;
    }
  | { readonly kind: 'unknown' };

const UNKNOWN: LocalVerdict = { kind: 'unknown' };

/**
 * Judges a scan by the rule that the server asks, with the pallets of this device; what was scanned before and waits
 * counts as loaded. It is never the last word: the server judges by its own rows.
 */
export const judgeLocally = (
  act: Act,
  kept: readonly CachedPallet[],
  waitingCodes: readonly string[],
): LocalVerdict => {
  if (act.kind === 'open-pallet') {
    const found = palletOfCode(kept, act.code);
    return found ? { kind: 'opened', ...found } : UNKNOWN;
  }
  if (act.kind !== 'load-product') return UNKNOWN;
  const { onto } = act;
  const target =
    'pallet' in onto ? kept.find(({ pallet }) => pallet.id === onto.pallet) : palletOfCode(kept, onto.name);
  const found = productOfCode(kept, act.code);
  if (!target || !found) return UNKNOWN;
  const { product, on } = found;
  const at = Math.min(target.at, on.at);
  const name = `${product.position} · ${product.order}`;
  const hold = (why: 'other' | 'already' | 'not_ready' | 'left'): LocalVerdict => ({
    kind: 'hold',
    why,
    name,
    planned: on.pallet,
    at,
  });
  if (waitingCodes.some((code) => isCodeOf(code, product.barcode))) return hold('already');
  const isElsewhere = on.pallet.id !== target.pallet.id;
  const verdict = judgeProductScan(target.pallet, product, isElsewhere ? on.pallet : null);
  switch (verdict.kind) {
    case 'loaded':
      return { kind: 'fits', name, onto: target.pallet, slotId: product.id, at };
    case 'replaced':
      return { kind: 'fits', name, onto: target.pallet, slotId: verdict.slot.id, at };
    case 'already_loaded':
      return hold('already');
    case 'not_ready':
      return hold('not_ready');
    case 'locked':
      return hold('left');
    case 'other_pallet':
      return hold('other');
    default:
      return UNKNOWN;
  }
};
