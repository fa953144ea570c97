import type { ScanConflict, Settlement } from '@mullion/contracts';

export type Why =
  | 'on_other_pallet'
  | 'loaded_on_other_pallet'
  | 'already_here'
  | 'not_ready'
  | 'pallet_unknown'
  | 'product_unknown'
  | 'product_unplanned'
  | 'scrapped'
  | 'left'
  | 'on_other_truck'
  | 'no_truck'
  | 'already_loaded'
  | 'other';

/** Why it was refused, as it is now: the plan may have changed since. */
export const whyOf = ({ problem, now }: Pick<ScanConflict, 'problem' | 'now'>): Why => {
  switch (problem) {
    case 'should_be_on_pallet':
      return now.loaded_at === null ? 'on_other_pallet' : 'loaded_on_other_pallet';
    case 'product_already_loaded':
      return 'already_here';
    case 'chosen_pallets_not_prepared':
      return 'not_ready';
    case 'pallet.not_found':
      return 'pallet_unknown';
    case 'product.not_found':
      return 'product_unknown';
    case 'product.unplanned':
      return 'product_unplanned';
    case 'product.scrapped':
      return 'scrapped';
    case 'pallet.locked':
      return 'left';
    case 'pallet.on_other_truck':
      return now.truck ? 'on_other_truck' : 'no_truck';
    case 'pallet.already_loaded':
      return 'already_loaded';
    default:
      return 'other';
  }
};

/** Where it was scanned, in people's words. */
export const targetOf = ({ kind, target }: Pick<ScanConflict, 'kind' | 'target'>): string =>
  (kind === 'product' ? target.pallet?.shown_number : target.truck?.description) ?? target.code;

/** Where it belongs now; null when nobody knows, or when that is where it was scanned. */
export const placeNow = ({ kind, target, now }: Pick<ScanConflict, 'kind' | 'target' | 'now'>): string | null => {
  if (kind === 'product') return now.pallet && now.pallet.id !== target.pallet?.id ? now.pallet.shown_number : null;
  return now.truck && now.truck.id !== target.truck?.id ? now.truck.description : null;
};

/** What eyes can see, in the order in which it is asked; nothing is asked that this person may not say. */
export const choicesOf = (
  conflict: Pick<ScanConflict, 'kind' | 'target' | 'now' | 'can' | 'settled'>,
): readonly Settlement[] => {
  const { can, settled, target, kind } = conflict;
  if (settled || !can.settle) return [];
  const isTargetKnown = (kind === 'product' ? target.pallet : target.truck) !== null;
  return [
    ...(can.load && isTargetKnown ? (['here'] as const) : []),
    ...(can.load && placeNow(conflict) !== null ? (['elsewhere'] as const) : []),
    'put_back',
    'dismissed',
  ];
};

/** What was scanned, as people call it. */
export const nameOf = ({ kind, code, now }: Pick<ScanConflict, 'kind' | 'code' | 'now'>): string => {
  if (kind === 'pallet') return now.pallet?.shown_number ?? code;
  return now.product ? `${now.product.order} / ${now.product.position}` : code;
};
