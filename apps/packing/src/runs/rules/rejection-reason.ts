import { palletStatus, type PackingInstance } from '@mullion/contracts';

interface Product {
  readonly order_id: number;
  readonly address_key: string;
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly weight: number;
  readonly can_be_flipped: boolean;
  readonly removed: boolean;
  readonly version: number;
}

/** A product as the run was started on it; `version` is that of its placement. */
export interface StartedOn {
  readonly product: PackingInstance['products'][number];
  readonly version: number | undefined;
}

/**
 * Why a product cannot be placed as planned: it is no longer what the run was started on, or its pallet is locked. Null
 * when it can.
 */
export const rejectionReason = (
  now: Product | undefined,
  then: StartedOn | undefined,
  pallet: { readonly status: number; readonly truck_id: number | null } | null,
): 'changed' | 'locked' | null => {
  if (!now || !then || now.removed || now.version !== then.version) return 'changed';
  const { product } = then;
  const isSame =
    now.width === product.width &&
    now.height === product.height &&
    now.depth === product.depth &&
    now.weight === product.weight &&
    now.can_be_flipped === product.can_be_flipped &&
    now.address_key === product.address &&
    String(now.order_id) === product.order;
  if (!isSame) return 'changed';
  return pallet && (pallet.truck_id !== null || pallet.status >= palletStatus.prepared) ? 'locked' : null;
};
