import { palletStatus } from '@mullion/contracts';

/** A product as a scan is judged by it: a row of packing, or what a scanner keeps of a pallet. */
export interface ScannedUnit {
  readonly id: number;
  readonly order_id: number;
  readonly position: string;
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly pallet_id: number | null;
  /** Null: not scanned onto its pallet yet. */
  readonly loaded_at: unknown;
  /** Made again: the old unit is scanned no more. */
  readonly scrapped?: boolean;
}

interface Standing {
  readonly id: number;
  readonly status: number;
}

export type ProductVerdict<Unit> =
  | { readonly kind: 'loaded'; readonly product: Unit }
  /** It takes the place of an identical one that is not loaded. */
  | { readonly kind: 'replaced'; readonly product: Unit; readonly slot: Unit }
  | {
      readonly kind:
        | 'not_ready'
        | 'locked'
        | 'not_found'
        | 'unplanned'
        | 'scrapped'
        | 'already_loaded'
        | 'other_pallet';
    };

/**
 * What a product means that is scanned onto a pallet, by whatever is known of both: the server asks by its rows, a
 * scanner without a network by what it keeps. `source` is the pallet on which the product stands, if that is another
 * one.
 */
export const judgeProductScan = <Unit extends ScannedUnit>(
  target: Standing & { readonly products: readonly Unit[] },
  product: Unit | null,
  source: Pick<Standing, 'status'> | null,
): ProductVerdict<Unit> => {
  if (target.status < palletStatus.prepared) return { kind: 'not_ready' };
  if (target.status >= palletStatus.dispatched) return { kind: 'locked' };
  if (product === null) return { kind: 'not_found' };
  if (product.scrapped) return { kind: 'scrapped' };
  if (product.pallet_id === target.id)
    return product.loaded_at === null ? { kind: 'loaded', product } : { kind: 'already_loaded' };
  const slot = target.products.find((candidate) => isIdentical(candidate, product));
  const isFree = product.loaded_at === null && (source === null || source.status < palletStatus.loaded);
  if (slot && isFree) return { kind: 'replaced', product, slot };
  return { kind: source === null ? 'unplanned' : 'other_pallet' };
};

/** Same order, same position, same sizes: one can stand for the other. */
const isIdentical = (slot: ScannedUnit, product: ScannedUnit): boolean =>
  slot.loaded_at === null &&
  !slot.scrapped &&
  slot.order_id === product.order_id &&
  slot.position === product.position &&
  slot.width === product.width &&
  slot.height === product.height &&
  slot.depth === product.depth;

export type PalletVerdict = 'loaded' | 'already_loaded' | 'not_ready' | 'other_truck' | 'not_found';

/** What a pallet means that is scanned at a truck. */
export const judgePalletScan = (
  pallet: { readonly status: number; readonly truck_id: number | null } | null,
  truckId: number,
): PalletVerdict => {
  if (pallet === null) return 'not_found';
  if (pallet.truck_id !== truckId) return 'other_truck';
  if (pallet.status >= palletStatus.loaded) return 'already_loaded';
  return pallet.status >= palletStatus.prepared ? 'loaded' : 'not_ready';
};
