import type { OutputOf, Problem, scanPallet, scanProduct } from '@mullion/contracts';

/** What the server answered to one scan of the pallet scanner. */
export type PalletScannerAnswer =
  | { readonly kind: 'pallet'; readonly answer: OutputOf<typeof scanPallet> }
  | { readonly kind: 'product'; readonly answer: OutputOf<typeof scanProduct> };

/** What came of a scan at a pallet, with what its sentence needs. */
export type PalletOutcome =
  | {
      readonly kind: 'pallet_loaded';
      readonly palletId: number;
      readonly number: string;
      readonly left: number;
      readonly closed: boolean;
      /** What is printed of it is no longer right. */
      readonly outdated: boolean;
    }
  | { readonly kind: 'not_ready'; readonly number: string }
  | { readonly kind: 'pallet_deleted'; readonly problem: Problem }
  | {
      readonly kind:
        | 'pallet_not_found'
        | 'product_not_found'
        | 'product_unplanned'
        | 'product_already_loaded'
        | 'no_right_to_scan'
        | 'locked';
    }
  | { readonly kind: 'loaded' | 'replaced'; readonly position: string; readonly order: string; readonly left: number }
  | { readonly kind: 'should_be_on_pallet'; readonly pallet: string }
  | { readonly kind: 'refused'; readonly problem: Problem };

const CLOSED = 2;

/** Reads an answer of the server as one outcome. */
export const outcomeOf = (
  attempt: { readonly data: PalletScannerAnswer } | { readonly problem: Problem },
): PalletOutcome => {
  if ('problem' in attempt) return refusalOf(attempt.problem);
  if (attempt.data.kind === 'product') {
    const { outcome, product, loaded_count, products_count } = attempt.data.answer;
    return { kind: outcome, position: product.position, order: product.order, left: products_count - loaded_count };
  }
  const { outcome, pallet, missing } = attempt.data.answer;
  if (outcome === 'not_ready') return { kind: 'not_ready', number: pallet.shown_number };
  return {
    ...{ kind: 'pallet_loaded', palletId: pallet.id, number: pallet.shown_number, left: missing.length },
    ...{ closed: pallet.status >= CLOSED, outdated: pallet.outdated },
  };
};

const refusalOf = (problem: Problem): PalletOutcome => {
  switch (problem.code) {
    case 'pallet.not_found':
      return { kind: 'pallet_not_found' };
    case 'pallet.deleted':
      return { kind: 'pallet_deleted', problem };
    case 'product.not_found':
      return { kind: 'product_not_found' };
    case 'product.unplanned':
      return { kind: 'product_unplanned' };
    case 'product_already_loaded':
      return { kind: 'product_already_loaded' };
    case 'should_be_on_pallet':
      return { kind: 'should_be_on_pallet', pallet: String(problem.params?.['pallet'] ?? '') };
    case 'chosen_pallets_not_prepared':
      return { kind: 'not_ready', number: String(problem.params?.['pallet'] ?? '') };
    case 'pallet.locked':
      return { kind: 'locked' };
    case 'no_right_to_scan':
      return { kind: 'no_right_to_scan' };
    default:
      return { kind: 'refused', problem };
  }
};

/**
 * Colour of an outcome: blue a pallet opened, orange with a list that is out of date, green loaded, orange not ready,
 * red everything that stops.
 */
export const toneOf = (outcome: PalletOutcome): 'ok' | 'info' | 'warn' | 'bad' => {
  if (outcome.kind === 'pallet_loaded') return outcome.outdated ? 'warn' : 'info';
  if (outcome.kind === 'not_ready') return 'warn';
  return outcome.kind === 'loaded' || outcome.kind === 'replaced' ? 'ok' : 'bad';
};
